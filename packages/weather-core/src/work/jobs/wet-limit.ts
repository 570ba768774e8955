import { stepHours, type WeatherStep } from '../../steps/weather-step.ts'
import type { Limit } from '../limits/limit.ts'

/** Reference period of a wet amount (agronomy practice: steps of three hours). */
const WET_HOURS = 3

/**
 * Amount at which a step is wet, as a limit: the full amount for three hours or more, a
 * proportional share for shorter steps.
 */
export const wetLimit = (limit: Limit, step: Pick<WeatherStep, 'hours'>): Limit => {
  const share = Math.min(1, stepHours(step) / WET_HOURS)
  return share === 1 ? limit : { ...limit, value: limit.value * share }
}
