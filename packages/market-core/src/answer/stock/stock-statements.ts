import type { Month } from '../../months.ts'
import type { PriceType } from '../series/price-series.ts'
import type { DatedPrice, SeriesLabel, ShownPrice } from '../series/told-values.ts'

/** What an answer says of prices against a limit, and of what is stored at all. */
export interface StockStatements {
  /** How many months of a time were above or below a limit, and the newest of them by name. */
  months_past: {
    series: SeriesLabel
    way: 'above' | 'below'
    limit: ShownPrice
    count: number
    months: readonly Month[]
    start: Month
    end: Month
  }
  /** The last month that was. */
  last_past: { series: SeriesLabel; way: 'above' | 'below'; limit: ShownPrice; price: DatedPrice }
  /** One price against a limit: `percent` below 0 is under it. */
  against_limit: {
    series: SeriesLabel
    price: DatedPrice
    limit: ShownPrice
    difference: ShownPrice
    percent: number
  }
  /** The newest price may be an error: it is far from those before it. */
  doubted: { price: DatedPrice; before: DatedPrice }
  /** A price that is many times those of the months beside it, or a small part of them. */
  odd_value: { price: DatedPrice; before: DatedPrice; after: DatedPrice }
  /** Everything that has a price, by the ids of the commodities, and the newest month of any. */
  /** `isOfTheWorld`: all of them are world prices. */
  stored_goods: { goods: readonly string[]; until: Month; isOfTheWorld?: true }
  stored_span: { series: SeriesLabel; since: Month; until: Month }
  /** The newest month of any price, and that prices are by the month. */
  stored_monthly: { month: Month }
  /** The newest month that a publisher has, and how many of its series end before it. */
  newest_stored: {
    source: string
    month: Month
    count: number
    ended: number
    /** The countries that it has markets of, each with its newest month. */
    countries: readonly { country: string; until: Month }[]
  }
  /** The markets that have a price, each with its newest month. */
  stored_markets: { country: string; markets: readonly { name: string; until: Month }[] }
  /** Series that have ended before the others of their publisher; none where none has. */
  stopped: { series: readonly { series: SeriesLabel; until: Month }[] }
  published: { source: string; kinds: readonly PriceType[] }
  retail_is_shop: Record<never, never>
  /** The price of each month, or the mean of each year, that was asked for one by one. */
  each_month: { series: SeriesLabel; prices: readonly DatedPrice[] }
  each_year: { series: SeriesLabel; means: readonly { year: string; mean: ShownPrice }[] }
  /** The whole year of the highest or the lowest mean, of those between two years, and the one after it. */
  best_year: {
    series: SeriesLabel
    extreme: 'highest' | 'lowest'
    year: string
    mean: ShownPrice
    next: { year: string; mean: ShownPrice }
    since: string
    until: string
  }
  /** Years that have no mean of twelve months, each with how many it has. */
  part_years: { parts: readonly { year: string; count: number }[] }
  /** The first month that was past a limit. */
  first_past: { series: SeriesLabel; way: 'above' | 'below'; limit: ShownPrice; price: DatedPrice }
  /** The month whose price is the nearest to a figure, and the next nearest. */
  closest_to: { series: SeriesLabel; limit: ShownPrice; price: DatedPrice; next: DatedPrice }
  /** The highest or the lowest there is, where none was past a limit. */
  furthest: { extreme: 'highest' | 'lowest'; price: DatedPrice }
  /** How far apart the two prices of a change are. */
  apart: { difference: ShownPrice }
  /** A day was asked for, and prices are by the month. */
  no_days: Record<never, never>
}
