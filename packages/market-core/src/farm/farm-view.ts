import type { MonthlySeries } from '../answering/series/price-series.ts'
import { bushelCropFor } from '../commodities/bushel-crop.ts'
import { convertCurrency, type ExchangeRate } from '../currency.ts'
import { currencyForCountries } from '../local-currency.ts'
import { kilograms, type PriceUnit } from '../mass.ts'

/** A farm's default unit and currency for prices. If absent, the source's own are shown. */
export interface PriceDisplayDefaults {
  readonly unit?: PriceUnit | undefined
  /** ISO 4217 code. */
  readonly currency?: string | undefined
}

export interface FarmPoint {
  /** Decimal degrees, WGS 84. */
  readonly lat?: number | undefined
  readonly lon?: number | undefined
  /** ISO 3166-1 alpha-2 code. */
  readonly country?: string | undefined
}

export interface RequestingFarm {
  readonly at: FarmPoint | undefined
  readonly view: PriceDisplayDefaults
}

/**
 * Returns the unit and currency from the farm's settings. The default currency is the country's.
 *
 * @param country ISO 3166-1 alpha-2 code; undefined without a location
 */
export const createPriceDefaults = (
  { boardUnit, boardCurrency }: { boardUnit?: PriceUnit | undefined; boardCurrency?: string | undefined },
  country: string | undefined,
): PriceDisplayDefaults => ({
  unit: boardUnit,
  currency: boardCurrency ?? currencyForCountries(country === undefined ? [] : [country]),
})

/** Returns the farm's unit if the price has a weight, and otherwise no unit. */
export const chooseFarmUnit = (
  { unit }: PriceDisplayDefaults,
  { basis, commodity }: Pick<MonthlySeries, 'basis' | 'commodity'>,
): PriceUnit | undefined =>
  unit !== undefined && basis.kind === 'mass' && kilograms(unit, bushelCropFor(commodity)) !== undefined
    ? unit
    : undefined

/** Returns the farm's currency if there is a rate, and otherwise no currency. */
export const chooseFarmCurrency = (
  { currency: wanted }: PriceDisplayDefaults,
  published: string,
  rates: readonly ExchangeRate[],
): string | undefined =>
  wanted !== undefined && convertCurrency(1, published, wanted, rates) !== undefined ? wanted : undefined
