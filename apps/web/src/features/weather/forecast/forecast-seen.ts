import type { JudgedForecast } from '../use-judged-forecast.ts'

/** What can be seen of the forecast now. */
export interface ForecastSeen extends JudgedForecast {
  /** The first answer is on its way. */
  isPending: boolean
  /** It is too old to go by. */
  isOld: boolean
  /** It is of somewhere else than the farm, whose place nobody knows. */
  isElsewhere: boolean
  /** When that, or its age in words, is another; unix seconds. */
  untilDt?: number | undefined
  /** Unix seconds. */
  now: number
}
