import { GROUND_COOLING, groundTemperature } from '../../frost/ground-frost.ts'
import { knownValue } from '../../result.ts'
import { lowestAtEnds, stepEnds } from '../../steps/step-moments.ts'
import { stepEnd, stepInterval, type WeatherStep } from '../../steps/weather-step.ts'
import { type Interval, shareWithin } from '../../sun/daylight.ts'
import { publishedLimit } from '../limits/limit.ts'
import { missingReason, type Reason } from '../verdict.ts'

const GROUND = publishedLimit(0, 'C', 'ground_frost_definition')
/**
 * Heuristic: leaves may stay frosted for `THAW_HOURS` after a frost, unless the air is above
 * `THAWED_C`.
 */
const THAW_HOURS = 2
const THAWED_C = 8

/**
 * Reason for frosted leaves in one step, by its coldest, clearest and calmest readings, or the
 * missing input.
 */
function leaves(steps: readonly WeatherStep[], index: number, sun: readonly Interval[]): Reason | undefined {
  const step = steps[index]
  if (!step) return undefined
  const { dt } = step
  const ends = stepEnds(steps, index)
  const tempC = lowestAtEnds(ends, 'tempC')
  if (tempC === undefined) return missingReason('tempC', dt)
  const airC = Math.min(tempC, step.minTempC ?? tempC)
  const cloudPct = lowestAtEnds(ends, 'cloudPct')
  const isDark = shareWithin(sun, stepInterval(step)) < 1
  const calm = { tempC: airC, cloudPct, windKmh: lowestAtEnds(ends, 'windKmh') }
  const ground = isDark ? groundTemperature(calm) : undefined
  if (ground && !ground.known)
    return airC - GROUND_COOLING.clearCalmC > GROUND.value
      ? undefined
      : missingReason(cloudPct === undefined ? 'cloudPct' : 'windKmh', dt)
  const value = ground ? knownValue(ground) : airC
  return value !== undefined && value <= GROUND.value
    ? { code: 'frosted_leaves', verdict: 'dont', value, limit: GROUND, atDt: dt }
    : undefined
}

/**
 * Reason for frosted leaves in step `index`, a rule of thumb. Ground frost in the step or just
 * before freezes them, unless the air is warm enough for a thaw. Missing data that may hide a frost
 * is reported.
 */
export function frostedLeavesReason(
  steps: readonly WeatherStep[],
  index: number,
  sun: readonly Interval[],
): Reason | undefined {
  const now = steps[index]
  const coldest = lowestAtEnds(stepEnds(steps, index), 'tempC')
  if (!now || coldest === undefined || coldest > THAWED_C) return undefined
  const found: Reason[] = []
  for (let i = index; i >= 0; i--) {
    const step = steps[i]
    if (!step || stepEnd(step) <= now.dt - THAW_HOURS * 3600) break
    const reason = leaves(steps, i, sun)
    if (reason) found.push(reason)
  }
  return found.find(({ verdict }) => verdict === 'dont') ?? found[0]
}
