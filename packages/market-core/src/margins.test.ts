import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  breakEvenPrice,
  breakEvenYield,
  grossMargin,
  inputRatio,
  massAtMoisture,
  safetyMarginPercent,
} from './margins.ts'

test('E1 calculates a gross margin as the value of the harvest minus the variable costs', () => {
  expect(grossMargin(6, 200, 800)).toEqual({ output: 1200, grossMargin: 400, perCost: 0.5 })
  expect(grossMargin(3, 200, 800).grossMargin).toBe(-200)
})

test('E2 gives a margin of zero at the break-even price and yield', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 1e6, noNaN: true }),
      fc.double({ min: 0.1, max: 100, noNaN: true }),
      (cost, tonnes) => {
        const price = breakEvenPrice(cost, tonnes) ?? Number.NaN
        expect(Math.abs(grossMargin(tonnes, price, cost).grossMargin)).toBeLessThan(1e-6 * cost)
        expect(breakEvenYield(cost, price)).toBeCloseTo(tonnes, 8)
      },
    ),
  )
})

test('E3 returns undefined instead of dividing by zero', () => {
  expect(breakEvenPrice(100, 0)).toBeUndefined()
  expect(breakEvenYield(100, 0)).toBeUndefined()
  expect(safetyMarginPercent(0, 10)).toBeUndefined()
  expect(inputRatio(500, 0)).toBeUndefined()
  expect(grossMargin(5, 200, 0).perCost).toBeUndefined()
})

test('E4 gives the cushion as a percentage of the expected price, negative for a loss', () => {
  expect(safetyMarginPercent(200, 150)).toBe(25)
  expect(safetyMarginPercent(150, 200)).toBeCloseTo(-33.333, 3)
})

test('E5 reduces the weight of grain as it dries, without changing the dry matter', () => {
  expect(massAtMoisture(1000, 20, 14)).toBeCloseTo(930.2326, 4)
  expect(massAtMoisture(1000, 100, 14)).toBeUndefined()
  const moisture = fc.double({ min: 0, max: 60, noNaN: true })
  fc.assert(
    fc.property(moisture, moisture, (from, to) => {
      const there = massAtMoisture(1000, from, to) ?? Number.NaN
      expect(massAtMoisture(there, to, from)).toBeCloseTo(1000, 6)
      if (to < from) expect(there).toBeLessThanOrEqual(1000)
    }),
  )
})
