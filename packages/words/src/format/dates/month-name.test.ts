import { expect, test } from 'vitest'
import { formatMonthName } from './month-name.ts'

test('formatMonthName supports several languages', () => {
  expect([1, 8, 12].map((month) => formatMonthName('en-GB', month))).toEqual([
    'January',
    'August',
    'December',
  ])
  expect(formatMonthName('sw', 2)).toBe('Februari')
})
