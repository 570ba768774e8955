import type { BadRow, FilePlace } from '@smart-farming/words/sentences/bad-row'
import { copyRows, type TransactionSql } from '../../db/copy-rows.ts'
import type { PriceItem, SeriesFacts } from './price-item.ts'

export interface StagingResult {
  rows: number
  badRows: BadRow[]
  updatedOn: string | null
}

/** More bad rows than anybody reads; any others are only counted. */
const MAX_KEPT = 1_000
const PROGRESS_EVERY = 5_000

interface Staging {
  bundled: boolean
  onProgress: (rows: number) => void
}

/**
 * Streams a reader's items into temporary tables of this transaction: `incoming`, with one row per
 * price, and `incoming_series`. Two different prices of a series for one day also count as a bad
 * row.
 */
export async function stageItems(
  sql: TransactionSql,
  items: AsyncIterable<PriceItem>,
  { bundled, onProgress }: Staging,
): Promise<StagingResult & { badCount: number }> {
  await sql.unsafe(`
    create temp table incoming (
      n int generated always as identity, series int, base text, quote text, at jsonb, date date, value float8
    ) on commit drop;
    create temp table incoming_series (
      n int, ${seriesColumns.map((column) => `${column} ${typeOf(column)}`).join(', ')}
    ) on commit drop`)
  const series = new Map<string, { n: number; facts: SeriesFacts }>()
  const found: StagingResult & { badCount: number } = { rows: 0, badRows: [], badCount: 0, updatedOn: null }
  const bad = (row: BadRow) => {
    found.badCount += 1
    if (found.badRows.length < MAX_KEPT) found.badRows.push({ at: row.at, reason: row.reason })
  }
  await copyRows(sql, 'incoming (series, base, quote, at, date, value)', figures())
  onProgress(found.rows)
  await copyRows(sql, `incoming_series (n, ${seriesColumns.join(', ')})`, seriesRows())
  await sql.unsafe('analyze incoming; analyze incoming_series')
  for (const { first, second, day } of await sql.unsafe<Double[]>(doubles))
    bad({ at: { code: 'both', first, second }, reason: { code: 'prices', day } })
  return found

  async function* figures() {
    for await (const item of items) {
      if (item.kind === 'updated') found.updatedOn = item.on
      else if (item.kind === 'bad') bad(item)
      else {
        found.rows += 1
        if (found.rows % PROGRESS_EVERY === 0) onProgress(found.rows)
        if (item.kind === 'rate') {
          const { base, quote, date, rate } = item.rate
          yield [null, base, quote, JSON.stringify(item.at), date, rate]
        } else yield [numberOf(item.series), null, null, JSON.stringify(item.at), item.date, item.value]
      }
    }
  }

  function numberOf(facts: SeriesFacts): number {
    const known = series.get(facts.key)
    if (known !== undefined) return known.n
    series.set(facts.key, { n: series.size, facts })
    return series.size - 1
  }

  function* seriesRows() {
    for (const { n, facts } of series.values()) {
      const row = { ...facts, updated_on: found.updatedOn, bundled }
      yield [n, ...seriesColumns.map((column) => row[column])]
    }
  }
}

/** Columns of `price_series` that an import sets. */
export const seriesColumns = [
  ...(['key', 'source', 'commodity', 'name', 'grade', 'type', 'country', 'market', 'area'] as const),
  ...(['lat', 'lon', 'unit', 'currency', 'period', 'updated_on', 'bundled'] as const),
]

function typeOf(column: (typeof seriesColumns)[number]): string {
  if (column === 'lat' || column === 'lon') return 'float8'
  if (column === 'updated_on') return 'date'
  return column === 'bundled' ? 'bool' : 'text'
}

interface Double {
  first: FilePlace
  second: FilePlace
  day: string
}

const doubles = `
  select (array_agg(at order by n))[1] as first, (array_agg(at order by n desc))[1] as second, min(date)::text as day
  from incoming where series is not null
  group by series, date having min(value) <> max(value) order by min(n) limit 1000`
