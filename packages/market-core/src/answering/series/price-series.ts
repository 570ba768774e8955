import type { PriceUnit } from '../../mass.ts'
import type { Month } from '../../months.ts'
import type { PriceBasis } from '../../price-unit.ts'
import { findDoubtedLatest, type MonthlyPrice } from '../../series.ts'

export type PriceType = 'farm-gate' | 'wholesale' | 'retail' | 'benchmark'

/** Prices of one product in one place, with one unit, currency and price type. */
export interface MonthlySeries {
  id: string
  commodity: string
  /** The source's own name: "Wheat, US HRW", "Maize (white)". */
  name: string
  priceType: PriceType
  /** ISO 3166-1 alpha-2. Absent for a world benchmark. */
  country?: string
  market?: string
  currency: string
  /** `unitWritten` is the source's own text ("$/mt", "46 KG"); `basis` is the parsed quantity. */
  unitWritten: string
  basis: PriceBasis
  /** The licence requires this attribution with every value. */
  source: { name: string; url: string; licence: string }
  /**
   * Proximity to the farm among the series of the commodity; 0 is the best. Absent if the series is
   * not near, or if the farm's location is unknown.
   */
  near?: number
  /** Excludes a suspicious latest price. */
  prices: readonly MonthlyPrice[]
  /** A suspicious latest price (SPEC S9): shown, but not used in calculations. */
  doubted?: MonthlyPrice
}

/** Fields of a series that a label shows. */
export type SeriesLabel = Pick<MonthlySeries, 'commodity' | 'name' | 'priceType' | 'country' | 'market'>

/** Reference unit of a price: a weight, or the source's own text in lower case. */
export type PriceReference = PriceUnit | { readonly written: string; readonly kg?: number }

export interface DisplayedPrice {
  readonly value: number
  readonly currency: string
  readonly per: PriceReference
  /** True if coins are shown as well: "321 cents". */
  readonly coins?: true
}

/** Mean of all monthly prices in a range. */
export interface MeanPrice {
  readonly start: Month
  readonly end: Month
  readonly mean: DisplayedPrice
}

export interface DatedPrice extends DisplayedPrice {
  readonly month: Month
}

/** Seasonal index of a month, 1 to 12. The average of the year is 100. */
export interface SeasonalIndex {
  readonly month: number
  readonly index: number
}

/** Moves a suspicious latest price to `doubted`, so that no calculation uses it (SPEC S11). */
export function separateDoubtedPrice(series: MonthlySeries): MonthlySeries {
  const { doubted: _, ...rest } = series
  const doubted = findDoubtedLatest(series.prices)
  if (doubted === undefined) return rest
  return { ...rest, prices: series.prices.filter(({ month }) => month !== doubted.month), doubted }
}
