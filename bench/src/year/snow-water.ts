import { stepHours, type WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Work } from '@smart-farming/weather-core/work/judge-forecast'
import { BALING_LIMITS } from '@smart-farming/weather-core/work/limits/baling-limits'
import { FIELD_LIMITS } from '@smart-farming/weather-core/work/limits/field-limits'
import { HARVEST_LIMITS } from '@smart-farming/weather-core/work/limits/harvest-limits'
import { SPRAY_LIMITS } from '@smart-farming/weather-core/work/limits/spray-limits'
import { localDay, type PlaceZone } from '@smart-farming/weather-core/zone'

/** As fast as the rules have it (mm of water an hour and degree), but at the reading, not at the coldest. */
const MELT_MM = 0.15
/** Amounts that are added up in another order differ by so little, mm. */
const ROUNDING_MM = 1e-9
/** How long the leaves drip, h. */
const DRIPPING_HOURS = 2

/** What snow does in a step, mm of water: what lies of it as the step begins, and what has become wet in the step. */
interface Wet {
  dt: number
  lyingMm: number
  waterMm: number
}

/** The pack of snow through some steps, which begins as none. */
function wetOf(steps: readonly WeatherStep[]): Wet[] {
  let lyingMm = 0
  return steps.map((step) => {
    const { dt, tempC = 0, rainMm = 0, snowMm = 0 } = step
    const begin = lyingMm
    const melted = Math.min(begin, MELT_MM * stepHours(step) * Math.max(0, tempC))
    lyingMm = begin - melted + snowMm
    return { dt, lyingMm: begin, waterMm: rainMm - snowMm + melted }
  })
}

/**
 * Whether a job is forbidden at a step by snow that lies or has melted, written down anew from the limits and not from
 * the rules: asked with all the steps of a forecast, answered by the time at which a step begins.
 */
export function snowForbids(
  steps: readonly WeatherStep[],
  place: PlaceZone,
): (work: Work, dt: number) => boolean {
  const wet = wetOf(steps)
  return (work, dt) => {
    const lyingMm = wet.find((each) => each.dt === dt)?.lyingMm ?? 0
    const sum = (counts: (each: Wet) => boolean) =>
      wet.filter((each) => each.dt < dt && counts(each)).reduce((mm, { waterMm }) => mm + waterMm, 0)
    const inHours = (hours: number) => sum((each) => each.dt >= dt - hours * 3600)
    if (work === 'frost') return false
    if (lyingMm >= HARVEST_LIMITS.wetMm.value) return true
    if (work === 'spraying') return inHours(DRIPPING_HOURS) >= SPRAY_LIMITS.wetMm.value
    if (work === 'hay') return inHours(BALING_LIMITS.dryHours.value) >= BALING_LIMITS.wetMm.value
    if (work === 'harvest') {
      const { dryHours, wetMm, soakedDryHours, soakedMm } = HARVEST_LIMITS
      return (
        inHours(dryHours.value) >= wetMm.value || inHours(soakedDryHours.value) > soakedMm.value + ROUNDING_MM
      )
    }
    const today = localDay(place, dt)
    return (
      sum((each) => localDay(place, each.dt) === today) >= FIELD_LIMITS.lightSoilRainMm.value + ROUNDING_MM
    )
  }
}
