import { expect, test } from 'vitest'
import { daySpan } from './day-span.ts'

const HOUR = 3600
const at = (time: string) => Date.parse(time) / 1000
const steps = (from: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({ dt: at(from) + i * 3 * HOUR }))

test('days begin at local midnight, except the first, which begins with the forecast', () => {
  const nairobi = { zone: 'Africa/Nairobi', offsetSeconds: 3 * HOUR }
  expect(daySpan(steps('2025-09-22T03:00:00Z', 16), nairobi)).toEqual({
    startDt: at('2025-09-22T03:00:00Z'),
    endDt: at('2025-09-24T03:00:00Z'),
    days: [
      { dt: at('2025-09-22T03:00:00Z'), label: 'Mon' },
      { dt: at('2025-09-22T21:00:00Z'), label: 'Tue' },
      { dt: at('2025-09-23T21:00:00Z'), label: 'Wed' },
    ],
  })
})

test('midnights are correct when the clock changes', () => {
  const london = { zone: 'Europe/London', offsetSeconds: HOUR }
  const { days } = daySpan(steps('2025-10-25T12:00:00Z', 16), london)
  expect(days.map(({ dt }) => dt).slice(1)).toEqual([at('2025-10-25T23:00:00Z'), at('2025-10-27T00:00:00Z')])
})

test('a first day of only a few hours has no label, because it would overlap the next', () => {
  const utc = { zone: 'UTC', offsetSeconds: 0 }
  expect(daySpan(steps('2025-09-22T21:00:00Z', 17), utc).days.map(({ label }) => label)).toEqual([
    'Tue',
    'Wed',
  ])
})
