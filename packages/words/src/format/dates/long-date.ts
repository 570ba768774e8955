import { cachePerTag } from '../per-tag.ts'

const formats = cachePerTag((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }))

/**
 * "3 November 2026".
 *
 * @param tag of the language, BCP 47
 * @param date `YYYY-MM-DD`
 */
export const formatLongDate = (tag: string, date: string): string => formats(tag).format(Date.parse(date))
