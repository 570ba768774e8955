import { addMonths, monthNumber } from './months.ts'
import { type MonthlyPrice, pricesInOrder } from './series.ts'

/** Months before a price that it is held against, and how many of them must have one. */
const MONTHS = 12
const FEWEST = 4
/** A price so many times their median, or so small a part of it, is doubted. */
const TIMES = 3
/** So is a move so many times the largest among them. */
const MOVES = 5

/**
 * Whether a month's price is hardly to be believed (SPEC S9): it is above three times or under a third of the median of
 * the 12 months before, or moved from the last of them by more than five times their largest move. Never with fewer
 * than four such months, and no longer when the month before or after it is at the same level (S10). The unit of the
 * prices is of no account.
 *
 * @param month false where it has no price
 */
export function isDoubted(prices: readonly MonthlyPrice[], month: MonthlyPrice['month']): boolean {
  const ordered = pricesInOrder(prices)
  const at = ordered.findIndex((price) => price.month === month)
  const [price, next] = [ordered[at], ordered[at + 1]]
  if (price === undefined) return false
  const start = monthNumber(addMonths(month, -MONTHS))
  const before = ordered.slice(0, at).filter((one) => monthNumber(one.month) >= start)
  const previous = before.at(-1)?.value
  if (before.length < FEWEST || previous === undefined) return false
  const { value } = price
  const usual = median(before.map((one) => one.value))
  const largest = Math.max(...before.slice(1).map((one, i) => Math.abs(one.value - (before[i]?.value ?? one.value))))
  const isFar = value > TIMES * usual || value * TIMES < usual
  // Months without any move, as of a price that a law fixes, are no measure of one.
  const isLeap = largest > 0 && Math.abs(value - previous) > MOVES * largest
  if (!isFar && !isLeap) return false
  const left = Math.abs(value - (isFar ? usual : previous))
  return ![previous, next?.value].some((one) => one !== undefined && Math.abs(value - one) < left / 2)
}

/** The newest price, where it is doubted. */
export function doubtedNewest(prices: readonly MonthlyPrice[]): MonthlyPrice | undefined {
  const newest = pricesInOrder(prices).at(-1)
  return newest !== undefined && isDoubted(prices, newest.month) ? newest : undefined
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
