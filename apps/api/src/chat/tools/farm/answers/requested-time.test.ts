import type { ForecastPeriod } from '@smart-farming/market-core/reader/time/forecast-period'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { localDay, localHour } from '@smart-farming/weather-core/zone'
import { expect, test } from 'vitest'
import { resolveRequestedTime } from './requested-time.ts'

const place = { latDeg: -0.3, lonDeg: 36, zone: 'Africa/Nairobi', offsetSeconds: 10_800 }
/** Monday 21 September 2026, 17:20 in Nakuru. */
const nowDt = Date.parse('2026-09-21T14:20:00Z') / 1000
const endDt = nowDt + 5 * 24 * 3600

/** Intervals as "day of the month and hour" to "day and hour". */
const read = (when: ForecastPeriod, isAhead = false): string[] => {
  const say = (dt: number) => `${localDay(place, dt).slice(8)}T${Math.floor(localHour(place, dt))}`
  const time = resolveRequestedTime(when, place, { isAhead, nowDt, endDt })
  return time.spans.map((span) => `${say(span.startDt)}-${say(span.endDt)}`)
}

test('resolves the requested time to time spans', () =>
  checkRows<[string, ForecastPeriod, string[]]>(
    [
      ['no time', {}, []],
      ['the week', { week: true }, []],
      ['a day', { days: [1] }, ['22T0-23T0']],
      ['days', { days: [0, 2] }, ['21T0-22T0', '23T0-24T0']],
      ['weekdays, today included', { weekdays: [1, 3] }, ['21T0-22T0', '23T0-24T0']],
      ['a date', { dates: [24] }, ['24T0-25T0']],
      ['a date of the next month', { dates: [3] }, ['03T0-04T0']],
      ['a part of a day', { days: [1], part: 'morning' }, ['22T6-22T12']],
      ['tonight', { days: [0], part: 'night' }, ['21T18-22T6']],
      ['a part without a day', { part: 'evening' }, ['21T17-21T22']],
      ['a part that is over without a day', { part: 'morning' }, ['22T6-22T12']],
      ['a part that is over of a weekday', { weekdays: [1], part: 'morning' }, ['28T6-28T12']],
      ['hours', { days: [1], hours: { from: 8, until: 11 } }, ['22T8-22T11']],
      ['hours over midnight', { days: [1], hours: { from: 22, until: 4 } }, ['22T22-23T4']],
      ['a clock hour', { hours: { from: 19 } }, ['21T19-21T20']],
      ['the next hours', { nextHours: 4 }, ['21T17-21T21']],
      ['until a day', { weekdays: [3], through: true }, ['21T0-22T0', '22T0-23T0', '23T0-24T0']],
      ['from a day to another', { weekdays: [5, 0], through: true }, ['25T0-26T0', '26T0-27T0', '27T0-28T0']],
      ['until a part of a day', { days: [1], part: 'noon', through: true }, ['21T17-22T15']],
      [
        'mornings of the week',
        { week: true, part: 'morning' },
        [22, 23, 24, 25, 26].map((day) => `${day}T6-${day}T12`),
      ],
      ['a day of next week', { weekdays: [2], nextWeek: true }, ['29T0-30T0']],
      ['yesterday', { daysAgo: 1 }, ['20T0-21T0']],
      ['since a day', { daysAgo: 3, through: true }, ['18T0-21T17']],
      ['last night', { daysAgo: 1, part: 'night' }, ['20T18-21T6']],
    ],
    ([, when, spans]) => {
      expect(read(when)).toEqual(spans)
    },
  ))

test('a part of today that is over means the past, or tomorrow if only the future makes sense', () => {
  const when: ForecastPeriod = { days: [0], part: 'noon' }
  expect(read(when)).toEqual(['21T11-21T15'])
  expect(resolveRequestedTime(when, place, { isAhead: false, nowDt, endDt }).isPast).toBe(true)
  expect(read(when, true)).toEqual(['22T11-22T15'])
})
