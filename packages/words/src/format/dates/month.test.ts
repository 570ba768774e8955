import { expect, test } from 'vitest'
import { longDate } from './long-date.ts'
import { monthOfYear, shortMonth, shortMonthOfYear, yearOf } from './month.ts'

test.each([
  ['en-GB', ['February 2026', 'Feb', '2026', '3 February 2026']],
  ['de', ['Februar 2026', 'Feb', '2026', '3. Februar 2026']],
  ['sw', ['Februari 2026', 'Feb', '2026', '3 Februari 2026']],
])('months, years and dates are written in %s', (tag, words) => {
  const of = [monthOfYear(tag, '2026-02'), shortMonth(tag, '2026-02'), yearOf(tag, '2026-02')]
  expect([...of, longDate(tag, '2026-02-03')]).toEqual(words)
})

test('shortMonthOfYear writes the short month with its year', () =>
  expect(shortMonthOfYear('en-GB', '2026-02')).toBe('Feb 2026'))
