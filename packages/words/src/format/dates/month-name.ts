import { cachePerTag } from '../per-tag.ts'

const names = cachePerTag((tag) => new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }))

/**
 * Formats as "February".
 *
 * @param tag BCP 47 language
 * @param month 1 to 12
 */
export const formatMonthName = (tag: string, month: number): string =>
  names(tag).format(Date.UTC(2000, month - 1))
