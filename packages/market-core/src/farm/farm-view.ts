import type { MonthlySeries } from '../answering/series/price-series.ts'
import { bushelCrop } from '../commodities/bushel-crop.ts'
import { convertCurrency, type ExchangeRate } from '../currency.ts'
import { kilograms, type PriceUnit } from '../mass.ts'
import { currencyOfCountries } from '../own-money.ts'

/** In what a farm's prices are told where nothing else is asked for; what is absent is as the source has it. */
export interface FarmView {
  readonly unit?: PriceUnit | undefined
  /** ISO 4217 */
  readonly currency?: string | undefined
}

/** Where a farm is, as far as that is known. */
export interface FarmPoint {
  /** Decimal degrees, WGS 84. */
  readonly lat?: number | undefined
  readonly lon?: number | undefined
  /** ISO 3166-1 alpha-2 */
  readonly country?: string | undefined
}

/** Whose prices are asked for: where the farm is, and how it has them told. */
export interface AskingFarm {
  /** Undefined where nobody knows. */
  readonly at: FarmPoint | undefined
  readonly view: FarmView
}

/**
 * The farm's own unit, and its own money: what its settings name, else its country's.
 *
 * @param country ISO 3166-1 alpha-2; undefined where nobody knows where the farm is
 */
export const farmView = (
  { boardUnit, boardCurrency }: { boardUnit?: PriceUnit | undefined; boardCurrency?: string | undefined },
  country: string | undefined,
): FarmView => ({
  unit: boardUnit,
  currency: boardCurrency ?? currencyOfCountries(country === undefined ? [] : [country]),
})

/** The farm's unit where a price can be told by it: what has no fixed weight stays as its source has it. */
export const unitAtFarm = (
  { unit }: FarmView,
  { basis, commodity }: Pick<MonthlySeries, 'basis' | 'commodity'>,
): PriceUnit | undefined =>
  unit !== undefined && basis.kind === 'mass' && kilograms(unit, bushelCrop(commodity)) !== undefined
    ? unit
    : undefined

/** The farm's money where a price can be told in it: without a rate the published currency stands alone. */
export const moneyAtFarm = (
  { currency: wanted }: FarmView,
  published: string,
  rates: readonly ExchangeRate[],
): string | undefined =>
  wanted !== undefined && convertCurrency(1, published, wanted, rates) !== undefined ? wanted : undefined
