import type { JudgedForecast } from '../use-judged-forecast.ts'

/** State of the forecast on screen. */
export interface ForecastState extends JudgedForecast {
  /** True until the first response has arrived. */
  isPending: boolean
  /** True if the forecast is too old to use for advice. */
  isOld: boolean
  /** True if the place shown is not the farm, and the farm's location is unknown. */
  isElsewhere: boolean
  /** Time at which this state or its age in words changes; unix seconds. */
  untilDt?: number | undefined
  /** Unix seconds. */
  now: number
}
