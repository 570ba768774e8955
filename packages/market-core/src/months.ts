/** A calendar month, `YYYY-MM`. */
export type Month = string

/** Months since year 0, so that months can be counted and compared. */
export function monthNumber(month: Month): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
}

/** The month that many months later; earlier, for a negative number. */
export function addMonths(month: Month, months: number): Month {
  const number = monthNumber(month) + months
  const year = Math.floor(number / 12)
  return `${String(year).padStart(4, '0')}-${String(number - year * 12 + 1).padStart(2, '0')}`
}

/** Calendar month of the year, 1 to 12. */
export function monthOfYear(month: Month): number {
  return Number(month.slice(5, 7))
}
