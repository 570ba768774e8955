import {
  cleanPinkSheetName,
  commodityByPinkSheetColumn,
} from '@smart-farming/market-core/commodities/catalogue'
import { readWholeFile } from '../files/whole-file.ts'
import { readSheetRows, type SheetRow } from '../files/workbook.ts'
import { type PriceItem, type SeriesFacts, UnreadableFile } from '../imports/price-item.ts'

const SHEET = 'Monthly Prices'
const MAX_BYTES = 16_000_000
/** Digits with an optional exponent; booleans, errors and other notations are rejected. */
const plain = /^\d+(\.\d+)?(e[+-]?\d+)?$/i
/** Maximum number of rows above the first month: title, notes, names and units. */
const MAX_HEAD_ROWS = 100
const month = /^(?<year>\d{4})M(?<month>0[1-9]|1[0-2])$/
/** An empty cell, a dash, dots or an ellipsis: no price that month. */
const missing = /^(…|\.{2,3}|-)?$/

/**
 * Reads the World Bank's Commodity Price Data (The Pink Sheet), `CMO-Historical-Data-Monthly.xlsx`:
 * one column per series, one row per month. The header moves between releases, so it is searched
 * for. Data begins at the first month, such as `1960M01`. Names are in the nearest row above that
 * contains "Maize", units in the row below the names.
 */
export async function* readPinkSheet(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<PriceItem> {
  const workbook = await readWholeFile(bytes, MAX_BYTES)
  const head: SheetRow[] = []
  let columns: readonly Column[] | undefined
  for await (const row of readSheetRows(workbook, SHEET)) {
    if (columns === undefined && month.test(row.cells.get('A')?.trim() ?? '')) columns = yield* readHead(head)
    if (columns !== undefined) yield* readMonth(row, columns)
    else if (head.push(row) > MAX_HEAD_ROWS) break
  }
  if (columns === undefined) throw noTable()
}

type Column = readonly [letters: string, series: SeriesFacts]

const noTable = () => new UnreadableFile({ code: 'no_table', sheet: SHEET })

function* readHead(head: readonly SheetRow[]): Generator<PriceItem, Column[]> {
  const names = head.findLastIndex(hasMaize)
  const [header, units] = [head[names], head[names + 1]]
  if (header === undefined || units === undefined) throw noTable()
  const on = updatedOn(head)
  if (on !== undefined) yield { kind: 'updated', on }
  const columns: Column[] = []
  for (const [column, written] of header.cells) {
    const unit = units.cells.get(column)
    if (column === 'A' || cleanPinkSheetName(written) === '') continue
    if (unit !== undefined) columns.push([column, toSeriesFacts(written, unit)])
    else {
      const reason = { code: 'noUnit', name: cleanPinkSheetName(written) } as const
      yield { kind: 'bad', at: { code: 'column', column }, reason }
    }
  }
  return columns
}

function* readMonth({ number: row, cells }: SheetRow, columns: readonly Column[]): Generator<PriceItem> {
  const written = cells.get('A')?.trim() ?? ''
  const found = month.exec(written)?.groups
  if (found === undefined) {
    // Remarks below the table fill one cell. More filled cells mean a row of prices with an invalid
    // month.
    if ([...cells.values()].filter((cell) => cell.trim() !== '').length > 1)
      yield { kind: 'bad', at: { code: 'row', row }, reason: { code: 'noMonth', text: written } }
    return
  }
  for (const [column, series] of columns) {
    const cell = cells.get(column)?.trim() ?? ''
    if (missing.test(cell)) continue
    const value = plain.test(cell) ? Number(cell) : Number.NaN
    const at = { code: 'cell', row, column } as const
    if (Number.isFinite(value) && value > 0)
      yield { kind: 'price', at, series, date: `${found.year}-${found.month}-01`, value }
    else yield { kind: 'bad', at, reason: { code: 'noPrice', name: series.name, text: cell } }
  }
}

/** Converts a column of the sheet to a series, without footnote marks in its name. */
export function toSeriesFacts(written: string, writtenUnit: string): SeriesFacts {
  const name = cleanPinkSheetName(written)
  const [, money, unit = writtenUnit] = /^\(?(\$|cents)\/(.+?)\)?$/.exec(writtenUnit.trim()) ?? []
  return {
    key: `world-bank:${name.toLowerCase()}`,
    source: 'world-bank',
    commodity: commodityByPinkSheetColumn(name)?.id ?? null,
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
  return [...cells.values()].some((cell) => cleanPinkSheetName(cell).toLowerCase() === 'maize')
}

/** Date of a cell such as "Updated on March 03, 2026" above the table. */
function updatedOn(rows: readonly SheetRow[]): string | undefined {
  const said = rows.flatMap(({ cells }) => [...cells.values()]).find((cell) => /^\s*updated on/i.test(cell))
  const date = new Date(`${said?.replace(/^\s*updated on/i, '').trim()} UTC`)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10)
}
