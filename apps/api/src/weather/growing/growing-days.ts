import { knownValue } from '@smart-farming/weather-core/result'
import { dayEt0 } from '@smart-farming/weather-core/steps/day-weather'
import { localDays, stepsInOrder } from '@smart-farming/weather-core/steps/local-days'
import { stepHours, type WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { PlaceOnMap } from '@smart-farming/weather-core/sun/daylight'
import { rainTotal } from '@smart-farming/weather-core/water/rain'
import { rangeAfterDay } from '@smart-farming/weather-core/work/jobs/field-work'
import { localDay } from '@smart-farming/weather-core/zone'

/** What a day brings and takes, mm; what is not known is absent. */
export interface ComingDay {
  day: string
  rainMm?: number | undefined
  et0Mm?: number | undefined
}

/** A day of a clock change has 23 hours. */
const HOURS_OF_A_DAY = 23

/**
 * The days from the first hour of a forecast on that the steps cover whole, today with what of it has passed. Their ET0
 * is the steps', else that of the soil's own source.
 */
export function comingDays(
  past: readonly WeatherStep[],
  hours: readonly WeatherStep[],
  place: PlaceOnMap,
  et0Mm: ReadonlyMap<string, number> | undefined,
): ComingDay[] {
  const [first] = hours
  if (first === undefined) return []
  const today = localDay(place, first.dt)
  return localDays(stepsInOrder([...past.filter(({ dt }) => dt < first.dt), ...hours]), place)
    .filter(({ key }) => key >= today)
    .filter(({ key, steps }) => key === today || lengthOf(steps) >= HOURS_OF_A_DAY)
    .map(({ key, steps }) => ({
      day: key,
      rainMm:
        lengthOf(steps) < HOURS_OF_A_DAY
          ? undefined
          : knownValue(rainTotal(steps.map((step) => step.rainMm))),
      et0Mm: knownValue(dayEt0(key, steps, place))?.mm ?? et0Mm?.get(key),
    }))
}

const lengthOf = (steps: readonly WeatherStep[]): number =>
  steps.reduce((sum, step) => sum + stepHours(step), 0)

/** The topsoil's deficit at the end of each day, mm, between the two. */
export function topsoilDays(
  start: { wettestMm: number; driestMm: number },
  days: readonly ComingDay[],
  topsoilMm: number,
): { least: number; most: number }[] {
  let range = start
  return days.map(({ rainMm, et0Mm }) => {
    range = rangeAfterDay(range, rainMm, et0Mm, topsoilMm)
    return { least: range.wettestMm, most: range.driestMm }
  })
}
