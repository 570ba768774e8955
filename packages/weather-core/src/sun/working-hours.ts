import { timeAtHour } from '../zone.ts'
import { daylight, type Interval, type PlaceOnMap } from './daylight.ts'
import { CLOCK_NIGHT } from './night.ts'
import { sunTimes } from './sun-times.ts'

/**
 * The hours in which work is offered first, of a run of consecutive local days ('YYYY-MM-DD'): those with the sun up;
 * on a day on which it does not rise those that are no night by the clock.
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
