import type { WeatherStep } from './weather-step.ts'

/** Heuristic: maximum cooling of the air within a step, even behind a cold front, °C. */
export const MAX_COOLING_C = 10

/** Lowest air temperature of a step, °C. */
export interface AirMinimum {
  /** From the given data; undefined without any. */
  airC: number | undefined
  /** Possible low: without the step's own minimum, {@link MAX_COOLING_C} below its temperature. */
  possibleC: number | undefined
}

/** Low of a step, and its possible low if its own minimum is not given. */
export function airMinimum({ tempC, minTempC }: Pick<WeatherStep, 'tempC' | 'minTempC'>): AirMinimum {
  if (minTempC === undefined)
    return { airC: tempC, possibleC: tempC === undefined ? undefined : tempC - MAX_COOLING_C }
  const airC = Math.min(minTempC, tempC ?? minTempC)
  return { airC, possibleC: airC }
}
