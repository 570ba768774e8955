import { type Month, monthNumber } from './months.ts'

/** Number of earlier months used for comparison, and the minimum number of them with a price. */
const MONTHS = 12
const FEWEST = 4
/** A price is doubted above this multiple of the earlier months' median, or below its inverse. */
const TIMES = 3
/** A change is doubted above this multiple of the earlier months' largest change. */
const MOVES = 5
/** Floating-point tolerance: exactly three times is not above. */
const ABOVE = 1 + 1e-9

/**
 * True if a price may be an error (SPEC S9): above three times or under a third of the median of the 12 months before
 * it, or changed from the last of them by more than five times their largest change. False with fewer than four of
 * those months, or if the month before or after is at the same level (S10).
 *
 * @param ordered prices of one series, oldest month first, one a month; the unit does not matter
 * @param at index of the price; false without one
 */
export function isDoubted(
  ordered: readonly { readonly month: Month; readonly value: number }[],
  at: number,
): boolean {
  const price = ordered[at]
  if (price === undefined) return false
  const first = monthNumber(price.month) - MONTHS
  const before = ordered
    .slice(Math.max(0, at - MONTHS), at)
    .filter(({ month }) => monthNumber(month) >= first)
    .map((one) => one.value)
  const previous = before.at(-1)
  if (before.length < FEWEST || previous === undefined) return false
  const { value } = price
  const usual = median(before)
  const largest = Math.max(...before.slice(1).map((one, i) => Math.abs(one - (before[i] ?? one))))
  const isFar = value > TIMES * usual * ABOVE || value * TIMES * ABOVE < usual
  // A price that never changed, because a law fixes it, gives no scale for a change.
  const isLeap = largest > 0 && Math.abs(value - previous) > MOVES * largest * ABOVE
  if (!isFar && !isLeap) return false
  const step = Math.abs(value - (isFar ? usual : previous))
  return ![previous, ordered[at + 1]?.value].some(
    (one) => one !== undefined && Math.abs(value - one) < step / 2,
  )
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
