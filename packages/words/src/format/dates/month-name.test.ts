import { expect, test } from 'vitest'
import { monthName } from './month-name.ts'

test('monthName returns the name of a month in a language', () => {
  expect([1, 8, 12].map((month) => monthName('en-GB', month))).toEqual(['January', 'August', 'December'])
  expect(monthName('sw', 2)).toBe('Februari')
})
