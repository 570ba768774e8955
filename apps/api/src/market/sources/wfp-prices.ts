import { Readable } from 'node:stream'
import type { PriceType } from '@smart-farming/market-core/answer/series/price-series'
import { commodityOfWfp } from '@smart-farming/market-core/commodities/catalogue'
import type { BadRow, FilePlace } from '@smart-farming/words/say/bad-row'
import { CsvError, parse } from 'csv-parse'
import * as z from 'zod'
import { alpha2 } from '../files/iso-countries.ts'
import { type PriceItem, type ReadOptions, type SeriesFacts, UnreadableFile } from '../imports/price-item.ts'
import { badField } from './bad-field.ts'

const types: Readonly<Record<string, PriceType>> = {
  retail: 'retail',
  wholesale: 'wholesale',
  producer: 'farm-gate',
  'farm gate': 'farm-gate',
}

const degrees = (limit: number) =>
  z
    .string()
    .regex(/^(-?\d{1,3}(\.\d+)?)?$/, 'no_coordinate')
    .transform((text) => (text === '' ? null : Number(text)))
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
  price: z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'no_price')
    .transform(Number)
    .refine((price) => price > 0 && price < 1e12, 'no_price'),
  countryiso3: z.string().optional(),
})
type Row = z.output<typeof row>
const optional = new Set(['countryiso3', 'admin2'])

/**
 * WFP's food prices from the Humanitarian Data Exchange, `wfp_food_prices_{iso3}.csv`: one row a price. The second line
 * is a row of tags in some files and data in others. The yearly files of all countries have a `countryiso3` column; the
 * others need to be told.
 */
export async function* readWfpPrices(
  bytes: AsyncIterable<Uint8Array>,
  { country }: ReadOptions,
): AsyncGenerator<PriceItem> {
  let columns: readonly string[] | undefined
  for await (const record of records(bytes)) {
    if (!('cells' in record)) {
      yield { kind: 'bad', ...record }
      continue
    }
    const { cells, at } = record
    if (columns === undefined) {
      columns = header(cells, country)
      continue
    }
    if (cells[0]?.startsWith('#') || (cells.length === 1 && cells[0] === '')) continue
    yield cells.length === columns.length
      ? readRow(Object.fromEntries(columns.map((name, index) => [name, cells[index]])), at, country)
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

function readRow(fields: unknown, at: FilePlace, country: string | undefined): PriceItem {
  const parsed = row.safeParse(fields)
  if (!parsed.success) return badField(at, parsed.error)
  const { data } = parsed
  const where = data.countryiso3 === undefined ? country : alpha2(data.countryiso3)
  const type = data.pricetype
  if (where === undefined || type === undefined)
    return { kind: 'bad', at, reason: { code: 'country', written: String(data.countryiso3) } }
  return { kind: 'price', at, series: seriesOf(data, where, type), date: data.date, value: data.price }
}

function seriesOf(data: Row, country: string, type: PriceType): SeriesFacts {
  const { market_id, commodity_id, unit, currency } = data
  // The region is misspelt in places where its district is not: "Point-Noire", "Pointe-Noire".
  const areas = [data.admin2 ?? '', data.admin1].filter((name) => !/^$|not available/i.test(name))
  const area = areas.length === 0 ? null : [...new Set(areas)].join(', ')
  return {
    key: `wfp:${country}:${market_id}:${commodity_id}:${type}:${unit}:${currency}`,
    source: 'wfp',
    commodity: commodityOfWfp(data.commodity)?.id ?? null,
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

type CsvRow = { cells: string[]; at: FilePlace } | BadRow

/** The rows of the file as a real CSV parser sees them; a row that it cannot make out is said, and reading goes on. */
async function* records(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const skipped: BadRow[] = []
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_records_with_error: true,
    // A quote that is never closed must not gather the rest of the file in memory.
    max_record_size: 20_000,
  })
  parser.on('skip', (error: CsvError) => {
    skipped.push({ at: { code: 'line', line: Number(error.lines) }, reason: { code: 'noRow' } })
  })
  const source = Readable.from(bytes)
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      yield* skipped.splice(0)
      yield { cells: record, at: { code: 'line', line: info.lines } }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    skipped.push({
      at: { code: 'line', line: Number(error.lines) },
      reason: { code: 'noRowNorAfter' },
    })
  }
  yield* skipped.splice(0)
}
