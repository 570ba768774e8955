import type { SumGoodsUnit } from '@smart-farming/words/sums/units'

/** The newest price of a crop at the farm, in the farm's currency. */
export interface FarmPrice {
  readonly perKg: number
  readonly scope: 'market' | 'national' | 'world'
  readonly market: string | null
  /** ISO 3166-1 alpha-2 */
  readonly country: string | null
  /** `YYYY-MM` */
  readonly month: string
}

/** Inputs of the price board's break-even calculation, in the farm's currency. */
export interface FarmCosts {
  readonly costPerHa: number
  readonly yieldTPerHa: number
  readonly haulagePerT: number
}

/** Saved farm data for prefilling a calculator. Undefined fields are unknown. */
export interface FarmDefaults {
  /** Commodity ids, most important first. */
  readonly crops: readonly string[]
  /** ISO 4217 */
  readonly currency: string | undefined
  readonly unit: SumGoodsUnit | undefined
  readonly land: 'ha' | 'acre'
  readonly prices: Readonly<Record<string, FarmPrice>>
  readonly costs: Readonly<Record<string, FarmCosts>>
}

export const NO_FARM_DEFAULTS: FarmDefaults = {
  crops: [],
  currency: undefined,
  unit: undefined,
  land: 'ha',
  prices: {},
  costs: {},
}
