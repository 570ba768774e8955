import { cachePerTag } from '../per-tag.ts'

const names = cachePerTag((tag) => new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }))

/**
 * "February".
 *
 * @param tag of the language, BCP 47
 * @param month of the year, 1 to 12
 */
export const formatMonthName = (tag: string, month: number): string =>
  names(tag).format(Date.UTC(2000, month - 1))
