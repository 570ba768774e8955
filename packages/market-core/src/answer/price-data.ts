import type { ExchangeRate } from '../currency.ts'
import type { FarmView } from '../farm/farm-view.ts'
import type { Month } from '../months.ts'
import type { MonthlySeries } from './series/price-series.ts'
import type { Helpers } from './topics/whom-to-ask.ts'

/** What an answer may be made from. */
export interface PriceData extends Helpers {
  /** The series of the commodities asked about. */
  series: readonly MonthlySeries[]
  rates: readonly ExchangeRate[]
  /** The month that it is, by which a price is old; absent where nobody says. */
  today?: Month
  /** The farm's unit and currency for prices; absent where nobody knows whose question it is. */
  farm?: FarmView
}
