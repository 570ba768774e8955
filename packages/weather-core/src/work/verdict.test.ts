import { describe, expect, test } from 'vitest'
import { published, ruleOfThumb, withOwnFigures } from './limits/limit.ts'
import { distance, firstReason, judgement, missing, type Reason } from './verdict.ts'

const reason = (verdict: Reason['verdict']): Reason => ({ code: verdict, verdict })

describe('a judgement', () => {
  test('J1 a stop stops even when something is unknown; what is unknown is never good', () => {
    expect(judgement([reason('careful'), missing('cloudPct'), reason('dont')]).verdict).toBe('dont')
    expect(judgement([reason('careful'), missing('cloudPct')]).verdict).toBe('unknown')
    expect(judgement([undefined, reason('careful')]).verdict).toBe('careful')
    expect(judgement([undefined])).toEqual({ verdict: 'good', reasons: [] })
  })

  test('J2 the gravest check is the one given', () => {
    const limit = ruleOfThumb(1, 'mm')
    expect(firstReason([false, 'a', 'dont', 2, limit], [true, 'b', 'careful', 2, limit])).toEqual({
      code: 'b',
      verdict: 'careful',
      value: 2,
      limit,
    })
    expect(firstReason([false, 'a', 'dont', 2, limit])).toBeUndefined()
  })

  test("J3 the farmer's own figure takes the place of a limit, and its name", () => {
    const limits = { maxWindKmh: published(20, 'km/h', 'Somebody'), wetMm: ruleOfThumb(0.2, 'mm') }
    const own = withOwnFigures(limits, { maxWindKmh: 15, wetMm: Number.NaN })
    expect(own.maxWindKmh).toEqual({ value: 15, unit: 'km/h', publisher: 'own', heuristic: false })
    expect(own.wetMm).toBe(limits.wetMm)
    expect(limits.maxWindKmh.value).toBe(20)
  })

  test('J17 more rain that fell is worse, whatever the hours that it is held against', () => {
    const fell = (value: number): Reason => ({
      ...{ code: 'rain_before', verdict: 'dont', value, limit: ruleOfThumb(12, 'h') },
    })
    expect(distance(fell(6))).toBeGreaterThan(distance(fell(1)))
    expect(distance(fell(30))).toBeGreaterThan(distance(fell(6)))
  })
})
