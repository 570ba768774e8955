import type { MonthlySeries } from '../answering/series/price-series.ts'
import { bushelCrop } from '../commodities/bushel-crop.ts'
import { convertCurrency, type ExchangeRate } from '../currency.ts'
import { kilograms, type PriceUnit } from '../mass.ts'
import { currencyOfCountries } from '../own-money.ts'

/** Default unit and currency of a farm's prices; absent ones keep the source's own. */
export interface FarmView {
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
export interface AskingFarm {
  /** Undefined if not known. */
  readonly at: FarmPoint | undefined
  readonly view: FarmView
}

/**
 * The farm's own unit, and its currency: from its settings, otherwise its country's.
 *
 * @param country ISO 3166-1 alpha-2; undefined without a location
 */
export const farmView = (
  { boardUnit, boardCurrency }: { boardUnit?: PriceUnit | undefined; boardCurrency?: string | undefined },
  country: string | undefined,
): FarmView => ({
  unit: boardUnit,
  currency: boardCurrency ?? currencyOfCountries(country === undefined ? [] : [country]),
})

/** The farm's unit if a price can be converted to it. A price without a fixed weight keeps its source's unit. */
export const unitAtFarm = (
  { unit }: FarmView,
  { basis, commodity }: Pick<MonthlySeries, 'basis' | 'commodity'>,
): PriceUnit | undefined =>
  unit !== undefined && basis.kind === 'mass' && kilograms(unit, bushelCrop(commodity)) !== undefined
    ? unit
    : undefined

/** The farm's currency if a price can be converted to it. Without a rate the published currency is used. */
export const moneyAtFarm = (
  { currency: wanted }: FarmView,
  published: string,
  rates: readonly ExchangeRate[],
): string | undefined =>
  wanted !== undefined && convertCurrency(1, published, wanted, rates) !== undefined ? wanted : undefined
