import { addMonths, type Month, monthNumber } from '../../months.ts'

/**
 * A month without a year, as in older ISO 8601. `--03` is the latest March. `--03~0` is in the year
 * of the latest price, and `--03~1` in the year before. As a start, `--03<6` begins the six months
 * that end in March.
 */
export type YearlessMonth = `--${string}`

/**
 * Period of a question. `months` ends with the latest price. `monthsAgo` is one month, counted back
 * from the latest price. `monthsLater` is one month, counted from the earlier question. `start` and
 * `end` are a range; without an end it runs to the latest price, and `{}` means all data.
 */
export type Period =
  | { readonly months: number }
  | { readonly monthsAgo: number }
  | { readonly monthsLater: number }
  | { readonly start?: Month | YearlessMonth; readonly end?: Month | YearlessMonth }

/** Both months are included. */
export interface Interval {
  readonly start: Month
  readonly end: Month
}

/**
 * Resolves a period to the months of a series.
 *
 * @param first oldest month with a price
 * @param newest latest month with a price, from which "5 years ago" is counted
 */
export function resolvePeriod(period: Period, first: Month, newest: Month): Interval {
  if ('months' in period) return { start: addMonths(newest, -period.months), end: newest }
  if ('monthsAgo' in period) return oneMonth(addMonths(newest, -period.monthsAgo))
  if ('monthsLater' in period) return oneMonth(addMonths(newest, Math.min(0, period.monthsLater)))
  const end = dated(period.end, newest) ?? newest
  const months = /^--\d\d<(\d+)$/.exec(period.start ?? '')?.[1]
  if (months !== undefined) return { start: addMonths(end, 1 - Number(months)), end }
  const start = dated(period.start, newest) ?? first
  // "November to March" ends in the latest March, so it begins in the year before.
  const isTurned = period.start?.startsWith('--') && period.end?.startsWith('--') && start > end
  return { start: isTurned ? addMonths(start, -12) : start, end }
}

/** Places a month without a year in the given year. */
export const placeInYear = (month: Month | YearlessMonth, year: number): Month =>
  `${String(year).padStart(4, '0')}-${month.slice(2, 4)}`

/** True for a period of a single month. */
export const isOneMonth = (period: Period): boolean =>
  'monthsAgo' in period ||
  'monthsLater' in period ||
  ('start' in period && period.start !== undefined && period.start === period.end)

/** True for a period that ends with the latest price. */
export const isUpToNow = (period: Period): boolean =>
  'months' in period || ('start' in period && period.start !== undefined && period.end === undefined)

const oneMonth = (month: Month): Interval => ({ start: month, end: month })

/** A month without a year is the latest such month up to the latest price. */
function dated(month: Month | YearlessMonth | undefined, newest: Month): Month | undefined {
  if (month === undefined || !month.startsWith('--')) return month
  const inThatYear = placeInYear(month, Number(newest.slice(0, 4)))
  if (month.includes('~')) return addMonths(inThatYear, -12 * Number(month.slice(5)))
  return monthNumber(inThatYear) > monthNumber(newest) ? addMonths(inThatYear, -12) : inThatYear
}
