import { timeAtHour } from '../zone.ts'
import { daylight, type Interval, type PlaceOnMap } from './daylight.ts'
import { CLOCK_NIGHT } from './night.ts'
import { sunTimes } from './sun-times.ts'

/**
 * Preferred working hours of consecutive local days ('YYYY-MM-DD'): while the sun is up, or fixed
 * local hours in the polar night.
 */
export function workingHours(place: PlaceOnMap, days: readonly string[]): Interval[] {
  const byClock = days
    .filter((day) => sunTimes(place.latDeg, place.lonDeg, day, place).kind === 'polar_night')
    .map((day) => ({
      startDt: timeAtHour(place, day, CLOCK_NIGHT.untilHour),
      endDt: timeAtHour(place, day, CLOCK_NIGHT.fromHour),
    }))
  return [...daylight(place, days), ...byClock]
}
