import { expect, test } from 'vitest'
import { formatLongDate } from './long-date.ts'
import { formatMonth, formatShortMonth, formatShortMonthAndYear, formatYear } from './month.ts'

test.each([
  ['en-GB', ['February 2026', 'Feb', '2026', '3 February 2026']],
  ['de', ['Februar 2026', 'Feb', '2026', '3. Februar 2026']],
  ['sw', ['Februari 2026', 'Feb', '2026', '3 Februari 2026']],
])('months, years and dates are written in %s', (tag, words) => {
  const of = [formatMonth(tag, '2026-02'), formatShortMonth(tag, '2026-02'), formatYear(tag, '2026-02')]
  expect([...of, formatLongDate(tag, '2026-02-03')]).toEqual(words)
})

test('formatShortMonthAndYear writes the short month with its year', () =>
  expect(formatShortMonthAndYear('en-GB', '2026-02')).toBe('Feb 2026'))
