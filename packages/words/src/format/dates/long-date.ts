import { perTag } from '../per-tag.ts'

const formats = perTag((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }))

/**
 * "3 November 2026".
 *
 * @param tag of the language, BCP 47
 * @param date `YYYY-MM-DD`
 */
export const longDate = (tag: string, date: string): string => formats(tag).format(Date.parse(date))
