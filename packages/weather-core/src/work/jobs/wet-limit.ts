import { fallOf } from '../../steps/fall.ts'
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

/** Heuristic: what falls in such air, °C, is called snow where the provider does not say. */
const SURELY_SNOW_C = -2

/** What falls in a step, as the code of a reason: the one or the other where that is open, and for some of each. */
export function fallCode(step: WeatherStep): 'rain' | 'snow' | 'rain_or_snow' {
  const fall = fallOf(step)
  if (fall === undefined || fall.mostSnowMm === 0) return 'rain'
  const isOpen = fall.mostRainMm > fall.rainMm && (step.tempC ?? 0) > SURELY_SNOW_C
  return fall.rainMm > 0 || isOpen ? 'rain_or_snow' : 'snow'
}
