import type { Forecast } from '@smart-farming/contracts/weather'

/** What can be seen of the forecast now. */
export interface ForecastSeen {
  /** Undefined while there is none. */
  forecast: Forecast | undefined
  /** The first answer is on its way. */
  isPending: boolean
  /** It is too old to go by. */
  isOld: boolean
  /** Unix seconds. */
  now: number
}
