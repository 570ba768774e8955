import type { ExchangeRate } from '../currency.ts'
import type { FarmView } from '../farm/farm-view.ts'
import type { Month } from '../months.ts'
import type { MonthlySeries } from './series/price-series.ts'

/** Where a farm is and whom its operator names: who may be asked. */
export interface Helpers {
  /** ISO alpha-2 codes of the countries that are "here" for this farm. */
  readonly local: readonly string[]
  /** The operator's own advisers, as they are to be named. */
  readonly advisers?: readonly string[]
}

/** Stored prices and rates that an answer is made from. */
export interface PriceData extends Helpers {
  /** The series of the commodities asked about. */
  readonly series: readonly MonthlySeries[]
  readonly rates: readonly ExchangeRate[]
  /** The month that it is, by which a price is old; absent where nobody says. */
  readonly today?: Month
  /** The farm's unit and currency for prices; absent where the farm is not known. */
  readonly farm?: FarmView
}
