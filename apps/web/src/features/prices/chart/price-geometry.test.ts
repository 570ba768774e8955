import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelledMonths, pricePoints, priceScale } from './price-geometry.ts'

test.each([
  ['dollars a tonne', [186, 221], [180, 200, 220, 240]],
  ['dollars a kilogram', [0.186, 0.221], [0.18, 0.2, 0.22, 0.24]],
  ['a price that never moved', [100, 100], [90, 100, 110]],
])('the price scale has round ticks for %s', (_title, values, ticks) =>
  expect(priceScale(values).ticks).toEqual(ticks),
)

test('every price lies on its scale, which has two to six ticks', () => {
  const price = fc.double({ min: 0.001, max: 1e7, noNaN: true })
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 61 }), (values) => {
      const { low, high, ticks } = priceScale(values)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(low).toBeLessThanOrEqual(Math.min(...values) * (1 + 1e-9))
      expect(high).toBeGreaterThanOrEqual(Math.max(...values) * (1 - 1e-9))
    }),
  )
})

test('the axis labels every third month for one year and each January for several years', () => {
  expect(labelledMonths('2025-02', '2026-02')).toEqual(['2025-04', '2025-07', '2025-10', '2026-01'])
  expect(labelledMonths('2023-03', '2026-02')).toEqual(['2024-01', '2025-01', '2026-01'])
})

test('a month without a price is a gap', () => {
  const prices = ['2025-01', '2025-02', '2025-04', '2025-06', '2025-07'].map((month) => ({ month, value: 1 }))
  const points = pricePoints(
    prices,
    (month) => Number(month.slice(5)),
    () => 0,
  )
  expect(points).toEqual([[1, 0], [2, 0], undefined, [4, 0], undefined, [6, 0], [7, 0]])
})
