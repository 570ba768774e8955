import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import {
  ageInDays,
  hasEnded,
  isOutdated,
  lastYears,
  monthlyPrices,
  priceChange,
  yearsBefore,
} from './monthly-prices.ts'
import { NOW, risingPrices, worldMaize } from './price-series.fixture.ts'

const at = (date: string, period: 'month' | 'week') => ({ ...worldMaize, period, latest: { date, value: 1 } })

test("isOutdated and hasEnded depend on a series' period and its latest date", () =>
  checkRows(
    [
      ['month', '2026-01-01', false, false],
      ['month', '2025-12-01', true, false],
      ['month', '2025-02-01', true, true],
      ['week', '2026-03-30', false, false],
      ['week', '2025-12-29', true, false],
    ] as const,
    ([period, date, old, stopped]) => {
      expect([isOutdated(at(date, period), NOW), hasEnded(at(date, period), NOW)]).toEqual([old, stopped])
    },
  ))

test('ageInDays is zero for a date in the future', () => expect(ageInDays('2027-01-01', NOW)).toBe(0))

test('monthlyPrices averages the weekly prices in each month', () => {
  const weeks = [
    { date: '2026-01-26', value: 9 },
    { date: '2026-02-02', value: 10 },
    { date: '2026-02-09', value: 14 },
  ]
  expect(monthlyPrices(weeks, 'week')).toEqual([
    { month: '2026-01', value: 9 },
    { month: '2026-02', value: 12 },
  ])
})

test('priceChange compares the last price with a month or year earlier and does not fill gaps', () => {
  const prices = monthlyPrices(risingPrices(13, 112), 'month')
  expect(priceChange(prices, 12)).toEqual({ direction: 'up', percent: expect.closeTo(12, 9) })
  expect(priceChange(prices.slice(0, -2).concat(prices.slice(-1)), 1)).toBeUndefined()
  expect(priceChange([...prices.slice(0, -1), { month: '2026-02', value: 111.01 }], 1)).toEqual({
    direction: 'unchanged',
    percent: 0,
  })
  expect(priceChange([...prices.slice(0, -1), { month: '2026-02', value: 108.78 }], 1)).toEqual({
    direction: 'down',
    percent: expect.closeTo(2, 9),
  })
  // A doubtful price (S11 of market-core).
  expect(priceChange([...prices.slice(0, -1), { month: '2026-02', value: 11_200 }], 1)).toBeUndefined()
})

test('lastYears returns thirteen months for one year, including the same month a year ago', () => {
  const prices = monthlyPrices(risingPrices(36, 100), 'month')
  expect([lastYears(prices, 1).length, lastYears(prices, 5).length, lastYears([], 1).length]).toEqual([
    13, 36, 0,
  ])
  expect(yearsBefore('2026-02-16', 5)).toBe('2021-02-01')
})
