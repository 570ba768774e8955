import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { clockTime, dayLabel, formatDuration, startHour, timeAt, weekdayTime } from './place-time.ts'

/** Monday 22 September 2025, 00:00 in Nairobi. */
const MONDAY = Date.UTC(2025, 8, 21, 21) / 1000

test.each([
  ['2026-09-21', 'Mon, 21 Sept'],
  ['2025-01-01', 'Wed, 1 Jan'],
  ['2028-02-29', 'Tue, 29 Feb'],
])('dayLabel formats the day %s as "%s"', (key, label) => expect(dayLabel(key)).toBe(label))

test.each([
  ['Africa/Nairobi', 0, '00:00'],
  ['Europe/London', 0, '22:00'],
  ['Asia/Kathmandu', 0, '02:45'],
  [undefined, -12_600, '17:30'],
])('clockTime shows the local time in %s', (zone, offsetSeconds, time) => {
  expect(clockTime({ zone, offsetSeconds }, MONDAY)).toBe(time)
})

test('clockTime follows a clock change at the place', () => {
  const london = { zone: 'Europe/London', offsetSeconds: 3600 }
  const beforeChange = Date.UTC(2025, 9, 26, 0, 30) / 1000
  expect(clockTime(london, beforeChange)).toBe('01:30')
  expect(clockTime(london, beforeChange + 3600)).toBe('01:30')
})

test('timeAt adds the day when a time is on another day', () => {
  const nairobi = { zone: 'Africa/Nairobi', offsetSeconds: 0 }
  expect(timeAt(nairobi, MONDAY, MONDAY + 60)).toBe('00:00')
  expect(timeAt(nairobi, MONDAY - 60, MONDAY)).toBe('Sun, 21 Sept, 23:59')
})

test('startHour says "now" for a window that has begun', () => {
  const nairobi = { zone: 'Africa/Nairobi', offsetSeconds: 0 }
  expect(startHour(nairobi, { startDt: MONDAY + 120, hasBegun: true })).toBe('now')
  expect(startHour(nairobi, { startDt: MONDAY + 3600, hasBegun: false })).toBe('01')
})

test('weekdayTime shows the weekday and the time', () => {
  expect(weekdayTime({ zone: 'Africa/Nairobi', offsetSeconds: 0 }, MONDAY - 60)).toBe('Sunday 23:59')
})

test('formatDuration formats seconds as minutes, hours or days', () =>
  checkRows(
    [
      [0, '1 minute'],
      [59 * 60, '59 minutes'],
      [3600, '1 hour'],
      [47.9 * 3600, '47 hours'],
      [48 * 3600, '2 days'],
    ],
    ([seconds, words]) => expect(formatDuration(seconds)).toBe(words),
  ))
