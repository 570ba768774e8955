import { offsetSecondsAt, type PlaceZone } from '@smart-farming/weather-core/zone'
import { perTag } from '../per-tag.ts'

const clock = perTag(
  (tag) => new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }),
)
const hour = perTag((tag) => new Intl.DateTimeFormat(tag, { hour: '2-digit', timeZone: 'UTC' }))

const local = (place: PlaceZone, dt: number): number => (dt + offsetSecondsAt(place, dt)) * 1000

/**
 * The place's own clock at `dt` (unix seconds), the minute that has begun: '09:00'.
 *
 * @param tag of the language, BCP 47
 */
export const sayClock = (tag: string, place: PlaceZone, dt: number): string =>
  clock(tag).format(local(place, dt))

/** As {@link sayClock}, the hour alone: '09'. */
export const sayHour = (tag: string, place: PlaceZone, dt: number): string =>
  hour(tag).format(local(place, dt))
