import { expect, test } from 'vitest'
import { formatDayAndTime } from './day-and-time.ts'

// In the machine's own time zone.
const at = new Date(2026, 10, 22, 9, 5).toISOString()

test.each([
  ['en-GB', '22 Nov 2026, 09:05'],
  ['de', '22.11.2026, 09:05'],
])('formatDayAndTime in %s: %s', (tag, words) => expect(formatDayAndTime(tag, at)).toBe(words))
