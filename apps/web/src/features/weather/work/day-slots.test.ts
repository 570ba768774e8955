import { judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import { expect, test } from 'vitest'
import { daySlots } from './day-slots.ts'

const HOUR = 3600
const place = (zone: string) => ({ latDeg: 0, lonDeg: 0, zone, offsetSeconds: 0 })
const judged = (zone: string, from: string, steps: number) =>
  judgeForecast(
    Array.from({ length: steps }, (_, i) => ({ dt: Date.parse(from) / 1000 + i * 3 * HOUR })),
    place(zone),
  )

test.each([
  ['a whole day', 'Africa/Nairobi', '2025-09-21T21:00:00Z', 8, '2025-09-21T21:00:00Z', 24],
  ['today from the afternoon', 'Africa/Nairobi', '2025-09-22T12:00:00Z', 3, '2025-09-21T21:00:00Z', 24],
  [
    'a time zone with a 45-minute offset',
    'Asia/Kathmandu',
    '2025-09-21T21:00:00Z',
    7,
    '2025-09-21T19:00:00Z',
    24,
  ],
] as const)('daySlots covers 24 hours from local midnight: %s', (_case, zone, from, steps, start, count) => {
  const [day] = judged(zone, from, steps)
  expect(day && daySlots(day.windows.spraying, place(zone))).toEqual({
    startDt: Date.parse(start) / 1000,
    count,
  })
})

test('daySlots has room for every step of a 25-hour day', () => {
  const zone = 'America/Halifax'
  const long = judged(zone, '2025-11-01T03:00:00Z', 24).find(({ key }) => key === '2025-11-02')
  expect(long?.steps).toHaveLength(9)
  expect(long && daySlots(long.windows.hay, place(zone)).count).toBe(27)
})
