import { cachePerTag } from '../per-tag.ts'

const format = (options: Intl.DateTimeFormatOptions) =>
  cachePerTag((tag) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }))
const months = format({ month: 'long', year: 'numeric' })
const shortMonths = format({ month: 'short' })
const shortMonthsOfYear = format({ month: 'short', year: 'numeric' })
const years = format({ year: 'numeric' })

/**
 * Formats as "February 2026".
 *
 * @param tag BCP 47 language
 * @param month `YYYY-MM`
 */
export const formatMonth = (tag: string, month: string): string => months(tag).format(Date.parse(month))

/** Formats as "Feb", for chart axes. See {@link formatMonth}. */
export const formatShortMonth = (tag: string, month: string): string =>
  shortMonths(tag).format(Date.parse(month))

/** Formats as "Feb 2026", for narrow spaces. See {@link formatMonth}. */
export const formatShortMonthAndYear = (tag: string, month: string): string =>
  shortMonthsOfYear(tag).format(Date.parse(month))

/** Formats as "2026". See {@link formatMonth}. */
export const formatYear = (tag: string, month: string): string => years(tag).format(Date.parse(month))
