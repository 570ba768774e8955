import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mean, normaliseIndices, standardDeviation, variationPercent, volatility } from './statistics.ts'

const values = fc.array(fc.double({ min: 1, max: 1000, noNaN: true }), { minLength: 2, maxLength: 60 })

test('D1 a deviation is that of a sample unless the population is asked for', () => {
  expect(standardDeviation([10, 15, 20])).toBe(5)
  expect(standardDeviation([10, 15, 20], 'population')).toBeCloseTo(4.0825, 4)
})

test('D2 too few values, or a mean that is not above 0, leave variation unknown', () => {
  expect(mean([])).toBeUndefined()
  expect(standardDeviation([1])).toBeUndefined()
  expect(variationPercent([7])).toBeUndefined()
  expect(variationPercent([-1, 1])).toBeUndefined()
  expect(variationPercent([-3, -5])).toBeUndefined()
})

test('D3 variation is the same in every unit', () => {
  fc.assert(
    fc.property(values, fc.double({ min: 0.01, max: 100, noNaN: true }), (given, factor) => {
      expect(variationPercent(given.map((value) => value * factor))).toBeCloseTo(
        variationPercent(given) ?? Number.NaN,
        6,
      )
    }),
  )
})

test('D4 under 10 % is stable, up to 25 % moderate, above volatile', () => {
  expect([9.9, 10, 25, 25.1].map((percent) => volatility(percent))).toEqual([
    'stable',
    'moderate',
    'moderate',
    'volatile',
  ])
})

test('D5 indices are scaled to their total and keep their proportions; of nothing there are none', () => {
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
