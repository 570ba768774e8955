/** A calendar month, `YYYY-MM`. */
export type Month = string

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Pattern for an English month name, its first three letters or "Sept". Use with the `i` flag. */
export const MONTH_PATTERN = [...monthNames.map((name) => `${name}|${name.slice(0, 3)}`), 'Sept'].join('|')

/** Month number, 1 to 12, of an English name or its first three letters; 0 for other words. */
export function parseMonthName(word: string): number {
  const start = word.slice(0, 3).toLowerCase()
  return monthNames.findIndex((name) => name.slice(0, 3).toLowerCase() === start) + 1
}

/** Counts months since year 0. */
export function monthNumber(month: Month): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
}

/** Adds a number of months, which may be negative. */
export function addMonths(month: Month, months: number): Month {
  const number = monthNumber(month) + months
  const year = Math.floor(number / 12)
  return `${String(year).padStart(4, '0')}-${String(number - year * 12 + 1).padStart(2, '0')}`
}

/** Month of the year, 1 to 12. */
export function monthOfYear(month: Month): number {
  return Number(month.slice(5, 7))
}
