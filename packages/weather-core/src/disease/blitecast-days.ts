import type { Maybe } from '../result.ts'

/** Sum and number of the days with a known BLITECAST severity: a lower bound of the full sum. */
export function blitecastSum(days: readonly Maybe<number>[]): { sum: number; days: number } {
  const known = days.flatMap((day) => (day.known ? [day.value] : []))
  return { sum: known.reduce((sum, value) => sum + value, 0), days: known.length }
}
