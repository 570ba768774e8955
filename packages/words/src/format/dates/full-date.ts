import { cachePerTag } from '../per-tag.ts'

const days = cachePerTag((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' }))
const moments = cachePerTag(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
)

/**
 * Formats as "Monday, 21 September 2026".
 *
 * @param tag BCP 47 language
 * @param date `YYYY-MM-DD`
 */
export const formatFullDate = (tag: string, date: string): string => days(tag).format(Date.parse(date))

/**
 * Formats as "21 September 2026 at 14:20", in UTC. The text does not mention the zone.
 *
 * @param tag BCP 47 language
 * @param iso ISO 8601
 */
export const formatMoment = (tag: string, iso: string): string => moments(tag).format(Date.parse(iso))
