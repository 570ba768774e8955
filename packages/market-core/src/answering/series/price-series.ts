import type { PriceUnit } from '../../mass.ts'
import type { Month } from '../../months.ts'
import type { PriceBasis } from '../../price-unit.ts'
import { findDoubtedLatest, type MonthlyPrice } from '../../series.ts'

export type PriceType = 'farm-gate' | 'wholesale' | 'retail' | 'benchmark'

/** Prices of one product in one place, with one unit, currency and price type. */
export interface MonthlySeries {
  id: string
  /** Commodity id of the catalogue. */
  commodity: string
  /** The source's own name: "Wheat, US HRW", "Maize (white)". */
  name: string
  priceType: PriceType
  /** ISO 3166-1 alpha-2. Absent for a world benchmark. */
  country?: string
  market?: string
  currency: string
  /** Priced quantity, as the source writes it ("$/mt", "46 KG") and as parsed. */
  unitWritten: string
  basis: PriceBasis
  /** Attribution that must accompany every value. */
  source: { name: string; url: string; licence: string }
  /**
   * Rank of proximity to the farm among the series of its commodity: 0 for the one that represents it there, 1 for the
   * next. Absent if it is not near the farm, or the farm's location is not known.
   */
  near?: number
  /** Excludes the latest price if that is doubted. */
  prices: readonly MonthlyPrice[]
  /** The latest price if it is doubted (SPEC S9): shown, but not used in calculations. */
  doubted?: MonthlyPrice
}

/** Fields that label a series for a reader: the text includes its price type and place. */
export type SeriesLabel = Pick<MonthlySeries, 'commodity' | 'name' | 'priceType' | 'country' | 'market'>

/** Reference unit of a price: a unit of weight, or the source's own text in lower case for one without weight. */
export type PriceReference = PriceUnit | { readonly written: string; readonly kg?: number }

export interface DisplayedPrice {
  readonly value: number
  /** ISO 4217 */
  readonly currency: string
  readonly per: PriceReference
  /** Also shown in coins: "321 cents". */
  readonly coins?: true
}

/** Mean of the months with a price in a range. */
export interface MeanPrice {
  readonly start: Month
  readonly end: Month
  readonly mean: DisplayedPrice
}

export interface DatedPrice extends DisplayedPrice {
  readonly month: Month
}

/** Month of the year, 1 to 12, with its index: 100 is the year's average. */
export interface SeasonalIndex {
  readonly month: number
  readonly index: number
}

/** Moves a doubted latest price to `doubted`, so that no calculation uses it (SPEC S11). */
export function separateDoubtedPrice(series: MonthlySeries): MonthlySeries {
  const { doubted: _, ...rest } = series
  const doubted = findDoubtedLatest(series.prices)
  if (doubted === undefined) return rest
  return { ...rest, prices: series.prices.filter(({ month }) => month !== doubted.month), doubted }
}
