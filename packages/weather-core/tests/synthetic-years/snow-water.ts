import { stepEnd, stepHours, type WeatherStep } from '../../src/steps/weather-step.ts'
import type { Job } from '../../src/work/judge-forecast.ts'
import { BALING_LIMITS } from '../../src/work/limits/baling-limits.ts'
import { FIELD_LIMITS } from '../../src/work/limits/field-limits.ts'
import { HARVEST_LIMITS } from '../../src/work/limits/harvest-limits.ts'
import { SPRAY_LIMITS } from '../../src/work/limits/spray-limits.ts'
import { localDay, type PlaceZone } from '../../src/zone.ts'

/**
 * Melt rate in mm of water per hour and degree, as in the rules, but at the reading instead of the
 * minimum.
 */
const MELT_MM = 0.15
/** Tolerance for sums in a different order, in mm. */
const ROUNDING_MM = 1e-9
/** Leaves drip for this many hours. */
const DRIPPING_HOURS = 2
/** Evening rain keeps a field wet for this many hours. */
const SURFACE_HOURS = 12
/**
 * Water in a metre of the synthetic snow, in mm. All of it is as light as fresh snow: 7 cm
 * corresponds to 10 mm of water.
 */
const WATER_MM_A_METRE = 1000 / 7

/** Water in a step, in mm: snow on the ground at its start, and rain and melt during it. */
interface Wet {
  dt: number
  endDt: number
  lyingMm: number
  waterMm: number
}

/** Simulates the snowpack, starting with `lyingFirstMm`. */
function wetOf(steps: readonly WeatherStep[], lyingFirstMm: number): Wet[] {
  let lyingMm = lyingFirstMm
  return steps.map((step) => {
    const { dt, tempC = 0, rainMm = 0, snowMm = 0 } = step
    const begin = lyingMm
    const melted = Math.min(begin, MELT_MM * stepHours(step) * Math.max(0, tempC))
    lyingMm = begin - melted + snowMm
    return { dt, endDt: stepEnd(step), lyingMm: begin, waterMm: rainMm - snowMm + melted }
  })
}

/** Adds the snow depth to the hours of a year that begins without snow. */
export function addSnowDepth(year: readonly WeatherStep[]): WeatherStep[] {
  const wet = wetOf(year, 0)
  return year.map((hour, i) => ({ ...hour, snowDepthM: (wet[i]?.lyingMm ?? 0) / WATER_MM_A_METRE }))
}

/**
 * Creates a function that tells whether rain, meltwater or lying snow forbids a job at a time.
 * Independent of the rules: written from the limits.
 * @param steps hours of {@link addSnowDepth}, of a forecast and before it
 */
export function createWaterCheck(
  steps: readonly WeatherStep[],
  place: PlaceZone,
): (work: Job, dt: number) => boolean {
  const wet = wetOf(steps, (steps[0]?.snowDepthM ?? 0) * WATER_MM_A_METRE)
  const sumOf = (from: number, until: number) =>
    wet.reduce((mm, each) => (each.dt >= from && each.dt < until ? mm + each.waterMm : mm), 0)
  return (work, dt) => {
    const lyingMm = wet.find((each) => each.dt === dt)?.lyingMm ?? 0
    const inHours = (hours: number) => sumOf(dt - hours * 3600, dt)
    if (work === 'frost') return false
    if (lyingMm >= HARVEST_LIMITS.wetMm.value) return true
    if (work === 'spraying') return inHours(DRIPPING_HOURS) >= SPRAY_LIMITS.wetMm.value
    if (work === 'hay') return inHours(BALING_LIMITS.dryHours.value) >= BALING_LIMITS.wetMm.value
    if (work === 'harvest') {
      const { dryHours, wetMm, soakedDryHours, soakedMm } = HARVEST_LIMITS
      const isSoaked = wet.some(
        (each) =>
          each.endDt <= dt &&
          each.endDt > dt - soakedDryHours.value * 3600 &&
          each.waterMm >= wetMm.value &&
          sumOf(each.endDt - soakedDryHours.value * 3600, each.endDt) > soakedMm.value + ROUNDING_MM,
      )
      return inHours(dryHours.value) >= wetMm.value || isSoaked
    }
    const today = localDay(place, dt)
    const sinceMidnight = wet.reduce(
      (mm, each) => (each.dt < dt && localDay(place, each.dt) === today ? mm + each.waterMm : mm),
      0,
    )
    const most = FIELD_LIMITS.lightSoilRainMm.value + ROUNDING_MM
    return sinceMidnight >= most || inHours(SURFACE_HOURS) >= most
  }
}
