import { dayAfter } from '../steps/local-days.ts'
import { localDay, timeAtHour } from '../zone.ts'
import type { Interval, PlaceOnMap } from './daylight.ts'
import { sunTimes } from './sun-times.ts'

const HOUR = 3600
const NOON = 12
/** The night by the clock, where the sun does not set or does not rise. */
export const CLOCK_NIGHT = { fromHour: 18, untilHour: 9 } as const

const sunset = (place: PlaceOnMap, day: string): number => {
  const times = sunTimes(place.latDeg, place.lonDeg, day, place)
  return times.kind === 'rises' ? times.sunsetDt : timeAtHour(place, day, CLOCK_NIGHT.fromHour)
}

const sunrise = (place: PlaceOnMap, day: string): number => {
  const times = sunTimes(place.latDeg, place.lonDeg, day, place)
  return times.kind === 'rises' ? times.sunriseDt : timeAtHour(place, day, CLOCK_NIGHT.untilHour)
}

/** The night after a day 'YYYY-MM-DD' at the place: from its sunset to the next sunrise, else by the clock. */
export const nightAfter = (place: PlaceOnMap, day: string): Interval => ({
  startDt: sunset(place, day),
  endDt: sunrise(place, dayAfter(day, 1)),
})

/**
 * What "tonight" is at `dt` (unix seconds): from noon the coming night, after midnight the one under way. From sunrise
 * to noon there is none yet.
 */
export function tonightAt(place: PlaceOnMap, dt: number): Interval | undefined {
  const night = nightAfter(place, localDay(place, dt - NOON * HOUR))
  return dt < night.endDt ? night : undefined
}
