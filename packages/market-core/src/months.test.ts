import { expect, test } from 'vitest'
import { MONTH_PATTERN, monthNames, parseMonthName } from './months.ts'

test('M2 reads a month by its name or its first three letters, in upper or lower case', () => {
  expect(monthNames.map(parseMonthName)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(['jun', 'JULY', 'Sep', 'mar'].map(parseMonthName)).toEqual([6, 7, 9, 3])
  expect(parseMonthName('maize')).toBe(0)
  const matched = 'From Aug to september'.match(new RegExp(`\\b(?:${MONTH_PATTERN})\\b`, 'gi'))
  expect(matched).toEqual(['Aug', 'september'])
})
