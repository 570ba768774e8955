import { expect, test } from 'vitest'
import { daysSince, localDay } from './local-day.ts'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime()
const iso = (day: number, hour: number) => new Date(at(day, hour)).toISOString()

test("localDay uses the day in the browser's time zone", () => {
  expect(localDay(iso(3, 0))).toBe('2026-11-03')
  expect(localDay(iso(3, 23))).toBe('2026-11-03')
})

test.each([
  [iso(3, 23), at(4, 1), 1],
  [iso(3, 1), at(3, 23), 0],
  [iso(1, 12), at(30, 12), 29],
  [iso(5, 12), at(4, 12), 0],
])('%s at %d was %d days ago', (then, now, days) => expect(daysSince(then, now)).toBe(days))
