import type { WeatherStep } from './weather-step.ts'

/** Heuristic: the air cools by at most this much within a step, °C, even behind a cold front. */
export const MAX_COOLING_C = 10

export interface AirMinimum {
  /** Undefined if the step has no temperature. */
  airC: number | undefined
  /** {@link MAX_COOLING_C} below the step's temperature if the step has no minimum. */
  possibleC: number | undefined
}

/** Lowest known and lowest possible air temperature of a step, °C. */
export function airMinimum({ tempC, minTempC }: Pick<WeatherStep, 'tempC' | 'minTempC'>): AirMinimum {
  if (minTempC === undefined)
    return { airC: tempC, possibleC: tempC === undefined ? undefined : tempC - MAX_COOLING_C }
  const airC = Math.min(minTempC, tempC ?? minTempC)
  return { airC, possibleC: airC }
}
