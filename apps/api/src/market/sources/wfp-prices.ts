import type { PriceType } from '@smart-farming/market-core/answering/series/price-series'
import { commodityByWfpName } from '@smart-farming/market-core/commodities/catalogue'
import type { FilePlace } from '@smart-farming/words/sentences/bad-row'
import * as z from 'zod'
import { readCsvRows } from '../files/csv-rows.ts'
import { toAlpha2 } from '../files/iso-countries.ts'
import { type DecimalMark, possibleValues } from '../files/written-number.ts'
import { type PriceItem, type ReadOptions, type SeriesFacts, UnreadableFile } from '../imports/price-item.ts'
import { toBadRow } from './bad-field.ts'

const types: Readonly<Record<string, PriceType>> = {
  retail: 'retail',
  wholesale: 'wholesale',
  producer: 'farm-gate',
  'farm gate': 'farm-gate',
}

const degrees = (limit: number) =>
  z
    .string()
    .regex(/^(-?\d{1,3}([.,]\d+)?)?$/, 'no_coordinate')
    .transform((text) => (text === '' ? null : Number(text.replace(',', '.'))))
    .refine((value) => value === null || Math.abs(value) <= limit, 'off_globe')

const row = z.object({
  date: z.iso.date('no_date'),
  admin1: z.string(),
  admin2: z.string().optional(),
  market: z.string().min(1, 'missing'),
  market_id: z.string().regex(/^\d+$/, 'no_number'),
  latitude: degrees(90),
  longitude: degrees(180),
  commodity: z.string().min(1, 'missing'),
  commodity_id: z.string().regex(/^\d+$/, 'no_number'),
  unit: z.string().min(1, 'missing'),
  priceflag: z.string().regex(/^(actual|aggregate)(,\s*(actual|aggregate))*$/i, 'no_price_flag'),
  pricetype: z
    .string()
    .transform((text) => types[text.toLowerCase()])
    .refine((type) => type !== undefined, 'no_price_type'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'no_currency'),
  price: z.number('no_price').positive('not_positive').lt(1e12, 'no_price'),
  countryiso3: z.string().optional(),
})
type Row = z.output<typeof row>
const optional = new Set(['countryiso3', 'admin2'])

/**
 * Reads WFP's food prices from the Humanitarian Data Exchange, `wfp_food_prices_{iso3}.csv`, one
 * row per price. The second line has tags in some files and data in others. Yearly files of all
 * countries have a `countryiso3` column; for other files the country is passed in.
 */
export async function* readWfpPrices(
  bytes: AsyncIterable<Uint8Array>,
  { country }: ReadOptions,
): AsyncGenerator<PriceItem> {
  let columns: readonly string[] | undefined
  for await (const record of readCsvRows(bytes)) {
    if (!('cells' in record)) {
      yield { kind: 'bad', ...record }
      continue
    }
    const { cells, at, separator } = record
    if (columns === undefined) {
      columns = header(cells, country)
      continue
    }
    if (cells[0]?.startsWith('#')) continue
    while (cells.length > columns.length && cells.at(-1) === '') cells.pop()
    const fields = Object.fromEntries(columns.map((name, index) => [name, cells[index]]))
    yield cells.length === columns.length
      ? readRow(fields, at, country, separator === ',' ? '.' : undefined)
      : { kind: 'bad', at, reason: { code: 'columns', count: cells.length, wanted: columns.length } }
  }
  if (columns === undefined) throw new UnreadableFile({ code: 'empty' })
}

function header(cells: readonly string[], country: string | undefined): string[] {
  const columns = cells.map((cell) => cell.trim().toLowerCase())
  const wanted = Object.keys(row.shape).filter((name) => !optional.has(name))
  const absent = wanted.filter((name) => !columns.includes(name))
  if (absent.length > 0) throw new UnreadableFile({ code: 'columns_absent', columns: absent })
  if (!columns.includes('countryiso3') && country === undefined)
    throw new UnreadableFile({ code: 'no_country' })
  return columns
}

/** @param usual decimal mark for rows whose coordinates do not show one */
function readRow(
  fields: Readonly<Record<string, string | undefined>>,
  at: FilePlace,
  country: string | undefined,
  usual: DecimalMark | undefined,
): PriceItem {
  const { latitude, longitude, price = '' } = fields
  const [mark = usual] = (['.', ','] as const).filter((one) => `${latitude} ${longitude}`.includes(one))
  if (price === '') return { kind: 'bad', at, reason: { code: 'field', field: 'price', problem: 'missing' } }
  const [value, other] = possibleValues(price, mark)
  if (value !== undefined && other !== undefined)
    return { kind: 'bad', at, reason: { code: 'twoNumbers', field: 'price', text: price, value, other } }
  const parsed = row.safeParse({ ...fields, price: value })
  if (!parsed.success) return toBadRow(at, parsed.error)
  const { data } = parsed
  const where = data.countryiso3 === undefined ? country : toAlpha2(data.countryiso3)
  const type = data.pricetype
  if (where === undefined || type === undefined)
    return { kind: 'bad', at, reason: { code: 'country', written: String(data.countryiso3) } }
  return { kind: 'price', at, series: seriesOf(data, where, type), date: data.date, value: data.price }
}

function seriesOf(data: Row, country: string, type: PriceType): SeriesFacts {
  const { market_id, commodity_id, unit, currency } = data
  // The region is sometimes misspelt when the district is not, as in "Point-Noire" for
  // "Pointe-Noire".
  const areas = [data.admin2 ?? '', data.admin1].filter((name) => !/^$|not available/i.test(name))
  const area = areas.length === 0 ? null : [...new Set(areas)].join(', ')
  return {
    key: `wfp:${country}:${market_id}:${commodity_id}:${type}:${unit}:${currency}`,
    source: 'wfp',
    commodity: commodityByWfpName(data.commodity)?.id ?? null,
    name: data.commodity,
    grade: /\((.+)\)$/.exec(data.commodity)?.[1] ?? null,
    type,
    country,
    market: data.market,
    area,
    lat: data.latitude,
    lon: data.longitude,
    unit,
    currency,
    period: 'month',
  }
}
