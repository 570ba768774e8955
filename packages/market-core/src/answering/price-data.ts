import type { ExchangeRate } from '../currency.ts'
import type { PriceDisplayDefaults } from '../farm/farm-view.ts'
import type { Month } from '../months.ts'
import type { MonthlySeries } from './series/price-series.ts'

/** Contacts that a farmer can ask for help. */
export interface HelpContacts {
  /** ISO alpha-2 codes of the countries that are "here" for this farm. */
  readonly local: readonly string[]
  /** Display names of the operator's own advisers. */
  readonly advisers?: readonly string[]
}

export interface PriceData extends HelpContacts {
  readonly series: readonly MonthlySeries[]
  readonly rates: readonly ExchangeRate[]
  /** Current month, which decides whether a price is outdated. */
  readonly today?: Month
  /** The farm's unit and currency for prices. Absent without a farm. */
  readonly farm?: PriceDisplayDefaults
}
