import { addMonths, type Month, monthNumber } from '../../months.ts'

/**
 * A month of no year, as ISO 8601 once wrote it: `--03` is the newest March there is, `--03~0` that of the newest
 * price's year, `--03~1` that of the year before it; as a start, `--03<6` is the first of six months that end in March.
 */
export type YearlessMonth = `--${string}`

/**
 * When a question looks at, as it says it: the months up to the newest price, one month so long before it, so long
 * after what was asked before, or from one month to another. An end that is left out is the end of what is stored: `{}`
 * is all there is.
 */
export type Period =
  | { readonly months: number }
  | { readonly monthsAgo: number }
  | { readonly monthsLater: number }
  | { readonly start?: Month | YearlessMonth; readonly end?: Month | YearlessMonth }

/** The months of a period, both among them, told of a series: as of its newest price. */
export interface Interval {
  readonly start: Month
  readonly end: Month
}

/**
 * A period as the months that it means for a series.
 *
 * @param first the oldest month with a price
 * @param newest the newest, as of which "5 years ago" and "since January" are meant
 */
export function intervalOf(period: Period, first: Month, newest: Month): Interval {
  if ('months' in period) return { start: addMonths(newest, -period.months), end: newest }
  if ('monthsAgo' in period) return oneMonth(addMonths(newest, -period.monthsAgo))
  if ('monthsLater' in period) return oneMonth(addMonths(newest, Math.min(0, period.monthsLater)))
  const end = dated(period.end, newest) ?? newest
  const months = /^--\d\d<(\d+)$/.exec(period.start ?? '')?.[1]
  if (months !== undefined) return { start: addMonths(end, 1 - Number(months)), end }
  const start = dated(period.start, newest) ?? first
  // "From November to March" ends in the newest March, and begins before it.
  const isTurned = period.start?.startsWith('--') && period.end?.startsWith('--') && start > end
  return { start: isTurned ? addMonths(start, -12) : start, end }
}

/** The month of a year that a month without one is. */
export const inYear = (month: Month | YearlessMonth, year: number): Month =>
  `${String(year).padStart(4, '0')}-${month.slice(2, 4)}`

/** True where a period is of a single month. */
export const isOneMonth = (period: Period): boolean =>
  'monthsAgo' in period ||
  'monthsLater' in period ||
  ('start' in period && period.start !== undefined && period.start === period.end)

/** True for a period that ends with the newest price. */
export const isUpToNow = (period: Period): boolean =>
  'months' in period || ('start' in period && period.start !== undefined && period.end === undefined)

const oneMonth = (month: Month): Interval => ({ start: month, end: month })

/** The newest such month that is not after the newest price, where no year was said. */
function dated(month: Month | YearlessMonth | undefined, newest: Month): Month | undefined {
  if (month === undefined || !month.startsWith('--')) return month
  const inThatYear = inYear(month, Number(newest.slice(0, 4)))
  if (month.includes('~')) return addMonths(inThatYear, -12 * Number(month.slice(5)))
  return monthNumber(inThatYear) > monthNumber(newest) ? addMonths(inThatYear, -12) : inThatYear
}
