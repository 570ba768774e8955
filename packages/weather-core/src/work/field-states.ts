import type { StepDay } from '../steps/local-days.ts'
import { stepEnd, type WeatherStep } from '../steps/weather-step.ts'
import type { PlaceOnMap } from '../sun/daylight.ts'
import { localDay } from '../zone.ts'
import type { FarmRules } from './farm/farm.ts'
import { type DaySnow, type DeficitRange, type FieldState, highestTemperature } from './jobs/field-work.ts'
import { precedingWater } from './jobs/surrounding-rain.ts'
import { SURFACE_HOURS } from './limits/field-limits.ts'
import { HARVEST_LIMITS } from './limits/harvest-limits.ts'
import { meltwater, type SnowRule, snowAtStart } from './surface/lying-snow.ts'

export interface FieldContext {
  /** Past steps followed by the forecast, without a gap. */
  steps: readonly WeatherStep[]
  place: PlaceOnMap
  farm: FarmRules
}

/** Uses the snow threshold for combining, because farmers can set its limits separately. */
export const SNOW_ON_FIELD: SnowRule = { liesUpTo: HARVEST_LIMITS.snowLiesC, wet: HARVEST_LIMITS.wetMm }

/** Weather before the forecast that affects the soil on its first day. */
export interface WeatherSoFar {
  steps: readonly WeatherStep[]
  /** True if no relevant part of the day is missing. */
  whole: boolean
  /** True if the soil value already includes these steps, so they only wet the surface. */
  inSoil: boolean
}

export const NO_WEATHER_SO_FAR: WeatherSoFar = { steps: [], whole: true, inSoil: false }

/**
 * Finds the weather of the first day before the forecast. A farmer's own soil value is current and
 * already includes it. A value for the start of the day needs every hour since then.
 */
export function findWeatherSoFar(
  earlier: readonly WeatherStep[],
  key: string,
  { place, farm, steps: all }: FieldContext,
  isSoilOfMorning: boolean,
): WeatherSoFar {
  const inSoil = farm.soilDeficitMm !== undefined
  const steps = earlier.filter(({ dt }) => localDay(place, dt) === key)
  const first = steps[0] ?? all[earlier.length]
  const reachesMidnight =
    steps.length < earlier.length || (first !== undefined && localDay(place, first.dt - 1) !== key)
  return { steps, whole: inSoil || reachesMidnight || !isSoilOfMorning, inSoil }
}

/**
 * Snow lying at the start of steps `from` and `to`, mm of water.
 *
 * @param countedMm the part that the soil deficit already counted as water when it fell
 */
export function daySnow(
  { steps }: Pick<FieldContext, 'steps'>,
  from: number,
  to: number,
  countedMm: number,
): DaySnow | 'unknown' {
  const begin = snowAtStart(steps, from, SNOW_ON_FIELD)
  const end = snowAtStart(steps, to, SNOW_ON_FIELD)
  return begin.known && end.known ? { beginMm: begin.value, endMm: end.value, countedMm } : 'unknown'
}

/** The step before a day, if it crosses midnight: its rain may have fallen on either day. */
const overMidnight = (before: WeatherStep | undefined, key: string, place: PlaceOnMap) =>
  before && localDay(place, before.dt) !== key && localDay(place, stepEnd(before) - 1) === key
    ? before
    : undefined

/** Field state for each step of a day. `first` is the index of the day's first step. */
export function calculateFieldStates(
  { key, steps }: StepDay,
  first: number,
  elapsed: WeatherSoFar,
  deficit: DeficitRange,
  countedMm: number,
  { steps: all, place, farm }: FieldContext,
): FieldState[] {
  const from = first - elapsed.steps.length
  const maxTempC = highestTemperature(
    [...elapsed.steps, ...steps].map(({ tempC }) => tempC),
    farm.fieldWork.frozenC.value,
  )
  const over = overMidnight(all[from - 1], key, place)
  const fellBefore = elapsed.steps.reduce((sum, step) => sum + (step.rainMm ?? 0), 0)
  let rainMm = elapsed.inSoil ? 0 : fellBefore
  let rainKnown = elapsed.whole && elapsed.steps.every((step) => step.rainMm !== undefined)
  let wet = elapsed.steps.filter((step) => step.rainMm)
  return steps.map((step, i) => {
    rainMm += step.rainMm ?? 0
    rainKnown &&= step.rainMm !== undefined
    if (step.rainMm) wet = [...wet, step]
    // If the step before this day crosses midnight, includes the snow that lay at the start of that
    // step.
    const melted = meltwater(all, over ? from - 1 : from, first + i, SNOW_ON_FIELD)
    const inSoil = elapsed.inSoil ? meltwater(all, first, first + i, SNOW_ON_FIELD) : melted
    return {
      dt: step.dt,
      deficit,
      rainMm,
      elapsedMm: elapsed.inSoil ? fellBefore : 0,
      lately: precedingWater(all, first + i, SURFACE_HOURS.value, farm.rainBeforeMm, SNOW_ON_FIELD),
      overMidnightMm: over?.rainMm ?? 0,
      rainKnown: rainKnown && melted.known && (over === undefined || over.rainMm !== undefined),
      ...(melted.known && { meltMm: melted.value }),
      ...(inSoil.known && { soilMeltMm: Math.max(0, inSoil.value - countedMm) }),
      fallingMm: step.rainMm,
      wet,
      maxTempC,
    }
  })
}
