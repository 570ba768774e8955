import { known, type Maybe, unknown } from '../result.ts'
import { addDays } from '../steps/local-days.ts'
import { localDay, type PlaceZone } from '../zone.ts'
import { type DegreeDayLimits, type DegreeDayMethod, growingDegreeDays } from './degree-days.ts'

/** An hour's temperature. `dt` is the hour's start, unix seconds. */
export interface HourTemp {
  dt: number
  tempC?: number | undefined
}

/** Temperature extremes of a local day ('YYYY-MM-DD'), °C. */
export interface DayExtremes {
  day: string
  maxTempC: number
  minTempC: number
}

const HOUR = 3600
/** A day is complete from 23 hours, because clocks may go forward. */
const HOURS_OF_A_DAY = 23

/** Merges hourly series into one, oldest first. The first source with a value for an hour wins. */
export function mergeSources(sources: readonly (readonly HourTemp[])[]): HourTemp[] {
  const byDt = new Map<number, HourTemp>()
  for (const hours of sources)
    for (const hour of hours) if (byDt.get(hour.dt)?.tempC === undefined) byDt.set(hour.dt, hour)
  const dts = [...byDt.keys()].sort((a, b) => a - b)
  const [first, last] = [dts[0], dts.at(-1)]
  if (first === undefined || last === undefined) return []
  return Array.from({ length: (last - first) / HOUR + 1 }, (_, i) => first + i * HOUR).map(
    (dt) => byDt.get(dt) ?? { dt },
  )
}

/** Extremes of the days whose hours are all known. */
export function completeDayExtremes(hours: readonly HourTemp[], place: PlaceZone): DayExtremes[] {
  const days = Map.groupBy(hours, ({ dt }) => localDay(place, dt))
  return [...days].flatMap(([day, each]) => {
    const temps = each.flatMap(({ tempC }) => (tempC === undefined ? [] : [tempC]))
    if (temps.length < each.length || temps.length < HOURS_OF_A_DAY) return []
    return [{ day, maxTempC: Math.max(...temps), minTempC: Math.min(...temps) }]
  })
}

/**
 * Degree days from the start of `from` to the end of `until` (both 'YYYY-MM-DD'). If a day is
 * missing, the result is unknown and names the first such day.
 */
export function degreeDaysSince(
  days: readonly DayExtremes[],
  from: string,
  until: string,
  limits: DegreeDayLimits,
  method: DegreeDayMethod,
): Maybe<number> {
  const byDay = new Map(days.map((day) => [day.day, day]))
  let sum = 0
  for (let day = from; day <= until; day = addDays(day, 1)) {
    const extremes = byDay.get(day)
    if (extremes === undefined) return unknown('missing_on', { inputs: ['tempC'], day })
    const each = growingDegreeDays(extremes, limits, method)
    if (!each.known) return each
    sum += each.value
  }
  return known(sum)
}
