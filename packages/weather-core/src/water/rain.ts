import { known, type Maybe, unknown } from '../result.ts'

/**
 * Total rain of some steps, mm. Unknown if any step has no amount: a gap is not a dry step, and totals are never
 * extrapolated. Unknown without steps.
 */
export function rainTotal(rainMm: readonly (number | undefined)[]): Maybe<number> {
  if (rainMm.length === 0) return unknown('missing', { inputs: ['rainMm'] })
  let total = 0
  for (const mm of rainMm) {
    if (mm === undefined || !Number.isFinite(mm) || mm < 0)
      return unknown('missing_some_hours', { inputs: ['rainMm'] })
    total += mm
  }
  return known(total)
}

/** Mean intensity of a step's rain, mm/h. */
export const rainIntensity = (rainMm: number, hours: number): number => rainMm / hours

/** Probability that some steps all stay dry, 0..1. */
export interface DryOdds {
  /** Lower bound, as if every shower came in an hour of its own. */
  lowest: number
  /** As if the steps were independent: the value to show, with `wettestChance`. */
  likely: number
  /** Upper bound, as if all the rain came at once. */
  highest: number
  /** The highest chance of rain of any step. */
  wettestChance: number
}

/**
 * Odds of a dry window from the chance of rain (0..1) of each step: max(0, 1 - sum p), product of (1 - p), 1 - max p.
 * Unknown without steps, or if a step has no chance of rain.
 */
export function dryOdds(pops: readonly (number | undefined)[]): Maybe<DryOdds> {
  if (pops.length === 0) return unknown('missing', { inputs: ['pop'] })
  let sum = 0
  let likely = 1
  let wettestChance = 0
  for (const pop of pops) {
    if (pop === undefined || !(pop >= 0 && pop <= 1))
      return unknown('missing_some_hours', { inputs: ['pop'] })
    sum += pop
    likely *= 1 - pop
    wettestChance = Math.max(wettestChance, pop)
  }
  return known({ lowest: Math.max(0, 1 - sum), likely, highest: 1 - wettestChance, wettestChance })
}
