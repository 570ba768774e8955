import { cachePerTag } from '../per-tag.ts'

const format = (options: Intl.DateTimeFormatOptions) =>
  cachePerTag((tag) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }))
const months = format({ month: 'long', year: 'numeric' })
const shortMonths = format({ month: 'short' })
const shortMonthsOfYear = format({ month: 'short', year: 'numeric' })
const years = format({ year: 'numeric' })

/**
 * "February 2026".
 *
 * @param tag of the language, BCP 47
 * @param month `YYYY-MM`
 */
export const formatMonth = (tag: string, month: string): string => months(tag).format(Date.parse(month))

/** "Feb", for chart axes. See {@link formatMonth}. */
export const formatShortMonth = (tag: string, month: string): string =>
  shortMonths(tag).format(Date.parse(month))

/** "Feb 2026", where space is short. See {@link formatMonth}. */
export const formatShortMonthAndYear = (tag: string, month: string): string =>
  shortMonthsOfYear(tag).format(Date.parse(month))

/** "2026". See {@link formatMonth}. */
export const formatYear = (tag: string, month: string): string => years(tag).format(Date.parse(month))
