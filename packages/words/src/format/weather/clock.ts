import { offsetSecondsAt, type PlaceZone } from '@smart-farming/weather-core/zone'
import { cachePerTag } from '../per-tag.ts'

const clock = cachePerTag(
  (tag) => new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }),
)
const hour = cachePerTag((tag) => new Intl.DateTimeFormat(tag, { hour: '2-digit', timeZone: 'UTC' }))

const local = (place: PlaceZone, dt: number): number => (dt + offsetSecondsAt(place, dt)) * 1000

/**
 * Local time of the place at `dt` (unix seconds), rounded down to the minute: '09:00'.
 *
 * @param tag BCP 47 language
 */
export const formatClock = (tag: string, place: PlaceZone, dt: number): string =>
  clock(tag).format(local(place, dt))

/** Hour of the local time at `dt`: '09'. See {@link formatClock}. */
export const formatHour = (tag: string, place: PlaceZone, dt: number): string =>
  hour(tag).format(local(place, dt))
