/** A calendar month, `YYYY-MM`. */
export type Month = string

/** English month names, January first. */
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

/** Matches an English month by its name, its first three letters or "Sept"; for case-insensitive patterns. */
export const MONTH_PATTERN = [...monthNames.map((name) => `${name}|${name.slice(0, 3)}`), 'Sept'].join('|')

/** Month of the year, 1 to 12, of an English name or its first three letters, ignoring case; 0 if there is none. */
export function parseMonthName(word: string): number {
  const start = word.slice(0, 3).toLowerCase()
  return monthNames.findIndex((name) => name.slice(0, 3).toLowerCase() === start) + 1
}

/** Months since year 0, for counting and comparing. */
export function monthNumber(month: Month): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
}

/** The month that many months later; earlier for a negative number. */
export function addMonths(month: Month, months: number): Month {
  const number = monthNumber(month) + months
  const year = Math.floor(number / 12)
  return `${String(year).padStart(4, '0')}-${String(number - year * 12 + 1).padStart(2, '0')}`
}

/** Month of the year, 1 to 12. */
export function monthOfYear(month: Month): number {
  return Number(month.slice(5, 7))
}
