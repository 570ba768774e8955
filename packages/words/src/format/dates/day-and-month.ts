import { cachePerTag } from '../per-tag.ts'

const days = cachePerTag(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/**
 * Formats as "Monday 21 September".
 *
 * @param tag BCP 47 language
 * @param date `YYYY-MM-DD`
 */
export const formatDayAndMonth = (tag: string, date: string): string => days(tag).format(Date.parse(date))
