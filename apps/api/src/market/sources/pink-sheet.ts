import { commodityOfPinkSheet, pinkSheetName } from '@smart-farming/market-core/commodities/catalogue'
import { type PriceItem, type ReadOptions, type SeriesFacts, UnreadableFile } from '../price-item.ts'
import { wholeFile } from '../whole-file.ts'
import { type SheetRow, sheetRows } from '../workbook.ts'

const MOST_BYTES = 16_000_000
const month = /^(?<year>\d{4})M(?<month>0[1-9]|1[0-2])$/
/** A dash, dots or the one character for three dots: no price that month. */
const missing = /^(…|\.{2,3}|-)?$/

/**
 * The World Bank's Commodity Price Data (The Pink Sheet), `CMO-Historical-Data-Monthly.xlsx`: one column a series, one row a month. The
 * header moves between releases, so it is found: data begins at the first `1960M01`, names are the nearest row above with "Maize" in it,
 * units the row below the names.
 */
export async function* readPinkSheet(
  bytes: AsyncIterable<Uint8Array>,
  _options: ReadOptions = {},
): AsyncGenerator<PriceItem> {
  const rows = sheetRows(await wholeFile(bytes, MOST_BYTES), 'Monthly Prices')
  const begin = rows.findIndex(({ cells }) => month.test(cells.get('A') ?? ''))
  const names = rows.slice(0, Math.max(0, begin)).findLastIndex(hasMaize)
  const [header, units] = [rows[names], rows[names + 1]]
  if (begin < 0 || header === undefined || units === undefined)
    throw new UnreadableFile('The sheet "Monthly Prices" has no months, or no row of names above them.')
  const on = updatedOn(rows.slice(0, begin))
  if (on !== undefined) yield { kind: 'updated', on }
  const columns: [string, SeriesFacts][] = []
  for (const [column, written] of header.cells) {
    const unit = units.cells.get(column)
    if (column === 'A' || pinkSheetName(written) === '') continue
    if (unit !== undefined) columns.push([column, seriesOf(written, unit)])
    else yield { kind: 'bad', at: `column ${column}`, reason: `${pinkSheetName(written)} has no unit` }
  }
  for (const row of rows.slice(begin)) yield* readMonth(row, columns)
}

function* readMonth(
  { number, cells }: SheetRow,
  columns: readonly [string, SeriesFacts][],
): Generator<PriceItem> {
  const written = cells.get('A') ?? ''
  const found = month.exec(written)?.groups
  if (found === undefined) {
    // Remarks under the table fill one cell; a row of figures with a strange month is another matter.
    if (cells.size > 1) yield { kind: 'bad', at: `row ${number}`, reason: `"${written}" is no month` }
    return
  }
  for (const [column, series] of columns) {
    const cell = cells.get(column)?.trim() ?? ''
    if (missing.test(cell)) continue
    const value = Number(cell)
    const at = `row ${number}, column ${column}`
    if (Number.isFinite(value) && value > 0)
      yield { kind: 'price', at, series, date: `${found.year}-${found.month}-01`, value }
    else yield { kind: 'bad', at, reason: `${series.name}: "${cell}" is no price` }
  }
}

/** A column of the sheet as a series: a world price, named by what it is called without its marks. */
export function seriesOf(written: string, writtenUnit: string): SeriesFacts {
  const name = pinkSheetName(written)
  const [, money, unit = writtenUnit] = /^\(?(\$|cents)\/(.+?)\)?$/.exec(writtenUnit.trim()) ?? []
  return {
    key: `world-bank:${name.toLowerCase()}`,
    source: 'world-bank',
    commodity: commodityOfPinkSheet(name)?.id ?? null,
    name,
    grade: /, (.+)$/.exec(name)?.[1] ?? null,
    type: 'benchmark',
    country: null,
    market: null,
    area: null,
    lat: null,
    lon: null,
    unit: unit.replace(/^\(|\)$/g, ''),
    currency: money === undefined ? null : money === '$' ? 'USD' : 'USX',
    period: 'month',
  }
}

function hasMaize({ cells }: SheetRow): boolean {
  return [...cells.values()].some((cell) => pinkSheetName(cell).toLowerCase() === 'maize')
}

/** "Updated on March 03, 2026", somewhere above the table. */
function updatedOn(rows: readonly SheetRow[]): string | undefined {
  const said = rows.flatMap(({ cells }) => [...cells.values()]).find((cell) => /^\s*updated on/i.test(cell))
  const date = new Date(`${said?.replace(/^\s*updated on/i, '').trim()} UTC`)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10)
}
