import { stepHours, type WeatherStep } from '../../steps/weather-step.ts'
import type { Limit } from '../limits/limit.ts'

/** A wet amount is that of three hours (agronomy practice: steps of three hours). */
const WET_HOURS = 3

/**
 * The amount from which a step is wet, as a limit: an hour's share of it for an hour, and never more than all of it for
 * a longer step.
 */
export const wetLimit = (limit: Limit, step: Pick<WeatherStep, 'hours'>): Limit => {
  const share = Math.min(1, stepHours(step) / WET_HOURS)
  return share === 1 ? limit : { ...limit, value: limit.value * share }
}
