import { SNOW_COVERED } from '@smart-farming/weather-core/field/derive-soil'
import { knownValue } from '@smart-farming/weather-core/result'
import { dayEt0 } from '@smart-farming/weather-core/steps/day-weather'
import { localDays, stepsInOrder } from '@smart-farming/weather-core/steps/local-days'
import { stepHours, type WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { PlaceOnMap } from '@smart-farming/weather-core/sun/daylight'
import { rainTotal } from '@smart-farming/weather-core/water/rain'
import { SNOW_ON_FIELD } from '@smart-farming/weather-core/work/field-states'
import { rangeAfterDay } from '@smart-farming/weather-core/work/jobs/field-work'
import { snowAtStart } from '@smart-farming/weather-core/work/surface/lying-snow'
import { localDay } from '@smart-farming/weather-core/zone'

/** Water gained and lost on a day, in mm. Unknown amounts are absent. */
export interface UpcomingDay {
  day: string
  /** Rain and the water equivalent of snow. */
  rainMm?: number | undefined
  /**
   * The precipitation of this and earlier days that soaks in even if snow melts as slowly as
   * possible.
   */
  soakedMm?: number | undefined
  et0Mm?: number | undefined
  /** Snow may cover the soil. */
  isCovered: boolean
}

/** Minimum hours in a complete day: the day on which summer time starts has 23. */
const HOURS_OF_A_DAY = 23

/**
 * The days that the steps cover completely, from the forecast's first hour on. Today includes its
 * past part. ET0 is calculated from the steps if possible, otherwise taken from the soil source.
 */
export function upcomingDays(
  past: readonly WeatherStep[],
  hours: readonly WeatherStep[],
  place: PlaceOnMap,
  et0Mm: ReadonlyMap<string, number> | undefined,
): UpcomingDay[] {
  const [first] = hours
  if (first === undefined) return []
  const today = localDay(place, first.dt)
  const all = stepsInOrder([...past.filter(({ dt }) => dt < first.dt), ...hours])
  const indexOf = new Map(all.map(({ dt }, i) => [dt, i]))
  let heldMm = 0
  return localDays(all, place)
    .filter(({ key }) => key >= today)
    .filter(({ key, steps }) => key === today || lengthOf(steps) >= HOURS_OF_A_DAY)
    .map(({ key, steps }) => {
      const rainMm =
        lengthOf(steps) < HOURS_OF_A_DAY ? undefined : knownValue(rainTotal(steps.map((step) => step.rainMm)))
      const from = indexOf.get(steps[0]?.dt ?? first.dt) ?? 0
      const [beginMm, endMm] = [mostLying(all, from), mostLying(all, from + steps.length)]
      const fallenMm = heldMm + (rainMm ?? 0)
      heldMm = Math.min(fallenMm, endMm)
      return {
        day: key,
        rainMm,
        soakedMm: rainMm === undefined ? undefined : fallenMm - heldMm,
        et0Mm: knownValue(dayEt0(key, steps, place))?.mm ?? et0Mm?.get(key),
        isCovered: beginMm > 0 || endMm > 0,
      }
    })
}

/** Upper bound of the snow on the ground at the start of a step, in mm of water. */
function mostLying(steps: readonly WeatherStep[], index: number): number {
  const lying = snowAtStart(steps, index, SNOW_ON_FIELD)
  return lying.known ? lying.value : Number.POSITIVE_INFINITY
}

/**
 * Range of the water that has soaked in since midnight, in mm. The lower end is the known
 * precipitation minus snow that may still lie; the upper end is all of it, or `mostMm` if data is
 * missing.
 */
export function infiltrationToday(
  past: readonly WeatherStep[],
  hours: readonly WeatherStep[],
  place: PlaceOnMap,
  mostMm: number,
): { least: number; most: number } {
  const [first] = hours
  if (first === undefined) return { least: 0, most: mostMm }
  const today = localDay(place, first.dt)
  const before = past.filter(({ dt }) => dt < first.dt)
  const since = before.filter(({ dt }) => localDay(place, dt) === today)
  const fallen = since.reduce((sum, { rainMm = 0 }) => sum + rainMm, 0)
  const least = fallen - Math.min(fallen, mostLying([...before, ...hours], before.length))
  const isWhole = localDay(place, (since[0] ?? first).dt - 1) !== today
  return { least, most: isWhole && since.every(({ rainMm }) => rainMm !== undefined) ? fallen : mostMm }
}

const lengthOf = (steps: readonly WeatherStep[]): number =>
  steps.reduce((sum, step) => sum + stepHours(step), 0)

/**
 * Range of the topsoil's deficit at the end of each day, in mm. At the wet end, snow counts as
 * water when it falls, and the soil under it does not dry. At the dry end, snow counts once it must
 * have melted.
 */
export function topsoilDays(
  start: { wettestMm: number; driestMm: number },
  days: readonly UpcomingDay[],
  topsoilMm: number,
): { least: number; most: number }[] {
  let range = start
  return days.map(({ rainMm, soakedMm, et0Mm, isCovered }) => {
    const snow = isCovered ? SNOW_COVERED : undefined
    const { wettestMm } = rangeAfterDay(range, rainMm, et0Mm, topsoilMm, snow)
    const { driestMm } = rangeAfterDay(range, soakedMm, et0Mm, topsoilMm)
    range = { wettestMm, driestMm: Math.max(wettestMm, driestMm) }
    return { least: range.wettestMm, most: range.driestMm }
  })
}
