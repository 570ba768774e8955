import type { Maybe } from '../result.ts'

/**
 * Sum of the known BLITECAST severity values of some days, with the number of those days: a lower bound of the full
 * sum.
 */
export function blitecastSum(days: readonly Maybe<number>[]): { sum: number; days: number } {
  const known = days.flatMap((day) => (day.known ? [day.value] : []))
  return { sum: known.reduce((sum, value) => sum + value, 0), days: known.length }
}
