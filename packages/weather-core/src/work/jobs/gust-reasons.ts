import { estimateGust } from '../../air/gust-estimate.ts'
import type { Reading } from '../../steps/step-moments.ts'
import type { WeatherStep } from '../../steps/weather-step.ts'
import type { Limit } from '../limits/limit.ts'
import { missingReason, type Reason } from '../verdict.ts'

/**
 * Substitute for a missing gust. `dont` if typical gusts at this wind exceed the limit, otherwise a
 * reason for care, because the actual gust may exceed it. Unknown if the wind is missing too.
 */
export function missingGustReason(
  { dt }: Pick<WeatherStep, 'dt'>,
  ends: readonly Reading[],
  limit: Limit,
): Reason {
  const winds = ends.flatMap(({ windKmh }) => windKmh ?? [])
  if (winds.length < ends.length) return missingReason('gustKmh', dt)
  const value = estimateGust(Math.max(...winds))
  return value > limit.value
    ? { code: 'gust_estimated_high', verdict: 'dont', value, limit, atDt: dt }
    : { code: 'gust_not_given', verdict: 'careful', value, limit, atDt: dt }
}

/**
 * Reason for care because a missing chance of rain leaves the reliability of the amount unknown.
 */
export const missingChanceReason = (dt: number): Reason => ({
  code: 'chance_not_given',
  verdict: 'careful',
  atDt: dt,
})
