import type { JudgedForecast } from '../use-judged-forecast.ts'

export interface ForecastState extends JudgedForecast {
  isPending: boolean
  isOld: boolean
  /** True if the place is not the farm, because the farm's location is unknown. */
  isElsewhere: boolean
  /** Time when this state or its displayed age changes; unix seconds. */
  untilDt?: number | undefined
  /** Unix seconds. */
  now: number
}
