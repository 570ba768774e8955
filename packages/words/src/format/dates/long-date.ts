import { cachePerTag } from '../per-tag.ts'

const formats = cachePerTag((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }))

/**
 * Formats as "3 November 2026".
 *
 * @param tag BCP 47 language
 * @param date `YYYY-MM-DD`
 */
export const formatLongDate = (tag: string, date: string): string => formats(tag).format(Date.parse(date))
