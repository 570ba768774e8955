import type { ExchangeRate } from '../currency.ts'
import type { PriceDisplayDefaults } from '../farm/farm-view.ts'
import type { Month } from '../months.ts'
import type { MonthlySeries } from './series/price-series.ts'

/** Location of the farm and the operator's contacts: whom a farmer can ask. */
export interface HelpContacts {
  /** ISO alpha-2 codes of the countries that are "here" for this farm. */
  readonly local: readonly string[]
  /** The operator's own advisers, with display names. */
  readonly advisers?: readonly string[]
}

/** Stored prices and rates for answers. */
export interface PriceData extends HelpContacts {
  /** Series of the commodities in question. */
  readonly series: readonly MonthlySeries[]
  readonly rates: readonly ExchangeRate[]
  /** Current month, which decides whether a price is outdated; absent if not known. */
  readonly today?: Month
  /** The farm's unit and currency for prices; absent for an unknown farm. */
  readonly farm?: PriceDisplayDefaults
}
