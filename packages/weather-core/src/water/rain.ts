import { known, type Maybe, unknown } from '../result.ts'

/**
 * Total rain, mm. Unknown if any amount is missing or invalid, or if there are none: totals are
 * never extrapolated.
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

export interface DryOdds {
  /** Lower bound: every shower comes in a different hour. */
  lowest: number
  /** Best estimate, assuming independent steps. Show it together with `wettestChance`. */
  likely: number
  /** Upper bound: all the rain comes at once. */
  highest: number
  /** Highest chance of rain in any step. */
  wettestChance: number
}

/**
 * Odds that all steps stay dry, 0..1: max(0, 1 - sum p), product of (1 - p), 1 - max p. `pops` are
 * chances of rain, 0..1. Unknown if there are no steps or a chance is missing.
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
