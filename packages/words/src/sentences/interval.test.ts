import { expect, test } from 'vitest'
import { server } from '../en/server.ts'
import { formatClock } from '../format/weather/clock.ts'
import { describeInterval, formatIntervalEnd } from './interval.ts'

const words = server.weather
const place = { zone: 'Europe/London', offsetSeconds: 0 }
const midnight = Date.parse('2025-01-10T00:00:00Z') / 1000
const at = (hour: number) => midnight + hour * 3600

test('times use the place\'s clock, and a day ends at "midnight"', () => {
  expect(formatClock('en-GB', place, Date.parse('2025-07-01T08:00:00Z') / 1000)).toBe('09:00')
  expect([
    formatClock('en-GB', place, midnight),
    formatIntervalEnd(words, place, midnight),
    formatIntervalEnd(words, place, at(9)),
  ]).toEqual(['00:00', 'midnight', '09:00'])
})

test('describeInterval gives the start and end of a period, and says whether it is at night', () => {
  expect(describeInterval(words, place, { startDt: at(9), endDt: at(12) })).toBe('09:00 to 12:00')
  expect(describeInterval(words, place, { startDt: at(21), endDt: at(24) })).toBe('21:00 to midnight')
  const night = { startDt: at(21), endDt: at(24), night: true }
  expect(describeInterval(words, place, night)).toBe('21:00 to midnight, at night')
})
