import type { WeatherStep } from './weather-step.ts'

/** Heuristic: more than the air cools within a step, even behind a cold front, °C. */
export const MOST_COOLING_C = 10

/** The coldest air of a step, °C. */
export interface ColdestAir {
  /** By the figures given; undefined without any. */
  airC: number | undefined
  /** As cold as it may have been: without the step's own minimum, {@link MOST_COOLING_C} below its temperature. */
  possibleC: number | undefined
}

/** How cold a step gets, and how cold it may get where its own minimum is not given. */
export function coldestAir({ tempC, minTempC }: Pick<WeatherStep, 'tempC' | 'minTempC'>): ColdestAir {
  if (minTempC === undefined)
    return { airC: tempC, possibleC: tempC === undefined ? undefined : tempC - MOST_COOLING_C }
  const airC = Math.min(minTempC, tempC ?? minTempC)
  return { airC, possibleC: airC }
}
