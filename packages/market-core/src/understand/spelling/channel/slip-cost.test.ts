import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slipCost } from './slip-cost.ts'

describe('likelier slips cost less', () => {
  test.each([
    ['goldd', 'gold', 'gokd'],
    ['plam', 'palm', 'pabm'],
    ['mny', 'many', 'mzny'],
    ['shugar', 'sugar', 'suqgar'],
    ['whest', 'wheat', 'whebt'],
    ['libra', 'livra', 'litra'],
  ])('Q54 %s is nearer to %s than %s', (likely, meant, other) => {
    expect(slipCost(likely, meant, 3)).toBeLessThan(slipCost(other, meant, 3))
  })

  test('Q54 nothing costs nothing, and what costs more than the most is none', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,12}$/), fc.stringMatching(/^[a-z]{3,12}$/), (one, other) => {
        expect(slipCost(one, one, 0)).toBe(0)
        const cost = slipCost(one, other, 2)
        expect(cost === Number.POSITIVE_INFINITY || cost === slipCost(one, other, 99)).toBe(true)
        if (cost === Number.POSITIVE_INFINITY) expect(slipCost(one, other, 99)).toBeGreaterThan(2)
      }),
    )
  })
})
