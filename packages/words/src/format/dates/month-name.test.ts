import { expect, test } from 'vitest'
import { formatMonthName } from './month-name.ts'

test('formatMonthName returns the name of a month in a language', () => {
  expect([1, 8, 12].map((month) => formatMonthName('en-GB', month))).toEqual([
    'January',
    'August',
    'December',
  ])
  expect(formatMonthName('sw', 2)).toBe('Februari')
})
