import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  classifyVolatility,
  mean,
  normaliseIndices,
  standardDeviation,
  variationPercent,
} from './statistics.ts'

const values = fc.array(fc.double({ min: 1, max: 1000, noNaN: true }), { minLength: 2, maxLength: 60 })

test('D1 calculates the sample deviation, unless the population is requested', () => {
  expect(standardDeviation([10, 15, 20])).toBe(5)
  expect(standardDeviation([10, 15, 20], 'population')).toBeCloseTo(4.0825, 4)
})

test('D2 returns no variation for too few values, or for a mean of 0 or less', () => {
  expect(mean([])).toBeUndefined()
  expect(standardDeviation([1])).toBeUndefined()
  expect(variationPercent([7])).toBeUndefined()
  expect(variationPercent([-1, 1])).toBeUndefined()
  expect(variationPercent([-3, -5])).toBeUndefined()
})

test('D3 gives the same variation in every unit', () => {
  fc.assert(
    fc.property(values, fc.double({ min: 0.01, max: 100, noNaN: true }), (given, factor) => {
      expect(variationPercent(given.map((value) => value * factor))).toBeCloseTo(
        variationPercent(given) ?? Number.NaN,
        6,
      )
    }),
  )
})

test('D4 calls a variation under 10 % stable, up to 25 % moderate, and above that volatile', () => {
  expect([9.9, 10, 25, 25.1].map((percent) => classifyVolatility(percent))).toEqual([
    'stable',
    'moderate',
    'moderate',
    'volatile',
  ])
})

test('D5 scales indices to a total in proportion, and returns undefined if all are zero', () => {
  fc.assert(
    fc.property(values, (raw) => {
      const scaled = normaliseIndices(raw, 1200) ?? []
      expect(scaled.reduce((sum, index) => sum + index, 0)).toBeCloseTo(1200, 6)
      const [first = 0, second = 0] = scaled
      expect(first / second).toBeCloseTo((raw[0] ?? 0) / (raw[1] ?? 0), 6)
    }),
  )
  expect(normaliseIndices([0, 0], 1200)).toBeUndefined()
})
