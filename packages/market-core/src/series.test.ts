import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, monthNumber } from './months.ts'
import {
  changeOver,
  latestPrice,
  type MonthlyPrice,
  movingAverage,
  pricesInOrder,
  recentPriceRange,
  seasonality,
} from './series.ts'

const run = (start: string, values: readonly (number | undefined)[]): MonthlyPrice[] =>
  values.flatMap((value, at) => (value === undefined ? [] : [{ month: addMonths(start, at), value }]))

const prices = fc
  .array(fc.double({ min: 1, max: 1000, noNaN: true }), { minLength: 1, maxLength: 60 })
  .map((values) => run('2020-03', values))

test('M1 counts months across the end of a year', () => {
  expect(addMonths('2025-11', 3)).toBe('2026-02')
  expect(addMonths('2026-01', -13)).toBe('2024-12')
  expect(monthNumber('2026-01') - monthNumber('2024-12')).toBe(13)
})

test('S1 finds the newest price whatever the order of the input', () => {
  fc.assert(
    fc.property(prices, (given) => {
      expect(latestPrice(given.toReversed())).toEqual(given.at(-1))
      expect(pricesInOrder(given.toReversed())).toEqual(given)
    }),
  )
  expect(latestPrice([])).toBeUndefined()
})

test('S2 measures a change from the exact month, and never fills a gap with a neighbouring month', () => {
  const maize = run('2025-01', [200, 210, undefined, 190, 198])
  expect(changeOver(maize, 1)).toMatchObject({
    absolute: 8,
    from: { month: '2025-04' },
    to: { month: '2025-05' },
  })
  expect(changeOver(maize, 1)?.percent).toBeCloseTo(4.2105, 4)
  expect(changeOver(maize, 2)).toBeUndefined()
  expect(changeOver(maize, 12)).toBeUndefined()
  expect(changeOver(run('2025-01', [0, 5]), 1)).toBeUndefined()
})

test('S3 includes every price of the requested months in a range, and counts them', () => {
  const gappy = run('2025-01', [500, 100, undefined, 300, 200])
  expect(recentPriceRange(gappy, 4)).toEqual({
    lowest: { month: '2025-02', value: 100 },
    highest: { month: '2025-04', value: 300 },
    mean: 200,
    count: 3,
  })
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 70 }), (given, months) => {
      const range = recentPriceRange(given, months)
      expect(range?.count).toBe(Math.min(months, given.length))
      expect(range?.mean).toBeGreaterThanOrEqual((range?.lowest.value ?? 0) - 1e-9)
      expect(range?.mean).toBeLessThanOrEqual((range?.highest.value ?? 0) + 1e-9)
    }),
  )
})

test('S4 starts a moving average after n prices, and does not bridge a gap', () => {
  expect(movingAverage(run('2025-01', [1, 2, 3, 4]), 3)).toEqual([
    { month: '2025-03', value: 2 },
    { month: '2025-04', value: 3 },
  ])
  expect(movingAverage(run('2025-01', [1, 2, undefined, 4, 5]), 3)).toEqual([])
})

test('S5 scales seasonal indices to a sum of 1200, and recovers a known season', () => {
  const season = [90, 92, 95, 100, 105, 110, 112, 108, 103, 98, 95, 92]
  const given = run(
    '2018-01',
    Array.from({ length: 72 }, (_, at) => (season[at % 12] ?? 0) * (1 + at / 100)),
  )
  const months = seasonality(given)
  expect(months?.reduce((sum, { index }) => sum + index, 0)).toBeCloseTo(1200, 6)
  expect(months?.toSorted((a, b) => b.index - a.index)[0]?.month).toBe(7)
  for (const { month, index } of months ?? [])
    expect(Math.abs(index - (season[month - 1] ?? 0))).toBeLessThan(1.5)
})

test('S6 returns no seasonal indices for only three years of prices', () => {
  expect(
    seasonality(
      run(
        '2020-01',
        Array.from({ length: 36 }, () => 100),
      ),
    ),
  ).toBeUndefined()
})
