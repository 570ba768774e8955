import type { PriceBasis } from '../../price-unit.ts'
import type { MonthlyPrice } from '../../series.ts'

/** Where a series comes from, as it must be named beside every figure of it. */
export interface SeriesSource {
  name: string
  url: string
  licence: string
}

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
  source: SeriesSource
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
