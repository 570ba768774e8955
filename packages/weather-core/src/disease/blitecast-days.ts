import type { Maybe } from '../result.ts'

/**
 * BLITECAST severity values of a run of days, as far as they are known, with how many days those are: the sum of all
 * is at least that.
 */
export function blitecastSum(days: readonly Maybe<number>[]): { sum: number; days: number } {
  const known = days.flatMap((day) => (day.known ? [day.value] : []))
  return { sum: known.reduce((sum, value) => sum + value, 0), days: known.length }
}
