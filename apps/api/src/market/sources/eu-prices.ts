import type { FilePlace } from '@smart-farming/words/sentences/bad-row'
import * as z from 'zod'
import { toAlpha2 } from '../files/iso-countries.ts'
import { readWholeJson } from '../files/whole-file.ts'
import { type PriceItem, type SeriesFacts, UnreadableFile } from '../imports/price-item.ts'
import { toBadRow } from './bad-field.ts'

const MAX_BYTES = 24_000_000

const day = z
  .string()
  .regex(/^\d{2}\/\d{2}\/\d{4}$/, 'no_date')
  .transform((text) => text.split('/').reverse().join('-'))
  .pipe(z.iso.date('no_date'))

/** "€191,50", "€308.56", "€1.234,50": of two marks, the last is the decimal mark. */
const euros = z
  .string('no_price')
  .transform((text) => text.replace(/[€\s]/g, ''))
  .refine((text) => /^(\d+([.,]\d+)?|\d{1,3}(,\d{3})+\.\d+|\d{1,3}(\.\d{3})+,\d+)$/.test(text), 'no_price')
  .transform((text) => Number(text.replace(/[.,](?=.*[.,])/g, '').replace(',', '.')))
  .refine((price) => price > 0 && price < 1e12, 'no_price')

const row = z.object({
  memberStateCode: z.string().min(1, 'missing'),
  beginDate: day,
  price: euros,
  unit: z.string().min(1, 'missing'),
  productName: z.string().min(1, 'missing'),
  marketName: z.string().nullish(),
  stageName: z.string().nullish(),
})
type Row = z.output<typeof row>

/**
 * Reads the EU agri-food portal's weekly prices (`cereal/prices`, `oilseeds/prices`): a JSON list
 * of rows, with prices as text with a euro sign. Each price is for the week that begins on its
 * date.
 */
export async function* readEuPrices(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<PriceItem> {
  const list = await readWholeJson(bytes, MAX_BYTES)
  if (!Array.isArray(list)) throw new UnreadableFile({ code: 'no_list' })
  for (const [index, item] of list.entries()) yield readRow(item, { code: 'item', item: index + 1 })
}

function readRow(item: unknown, at: FilePlace): PriceItem {
  const parsed = row.safeParse(item)
  if (!parsed.success) return toBadRow(at, parsed.error)
  const country = toAlpha2(ownCodes[parsed.data.memberStateCode] ?? parsed.data.memberStateCode)
  if (country === undefined)
    return { kind: 'bad', at, reason: { code: 'field', field: 'memberStateCode', problem: 'no_country' } }
  const { beginDate: date, price: value } = parsed.data
  return { kind: 'price', at, series: seriesOf(parsed.data, country), date, value }
}

/** EU country codes that differ from ISO 3166. */
const ownCodes: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' }

const commodities: readonly [RegExp, string][] = [
  [/wheat/i, 'wheat'],
  [/barley/i, 'barley'],
  [/maize/i, 'maize'],
  [/oats/i, 'oats'],
  [/\brye\b/i, 'rye'],
  [/rapeseed|rape seed/i, 'rapeseed'],
  [/sunflower seed/i, 'sunflower'],
  [/soya ?beans?$/i, 'soybeans'],
]

function seriesOf(data: Row, country: string): SeriesFacts {
  const { productName: name, unit } = data
  const [market, stage] = [data.marketName || null, data.stageName || null]
  return {
    key: `eu:${country}:${name}:${market ?? ''}:${stage ?? ''}:${unit}`.toLowerCase(),
    source: 'eu',
    commodity: commodities.find(([pattern]) => pattern.test(name))?.[1] ?? null,
    name,
    grade: stage,
    type: /\bfarm\b/i.test(stage ?? '') ? 'farm-gate' : 'wholesale',
    country,
    market,
    area: null,
    lat: null,
    lon: null,
    unit,
    currency: 'EUR',
    period: 'week',
  }
}
