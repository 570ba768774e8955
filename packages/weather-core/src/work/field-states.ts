import type { StepDay } from '../steps/local-days.ts'
import { stepEnd, type WeatherStep } from '../steps/weather-step.ts'
import type { PlaceOnMap } from '../sun/daylight.ts'
import { localDay } from '../zone.ts'
import type { FarmRules } from './farm/farm.ts'
import { type DeficitRange, type FieldState, highestOf, type SnowOfDay } from './jobs/field-work.ts'
import { waterBefore } from './jobs/rain-around.ts'
import { SURFACE_HOURS } from './limits/field-limits.ts'
import { HARVEST_LIMITS } from './limits/harvest-limits.ts'
import { meltwater, type SnowRule, snowAtBegin } from './surface/lying-snow.ts'

/** What the field is told by. */
export interface FieldContext {
  /** What is before the forecast, then the forecast, without a gap. */
  steps: readonly WeatherStep[]
  place: PlaceOnMap
  farm: FarmRules
}

/** From when on snow lies on a field: as on a crop that is combined, whose limits a farmer may set for that alone. */
export const SNOW_ON_FIELD: SnowRule = { liesUpTo: HARVEST_LIMITS.snowLiesC, wet: HARVEST_LIMITS.wetMm }

/** What counts of a day for its soil, and was before the forecast began. */
export interface Elapsed {
  steps: readonly WeatherStep[]
  /** Nothing of the day, as far as it counts, is missing among them. */
  whole: boolean
  /** The soil's figure has them already: they wet the surface alone. */
  inSoil: boolean
}

export const NOTHING_ELAPSED: Elapsed = { steps: [], whole: true, inSoil: false }

/**
 * What has passed of the first day. In a farmer's own figure of the soil, which is of now, it is already; a figure of
 * the day's beginning needs every hour since.
 */
export function elapsedOf(
  earlier: readonly WeatherStep[],
  key: string,
  { place, farm, steps: all }: FieldContext,
  isSoilOfMorning: boolean,
): Elapsed {
  const inSoil = farm.soilDeficitMm !== undefined
  const steps = earlier.filter(({ dt }) => localDay(place, dt) === key)
  const first = steps[0] ?? all[earlier.length]
  const reachesMidnight =
    steps.length < earlier.length || (first !== undefined && localDay(place, first.dt - 1) !== key)
  return { steps, whole: inSoil || reachesMidnight || !isSoilOfMorning, inSoil }
}

/**
 * What lies from step `from` until before step `to`.
 *
 * @param countedMm how much of it the soil's range took for water when it fell
 */
export function snowOfDay(
  { steps }: Pick<FieldContext, 'steps'>,
  from: number,
  to: number,
  countedMm: number,
): SnowOfDay | 'unknown' {
  const begin = snowAtBegin(steps, from, SNOW_ON_FIELD)
  const end = snowAtBegin(steps, to, SNOW_ON_FIELD)
  return begin.known && end.known ? { beginMm: begin.value, endMm: end.value, countedMm } : 'unknown'
}

/** The step before a day, where it goes on into it: its rain may have fallen before midnight or after. */
const overMidnight = (before: WeatherStep | undefined, key: string, place: PlaceOnMap) =>
  before && localDay(place, before.dt) !== key && localDay(place, stepEnd(before) - 1) === key
    ? before
    : undefined

/** The field at the end of each step of a day, of which `first` is the first among all. */
export function fieldStates(
  { key, steps }: StepDay,
  first: number,
  elapsed: Elapsed,
  deficit: DeficitRange,
  countedMm: number,
  { steps: all, place, farm }: FieldContext,
): FieldState[] {
  const from = first - elapsed.steps.length
  const maxTempC = highestOf(
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
    // What fell in a step that goes on into the day counts as it fell.
    const melted = meltwater(all, over ? from - 1 : from, first + i, SNOW_ON_FIELD)
    const inSoil = elapsed.inSoil ? meltwater(all, first, first + i, SNOW_ON_FIELD) : melted
    return {
      dt: step.dt,
      deficit,
      rainMm,
      elapsedMm: elapsed.inSoil ? fellBefore : 0,
      lately: waterBefore(all, first + i, SURFACE_HOURS.value, farm.rainBeforeMm, SNOW_ON_FIELD),
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
