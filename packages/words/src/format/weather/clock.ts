import { offsetSecondsAt, type PlaceZone } from '@smart-farming/weather-core/zone'
import { perTag } from '../per-tag.ts'

const clock = perTag(
  (tag) => new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }),
)
const hour = perTag((tag) => new Intl.DateTimeFormat(tag, { hour: '2-digit', timeZone: 'UTC' }))

const local = (place: PlaceZone, dt: number): number => (dt + offsetSecondsAt(place, dt)) * 1000

/**
 * Local time of the place at `dt` (unix seconds), to the minute, rounded down: '09:00'.
 *
 * @param tag of the language, BCP 47
 */
export const sayClock = (tag: string, place: PlaceZone, dt: number): string =>
  clock(tag).format(local(place, dt))

/** The hour of {@link sayClock}: '09'. */
export const sayHour = (tag: string, place: PlaceZone, dt: number): string =>
  hour(tag).format(local(place, dt))
