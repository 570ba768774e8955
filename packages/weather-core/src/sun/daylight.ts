import type { PlaceZone } from '../zone.ts'
import { sunTimes } from './sun-times.ts'

/** A time range, unix seconds, excluding its end. */
export interface Interval {
  startDt: number
  endDt: number
}

/** A geographic point with its time zone. Degrees north and east, metres above sea level. */
export interface PlaceOnMap extends PlaceZone {
  latDeg: number
  lonDeg: number
  elevationM?: number | undefined
}

/**
 * Sunlit intervals of consecutive local days ('YYYY-MM-DD'), merged if the sun does not set between
 * them.
 */
export function daylight(place: PlaceOnMap, days: readonly string[]): Interval[] {
  const intervals: Interval[] = []
  for (const day of days) {
    const times = sunTimes(place.latDeg, place.lonDeg, day, place)
    if (times.kind === 'polar_night') continue
    // Under the midnight sun the whole calendar day is light. The tolerance below absorbs a clock
    // change.
    const midnight = Date.parse(`${day}T00:00:00Z`) / 1000 - place.offsetSeconds
    const next =
      times.kind === 'rises'
        ? { startDt: times.sunriseDt, endDt: times.sunsetDt }
        : { startDt: midnight, endDt: midnight + 86_400 }
    const last = intervals.at(-1)
    if (last && next.startDt <= last.endDt + 3600) last.endDt = Math.max(last.endDt, next.endDt)
    else intervals.push(next)
  }
  return intervals
}

/**
 * Share of a range, 0..1, within the intervals, after trimming each by `trimSeconds` at both ends.
 */
export function shareWithin(
  intervals: readonly Interval[],
  { startDt, endDt }: Interval,
  trimSeconds = 0,
): number {
  let covered = 0
  for (const interval of intervals)
    covered += Math.max(
      0,
      Math.min(endDt, interval.endDt - trimSeconds) - Math.max(startDt, interval.startDt + trimSeconds),
    )
  return Math.min(1, covered / (endDt - startDt))
}
