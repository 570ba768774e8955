import { expect, test } from 'vitest'
import { monthName } from './month-name.ts'

test('the months of the year in a language', () => {
  expect([1, 8, 12].map((month) => monthName('en-GB', month))).toEqual(['January', 'August', 'December'])
  expect(monthName('sw', 2)).toBe('Februari')
})
