import type { MonthlySeries } from '../answering/series/price-series.ts'
import { bushelCropFor } from '../commodities/bushel-crop.ts'
import { convertCurrency, type ExchangeRate } from '../currency.ts'
import { currencyOfCountries } from '../local-currency.ts'
import { kilograms, type PriceUnit } from '../mass.ts'

/** Default unit and currency of a farm's prices; absent ones keep the source's own. */
export interface PriceDisplayDefaults {
  readonly unit?: PriceUnit | undefined
  /** ISO 4217 */
  readonly currency?: string | undefined
}

/** Location of a farm, as far as known. */
export interface FarmPoint {
  /** Decimal degrees, WGS 84. */
  readonly lat?: number | undefined
  readonly lon?: number | undefined
  /** ISO 3166-1 alpha-2 */
  readonly country?: string | undefined
}

/** The farm that a request is for: its location and price display. */
export interface RequestingFarm {
  /** Undefined if not known. */
  readonly at: FarmPoint | undefined
  readonly view: PriceDisplayDefaults
}

/**
 * The farm's own unit, and its currency: from its settings, otherwise its country's.
 *
 * @param country ISO 3166-1 alpha-2; undefined without a location
 */
export const createPriceDefaults = (
  { boardUnit, boardCurrency }: { boardUnit?: PriceUnit | undefined; boardCurrency?: string | undefined },
  country: string | undefined,
): PriceDisplayDefaults => ({
  unit: boardUnit,
  currency: boardCurrency ?? currencyOfCountries(country === undefined ? [] : [country]),
})

/** The farm's unit if a price can be converted to it. A price without a fixed weight keeps its source's unit. */
export const chooseFarmUnit = (
  { unit }: PriceDisplayDefaults,
  { basis, commodity }: Pick<MonthlySeries, 'basis' | 'commodity'>,
): PriceUnit | undefined =>
  unit !== undefined && basis.kind === 'mass' && kilograms(unit, bushelCropFor(commodity)) !== undefined
    ? unit
    : undefined

/** The farm's currency if a price can be converted to it. Without a rate the published currency is used. */
export const chooseFarmCurrency = (
  { currency: wanted }: PriceDisplayDefaults,
  published: string,
  rates: readonly ExchangeRate[],
): string | undefined =>
  wanted !== undefined && convertCurrency(1, published, wanted, rates) !== undefined ? wanted : undefined
