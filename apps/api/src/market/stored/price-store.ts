import type { PricePoint } from '@smart-farming/contracts/prices'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import { findDoubtedLatest, type MonthlyPrice } from '@smart-farming/market-core/series'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import type { PriceSourceId, SeriesFacts } from '../imports/price-item.ts'
import { addAnchorCurrencies } from './fixed-parities.ts'
import { toMonthlyPrices } from './monthly-prices.ts'

/** A series with its first date and newest price. */
export interface StoredSeries extends Omit<SeriesFacts, 'key'> {
  id: number
  updatedOn: string | null
  bundled: boolean
  since: string
  latest: PricePoint
  /** Set if the newest price is doubtful: that price and the previous one. */
  doubt: { price: MonthlyPrice; before: MonthlyPrice } | undefined
  /** Distance from the requested position; null without one. */
  distanceKm: number | null
}

export interface CommodityOverview {
  /** Catalogue id; null for everything outside the catalogue. */
  commodity: string | null
  series: number
  /** Alpha-2 codes and "world", separated by spaces. */
  countries: string
  newest: string
}

export interface SeriesFilter {
  /** Ids in the catalogue. */
  commodities?: readonly string[] | undefined
  /** The sources' own names for commodities outside the catalogue. */
  names?: readonly string[] | undefined
  /** ISO 3166-1 alpha-2; `world` for prices without a country. */
  country?: string | 'world' | undefined
  /** Part of the market's name, case-insensitive. */
  market?: string | undefined
  type?: SeriesFacts['type'] | undefined
  /** False for series without a position: national averages and unmapped markets. */
  placed?: boolean | undefined
  source?: PriceSourceId | undefined
  ids?: readonly number[] | undefined
}

export interface NearbyQuery {
  lat: number
  lon: number
  commodities: readonly string[]
  withinKm: number
  markets: number
  /** `YYYY-MM-DD`. Markets with an older newest price come last. */
  freshSince: string
}

export const MAX_SERIES = 500

/** Stored prices, for all features that show or explain them. */
export class PriceStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Finds series with a price, ordered by commodity and name; at most {@link MAX_SERIES}. */
  async find(filter: SeriesFilter): Promise<StoredSeries[]> {
    const { commodities, names, country, market, type, placed, source, ids } = filter
    const wanted = [
      commodities && sql`s.commodity in ${commodities}`,
      names && sql`s.commodity is null and s.name in ${names}`,
      ids && sql`s.id in ${ids}`,
      country && (country === 'world' ? sql`s.country is null` : sql`s.country = ${country}`),
      market && sql`strpos(lower(s.market), ${market.toLowerCase()}) > 0`,
      type && sql`s.type = ${type}`,
      placed !== undefined && (placed ? sql`s.lat is not null` : sql`s.lat is null`),
      source && sql`s.source = ${source}`,
    ].filter((part): part is SQL => typeof part === 'object')
    if (commodities?.length === 0 || names?.length === 0 || ids?.length === 0) return []
    const where = sql.join([sql`true`, ...wanted], sql` and `)
    return this.#select(sql`
      select ${columns}, null::float8 as "distanceKm" from ${seriesAndEnds} where ${where}
      order by s.commodity, s.name, s.country, s.market, s.id limit ${MAX_SERIES}`)
  }

  /** Overview by commodity: number of series, their countries, and date of the newest price. */
  async overview(): Promise<CommodityOverview[]> {
    return this.#all(sql`
      select commodity, count(*)::int as series, max(newest.date)::text as newest,
        string_agg(distinct coalesce(country, 'world'), ' ' order by coalesce(country, 'world')) as countries
      from ${seriesAndEnds} group by commodity order by commodity nulls last`)
  }

  /** Commodities and currencies with prices from a country, most series first. */
  async ofCountry(country: string): Promise<{ commodity: string; currency: string }[]> {
    return this.#all(sql`
      select commodity, currency from price_series
      where country = ${country} and commodity is not null and currency is not null
      group by commodity, currency order by count(*) desc, commodity, currency`)
  }

  /** Series of the nearest markets, by commodity, nearest first. */
  async nearest({ lat, lon, commodities, ...limits }: NearbyQuery): Promise<StoredSeries[]> {
    if (commodities.length === 0) return []
    const { withinKm, markets, freshSince } = limits
    const degrees = withinKm / KM_PER_DEGREE
    const rank = sql`dense_rank() over (
      partition by s.commodity order by newest.date < ${freshSince}::date, ${distanceKm(lat, lon)}, s.market)`
    return this.#select(sql`
      select * from (
        select ${columns}, ${distanceKm(lat, lon)} as "distanceKm", ${rank} as rank from ${seriesAndEnds}
        where s.commodity in ${commodities} and s.lat between ${lat - degrees} and ${lat + degrees}
          and ${distanceKm(lat, lon)} <= ${withinKm}
      ) as near where rank <= ${markets} order by commodity, rank, id`)
  }

  /** Prices of a series, oldest first; `from` and `to` are included. */
  async points(id: number, from = '0001-01-01', to = '9999-12-31'): Promise<PricePoint[]> {
    return this.#all<PricePoint>(sql`
      select date::text as date, value from price_observations
      where series_id = ${id} and date between ${from} and ${to} order by date`)
  }

  /**
   * Newest rates between these currencies, and between each of them and the euro and the dollar for
   * indirect conversion. For a pegged currency, also the rates of its anchor.
   * @param months `YYYY-MM`: for each month, also the rates right before and after its middle
   */
  async rates(
    currencies: readonly string[],
    months: readonly string[] = [],
  ): Promise<(ExchangeRate & { source: PriceSourceId })[]> {
    const named = [...new Set([...addAnchorCurrencies(currencies), 'EUR', 'USD'])]
    const newest = sql`
      select distinct on (quote, base) base, quote, rate, date::text as date, source from exchange_rates
      where quote in ${named} and base in ${named}
      order by quote, base, date desc, source`
    if (months.length === 0) return this.#all(newest)
    const days = sql.join(
      [...new Set(months)].map((month) => sql`(${`${month}-15`}::date)`),
      sql`, `,
    )
    const of = sql`select rate, date, source from exchange_rates where base = pair.base and quote = pair.quote`
    return this.#all(sql`
      with newest as (${newest})
      select * from newest union
      select pair.base, pair.quote, near.rate, near.date::text, near.source
      from newest as pair cross join (values ${days}) as middle(day) cross join lateral (
        (${of} and date <= middle.day order by date desc, source limit 1) union all
        (${of} and date > middle.day order by date, source limit 1)) as near`)
  }

  async #select(query: SQL): Promise<StoredSeries[]> {
    const rows = await this.#all<Omit<StoredSeries, 'doubt'> & Ends>(sql`
      select found.*, recent.points from (${query}) as found cross join lateral (
        select json_agg(json_build_object('date', date::text, 'value', value) order by date) as points
        from price_observations where series_id = found.id and date > found.date::date - interval '13 months'
      ) as recent`)
    return rows.map(({ date, value, points, rank: _, ...row }) => ({
      ...row,
      latest: { date, value },
      doubt: doubtIn(toMonthlyPrices(points)),
    }))
  }

  async #all<T>(query: SQL): Promise<T[]> {
    return [...(await this.#database.run((orm) => orm.execute(query)))] as T[]
  }
}

/** Newest price of a series, and its prices of the last 13 months. */
interface Ends {
  date: string
  value: number
  points: readonly PricePoint[]
  rank?: unknown
}

function doubtIn(recent: readonly MonthlyPrice[]): StoredSeries['doubt'] {
  const [price, before] = [findDoubtedLatest(recent), recent.at(-2)]
  return price && before && { price, before }
}

const KM_PER_DEGREE = 111.19

const columns = sql`
  s.id, s.source, s.commodity, s.name, s.grade, s.type, s.country, s.market, s.area, s.lat, s.lon, s.unit, s.currency,
  s.period, s.updated_on::text as "updatedOn", s.bundled, oldest.date::text as since, newest.date::text as date,
  newest.value`

/** Each end needs a single index step. */
const seriesAndEnds = sql`price_series as s
  cross join lateral (
    select date, value from price_observations where series_id = s.id order by date desc limit 1) as newest
  cross join lateral (
    select date from price_observations where series_id = s.id order by date limit 1) as oldest`

/** Great-circle distance by the haversine formula on a sphere of 6371 km. */
const distanceKm = (lat: number, lon: number) => sql`(
  2 * 6371 * asin(least(1, sqrt(
    power(sind((s.lat - ${lat}) / 2), 2) + cosd(s.lat) * cosd(${lat}) * power(sind((s.lon - ${lon}) / 2), 2)))))`
