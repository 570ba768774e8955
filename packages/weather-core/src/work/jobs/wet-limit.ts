import { stepHours, type WeatherStep } from '../../steps/weather-step.ts'
import type { Limit } from '../limits/limit.ts'

/** Reference period of a wet amount (agronomy practice: steps of three hours). */
const WET_HOURS = 3

/**
 * Amount from which a step is wet, as a limit: a proportional share for an hour, and the full amount for three hours or
 * more.
 */
export const wetLimit = (limit: Limit, step: Pick<WeatherStep, 'hours'>): Limit => {
  const share = Math.min(1, stepHours(step) / WET_HOURS)
  return share === 1 ? limit : { ...limit, value: limit.value * share }
}
