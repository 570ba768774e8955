import type { JudgedForecast } from '../use-judged-forecast.ts'

/** State of the forecast on screen. */
export interface ForecastState extends JudgedForecast {
  /** The first response has not arrived. */
  isPending: boolean
  /** Too old to use for advice. */
  isOld: boolean
  /** The place shown is not the farm, and the farm's location is unknown. */
  isElsewhere: boolean
  /** Time at which this state or its age in words changes; unix seconds. */
  untilDt?: number | undefined
  /** Unix seconds. */
  now: number
}
