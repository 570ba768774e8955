import { type Month, monthNumber } from './months.ts'

/** Months before a price that it is compared with, and how many of them must have one. */
const MONTHS = 12
const FEWEST = 4
/** A price is doubted above so many times their median, or below that part of it. */
const TIMES = 3
/** A move is doubted above so many times the largest among them. */
const MOVES = 5
/** What the last bits of floating point may differ by: exactly three times is not above. */
const ABOVE = 1 + 1e-9

/**
 * Whether a price may be an error (SPEC S9): it is above three times or under a third of the median of the 12 months
 * before it, or it moved from the last of them by more than five times their largest move. Never with fewer than four
 * of those months, and not where the month before or after it is at the same level (S10).
 *
 * @param ordered prices of one series, oldest month first, one a month; the unit does not matter
 * @param at the index of the price; false where there is none
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
  // A price that never moved, because a law fixes it, gives no measure of a move.
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
