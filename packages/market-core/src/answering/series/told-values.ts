import type { PriceUnit } from '../../mass.ts'
import type { Month } from '../../months.ts'
import type { MonthlySeries } from './price-series.ts'

/** What names a series to a reader: whoever words it says what kind of price it is, and where it is of. */
export type SeriesLabel = Pick<MonthlySeries, 'commodity' | 'name' | 'priceType' | 'country' | 'market'>

/** What a price is for: a unit of weight, or what has no weight as the source writes it, in small letters. */
export type Per = PriceUnit | { readonly written: string; readonly kg?: number }

export interface ShownPrice {
  readonly value: number
  /** ISO 4217 */
  readonly currency: string
  readonly per: Per
  /** It is told in coins, too: "321 cents". */
  readonly coins?: true
}

/** The mean of the months with a price from one to another. */
export interface MeanOf {
  readonly start: Month
  readonly end: Month
  readonly mean: ShownPrice
}

export interface DatedPrice extends ShownPrice {
  readonly month: Month
}

/** Month of the year, 1 to 12, with its index: 100 is the year's average. */
export interface UsualMonth {
  readonly month: number
  readonly index: number
}
