import { type Month, monthNumber } from './months.ts'

/** Earlier months used for comparison, and the minimum number of them with a price. */
const MONTHS = 12
const FEWEST = 4
/** A price is suspicious above this multiple of the earlier median, or below its inverse. */
const TIMES = 3
/** A change is suspicious above this multiple of the largest earlier change. */
const MOVES = 5
/** Floating-point tolerance, so that exactly three times is allowed. */
const ABOVE = 1 + 1e-9

/**
 * True if a price may be an error (SPEC S9): over three times or under a third of the median of the
 * previous 12 months, or a change over five times their largest change. False with fewer than four
 * such months, or if a neighbouring month is at the same level (S10).
 *
 * @param ordered prices of one series in any unit, one per month, oldest first
 * @param at index of the price
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
  // A price fixed by law may never have changed. Then there is no change to compare with.
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
