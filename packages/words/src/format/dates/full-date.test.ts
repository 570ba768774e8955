import { expect, test } from 'vitest'
import { fullDate, moment } from './full-date.ts'

test('fullDate writes a day with its weekday, and moment writes a time in UTC', () => {
  expect(fullDate('en-GB', '2026-09-21')).toBe('Monday, 21 September 2026')
  expect(moment('en-GB', '2026-09-21T14:20:00Z')).toBe('21 September 2026 at 14:20')
})

test('fullDate writes the date in another language', () => {
  expect(fullDate('de', '2026-09-21')).toBe('Montag, 21. September 2026')
})
