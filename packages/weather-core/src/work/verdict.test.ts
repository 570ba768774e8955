import { describe, expect, test } from 'vitest'
import { applyCustomValues, publishedLimit, ruleOfThumbLimit } from './limits/limit.ts'
import { combineReasons, distanceFromLimit, firstReason, missingReason, type Reason } from './verdict.ts'

const reason = (verdict: Reason['verdict']): Reason => ({ code: verdict, verdict })

describe('judgements', () => {
  test('J1 stops a job for any "dont", even with unknown data, and never rates unknown data "good"', () => {
    expect(combineReasons([reason('careful'), missingReason('cloudPct'), reason('dont')]).verdict).toBe(
      'dont',
    )
    expect(combineReasons([reason('careful'), missingReason('cloudPct')]).verdict).toBe('unknown')
    expect(combineReasons([undefined, reason('careful')]).verdict).toBe('careful')
    expect(combineReasons([undefined])).toEqual({ verdict: 'good', reasons: [] })
  })

  test('J2 returns the most serious reason that applies', () => {
    const limit = ruleOfThumbLimit(1, 'mm')
    expect(firstReason([false, 'a', 'dont', 2, limit], [true, 'b', 'careful', 2, limit])).toEqual({
      code: 'b',
      verdict: 'careful',
      value: 2,
      limit,
    })
    expect(firstReason([false, 'a', 'dont', 2, limit])).toBeUndefined()
  })

  test('J3 replaces a limit and its source with the farmer’s own value', () => {
    const limits = { maxWindKmh: publishedLimit(20, 'km/h', 'Somebody'), wetMm: ruleOfThumbLimit(0.2, 'mm') }
    const own = applyCustomValues(limits, { maxWindKmh: 15, wetMm: Number.NaN })
    expect(own.maxWindKmh).toEqual({ value: 15, unit: 'km/h', publisher: 'own', heuristic: false })
    expect(own.wetMm).toBe(limits.wetMm)
    expect(limits.maxWindKmh.value).toBe(20)
  })

  test('J17 ranks more past rain as worse, although its limit is in hours', () => {
    const fell = (value: number): Reason => ({
      ...{ code: 'rain_before', verdict: 'dont', value, limit: ruleOfThumbLimit(12, 'h') },
    })
    expect(distanceFromLimit(fell(6))).toBeGreaterThan(distanceFromLimit(fell(1)))
    expect(distanceFromLimit(fell(30))).toBeGreaterThan(distanceFromLimit(fell(6)))
  })
})
