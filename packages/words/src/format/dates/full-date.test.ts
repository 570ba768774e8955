import { expect, test } from 'vitest'
import { formatFullDate, formatMoment } from './full-date.ts'

test('formatFullDate includes the weekday, and formatMoment the time in UTC', () => {
  expect(formatFullDate('en-GB', '2026-09-21')).toBe('Monday, 21 September 2026')
  expect(formatMoment('en-GB', '2026-09-21T14:20:00Z')).toBe('21 September 2026 at 14:20')
})

test('formatFullDate writes the date in another language', () => {
  expect(formatFullDate('de', '2026-09-21')).toBe('Montag, 21. September 2026')
})
