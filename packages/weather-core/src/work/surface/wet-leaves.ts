import { knownValue } from '../../result.ts'
import { stepEnd, type WeatherStep } from '../../steps/weather-step.ts'
import { wetLimit } from '../jobs/wet-limit.ts'
import { ruleOfThumbLimit } from '../limits/limit.ts'
import type { Reason } from '../verdict.ts'
import { meltwater, type SnowRule } from './lying-snow.ts'
import { waterReason } from './water-reason.ts'

/** Heuristic: drops may stay on leaves this long after rain. Spray would run off with them. */
const DRYING = ruleOfThumbLimit(2, 'h')

/** Rain of the day before the first step, mm. */
export type RainBefore = number | 'unknown'

/**
 * Reason for care if leaves may still be wet in step `index`: recent rain or meltwater enough for
 * one wet hour, or missing rain data. If the steps do not reach back far enough, a dry `rainBefore`
 * is used instead.
 */
export function wetLeavesReason(
  steps: readonly WeatherStep[],
  index: number,
  snow: SnowRule,
  rainBefore: RainBefore,
): Reason | undefined {
  const now = steps[index]
  if (!now) return undefined
  const { dt: atDt } = now
  const fromDt = atDt - DRYING.value * 3600
  const fellIn: WeatherStep[] = []
  let isKnown = true
  let reachedDt = atDt
  let first = index
  for (; first > 0 && reachedDt > fromDt; first--) {
    const step = steps[first - 1]
    if (!step) break
    if (stepEnd(step) < reachedDt || step.rainMm === undefined) isKnown = false
    if (step.rainMm) fellIn.unshift(step)
    reachedDt = step.dt
  }
  const melted = meltwater(steps, first, index, snow)
  const meltMm = knownValue(melted) ?? 0
  const mm = fellIn.reduce((sum, { rainMm = 0 }) => sum + rainMm, meltMm)
  if (mm >= wetLimit(snow.wet, { hours: 1 }).value)
    return {
      ...waterReason('leaves_wet', mm, meltMm, fellIn),
      verdict: 'careful',
      value: mm,
      limit: DRYING,
      atDt,
    }
  if (!melted.known) isKnown = false
  if (reachedDt > fromDt && (rainBefore === 'unknown' || rainBefore >= snow.wet.value)) isKnown = false
  return isKnown ? undefined : { code: 'rain_before_unknown', verdict: 'careful', limit: DRYING, atDt }
}
