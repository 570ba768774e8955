import type { PricePoint } from '@smart-farming/contracts/prices'
import { findDoubtedLatest } from '@smart-farming/market-core/series'
import type { TransactionSql } from '../../db/copy-rows.ts'
import { toMonthlyPrices } from '../stored/monthly-prices.ts'
import type { DoubtedPrice } from './import-report.ts'
import type { PriceSourceId } from './price-item.ts'
import { seriesColumns } from './price-staging-store.ts'

/** Number of new prices, and of prices that a source has corrected. */
export interface ImportChanges {
  added: number
  revised: number
}

/**
 * Merges the staged prices into the tables and leaves equal prices untouched. Replaced prices are
 * moved to `price_revisions` under this import.
 */
export async function mergePrices(
  sql: TransactionSql,
  source: PriceSourceId,
  importId: number,
): Promise<ImportChanges> {
  await sql.unsafe(mergeSeries)
  await sql.unsafe(match)
  const kept = await sql.unsafe(keepReplaced, [importId])
  await sql.unsafe(replace)
  const added = await sql.unsafe(add)
  const revisedRates = await sql.unsafe(replaceRates, [source])
  const addedRates = await sql.unsafe(addRates, [source])
  return { added: added.count + addedRates.count, revised: kept.count + revisedRates.count }
}

/** Finds imported series with a doubtful newest price, after {@link mergePrices}. */
export async function findDoubtedPrices(sql: TransactionSql): Promise<DoubtedPrice[]> {
  const rows = await sql.unsafe<(Omit<DoubtedPrice, 'month' | 'value'> & { points: PricePoint[] })[]>(ends)
  return rows.flatMap(({ points, ...series }) => {
    const doubted = findDoubtedLatest(toMonthlyPrices(points))
    return doubted === undefined ? [] : [{ ...series, ...doubted }]
  })
}

const ends = `
  select s.name as series, s.market, s.country, s.currency, s.unit,
    json_agg(json_build_object('date', o.date::text, 'value', o.value) order by o.date) as points
  from (select series_id, max(date) as date from found group by series_id) as newest
  join price_series as s on s.id = newest.series_id
  join price_observations as o on o.series_id = s.id and o.date > newest.date - interval '13 months'
  group by s.id having max(o.date) = max(newest.date) order by s.name, s.market`

const columns = seriesColumns.join(', ')
const all = (table: string) => seriesColumns.map((column) => `${table}.${column}`).join(', ')

const mergeSeries = `
  insert into price_series (${columns}) select ${columns} from incoming_series order by n
  on conflict (key) do update set (${columns}) = (${all('excluded')})
  where (${all('price_series')}) is distinct from (${all('excluded')})`

/** Of several rows for a day, the last one counts. */
const match = `
  create temp table found on commit drop as
  select distinct on (price_series.id, date) price_series.id as series_id, date, value
  from incoming join incoming_series on incoming_series.n = incoming.series join price_series using (key)
  order by price_series.id, date, incoming.n desc;
  analyze found`

const keepReplaced = `
  insert into price_revisions (series_id, date, value, import_id)
  select series_id, date, old.value, $1
  from price_observations as old join found using (series_id, date) where old.value <> found.value`

const replace = `
  update price_observations as old set value = found.value from found
  where old.series_id = found.series_id and old.date = found.date and old.value <> found.value`

const add = `
  insert into price_observations (series_id, date, value) select * from found
  on conflict (series_id, date) do nothing`

const newRates = `(
  select distinct on (base, quote, date) base, quote, date, value from incoming where series is null
  order by base, quote, date, n desc) as new`

const replaceRates = `
  update exchange_rates as old set rate = new.value from ${newRates}
  where old.base = new.base and old.quote = new.quote and old.date = new.date and old.source = $1
    and old.rate <> new.value`

const addRates = `
  insert into exchange_rates (base, quote, date, rate, source)
  select new.base, new.quote, new.date, new.value, $1 from ${newRates} on conflict do nothing`
