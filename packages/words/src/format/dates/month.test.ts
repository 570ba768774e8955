import { expect, test } from 'vitest'
import { longDate } from './long-date.ts'
import { monthOfYear, shortMonth, shortMonthOfYear, yearOf } from './month.ts'

test.each([
  ['en-GB', ['February 2026', 'Feb', '2026', '3 February 2026']],
  ['de', ['Februar 2026', 'Feb', '2026', '3. Februar 2026']],
  ['sw', ['Februari 2026', 'Feb', '2026', '3 Februari 2026']],
])('months and days in %s', (tag, words) => {
  const of = [monthOfYear(tag, '2026-02'), shortMonth(tag, '2026-02'), yearOf(tag, '2026-02')]
  expect([...of, longDate(tag, '2026-02-03')]).toEqual(words)
})

test('a month with its year where room is dear', () =>
  expect(shortMonthOfYear('en-GB', '2026-02')).toBe('Feb 2026'))
