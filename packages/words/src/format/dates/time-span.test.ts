import { expect, test } from 'vitest'
import { formatTimeSpan } from './time-span.ts'

test.each([
  ['en-GB', 1, 'month', '1 month'],
  ['en-GB', 14, 'month', '14 months'],
  ['en-GB', 3, 'year', '3 years'],
  ['de', 2, 'year', '2 Jahre'],
] as const)('formatTimeSpan in %s writes %d of %s as %s', (tag, count, unit, words) =>
  expect(formatTimeSpan(tag, count, unit)).toBe(words),
)
