import type { PriceUnit } from '../../mass.ts'
import type { Month } from '../../months.ts'
import type { PriceBasis } from '../../price-unit.ts'
import { doubtedNewest, type MonthlyPrice } from '../../series.ts'

export type PriceType = 'farm-gate' | 'wholesale' | 'retail' | 'benchmark'

/** A run of prices of one thing in one place: one unit, one currency, one price type throughout. */
export interface MonthlySeries {
  id: string
  /** Commodity id of the catalogue. */
  commodity: string
  /** The source's own name of it: "Wheat, US HRW", "Maize (white)". */
  name: string
  priceType: PriceType
  /** Absent for a world benchmark. ISO 3166-1 alpha-2. */
  country?: string
  market?: string
  currency: string
  /** What the price is for, as the source writes it ("$/mt", "46 KG") and as it was read. */
  unitWritten: string
  basis: PriceBasis
  /** As it must be named beside every figure of it. */
  source: { name: string; url: string; licence: string }
  /**
   * How near it is to the farm, of the series of its commodity: 0 for the one that speaks for it there, 1 for the next.
   * Absent where it is not among those near the farm, or nobody knows where that is.
   */
  near?: number
  /** Without the newest where that is doubted. */
  prices: readonly MonthlyPrice[]
  /** The newest price, where it is doubted (SPEC S9): it is shown and nothing is made of it. */
  doubted?: MonthlyPrice
}

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

/** The series with its newest price apart where that is doubted, so that nothing is made of it (SPEC S11). */
export function withDoubtApart(series: MonthlySeries): MonthlySeries {
  const { doubted: _, ...rest } = series
  const doubted = doubtedNewest(series.prices)
  if (doubted === undefined) return rest
  return { ...rest, prices: series.prices.filter(({ month }) => month !== doubted.month), doubted }
}
