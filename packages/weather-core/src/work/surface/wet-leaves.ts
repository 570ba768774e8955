import { stepEnd, type WeatherStep } from '../../steps/weather-step.ts'
import { wetLimit } from '../jobs/wet-limit.ts'
import { type Limit, ruleOfThumb } from '../limits/limit.ts'
import type { Reason } from '../verdict.ts'

/** Heuristic: so long after rain its drops may still be on the leaves, and a spray run off with them. */
const DRYING = ruleOfThumb(2, 'h')

/** The rain of the day before the first step, mm. */
export type RainBefore = number | 'unknown'

/**
 * Whether leaves may still be wet in step `index` from rain in the hours before, as much as makes one hour wet: a
 * reason for care. Rain that is not known there is one, too; where the steps do not reach back so far, `rainBefore`
 * settles it if there was none.
 */
export function wetLeaves(
  steps: readonly WeatherStep[],
  index: number,
  wet: Limit,
  rainBefore: RainBefore,
): Reason | undefined {
  const now = steps[index]
  if (!now) return undefined
  const { dt: atDt } = now
  const fromDt = atDt - DRYING.value * 3600
  let mm = 0
  let isKnown = true
  let reachedDt = atDt
  for (let i = index - 1; i >= 0 && reachedDt > fromDt; i--) {
    const step = steps[i]
    if (!step) break
    if (stepEnd(step) < reachedDt || step.rainMm === undefined) isKnown = false
    mm += step.rainMm ?? 0
    reachedDt = step.dt
  }
  const isWet = mm >= wetLimit(wet, { hours: 1 }).value
  if (isWet) return { code: 'leaves_wet', verdict: 'careful', value: mm, limit: DRYING, atDt }
  if (reachedDt > fromDt && (rainBefore === 'unknown' || rainBefore >= wet.value)) isKnown = false
  return isKnown ? undefined : { code: 'rain_before_unknown', verdict: 'careful', limit: DRYING, atDt }
}
