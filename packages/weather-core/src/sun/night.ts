import { addDays } from '../steps/local-days.ts'
import { localDay, timeAtHour } from '../zone.ts'
import type { Interval, PlaceOnMap } from './daylight.ts'
import { sunTimes } from './sun-times.ts'

const HOUR = 3600
const NOON = 12
/** Local hours used as night if the sun does not set or does not rise. */
export const CLOCK_NIGHT = { fromHour: 18, untilHour: 9 } as const

const sunset = (place: PlaceOnMap, day: string): number => {
  const times = sunTimes(place.latDeg, place.lonDeg, day, place)
  return times.kind === 'rises' ? times.sunsetDt : timeAtHour(place, day, CLOCK_NIGHT.fromHour)
}

const sunrise = (place: PlaceOnMap, day: string): number => {
  const times = sunTimes(place.latDeg, place.lonDeg, day, place)
  return times.kind === 'rises' ? times.sunriseDt : timeAtHour(place, day, CLOCK_NIGHT.untilHour)
}

/**
 * The night after a local day ('YYYY-MM-DD'), from sunset to sunrise. Local hours replace a missing
 * sunset or sunrise.
 */
export const nightFollowing = (place: PlaceOnMap, day: string): Interval => ({
  startDt: sunset(place, day),
  endDt: sunrise(place, addDays(day, 1)),
})

/**
 * "Tonight" at `dt` (unix seconds): the coming night from noon, the current night after midnight.
 * Undefined from sunrise to noon.
 */
export function findTonight(place: PlaceOnMap, dt: number): Interval | undefined {
  const night = nightFollowing(place, localDay(place, dt - NOON * HOUR))
  return dt < night.endDt ? night : undefined
}
