import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WeatherStep } from '../steps/weather-step.ts'
import type { Alert } from './alert.ts'
import { eventsToStore, type IdentifiedEvent, reuseEventIds } from './event-ids.ts'
import { findAlerts } from './find-alerts.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
const midnight = Date.parse('2025-01-10T00:00:00Z') / 1000
const calm: Partial<WeatherStep> = {
  tempC: 9,
  minTempC: 9,
  humidityPct: 70,
  windKmh: 10,
  gustKmh: 20,
  rainMm: 0,
  snowMm: 0,
}

/** Two past days and five forecast days around `nowDt`, with gusts in the given ranges. */
function gusts(nowDt: number, blows: readonly (readonly [fromDt: number, untilDt: number])[]) {
  const first = Math.floor((nowDt - 2 * DAY) / HOUR) * HOUR
  const all = Array.from({ length: 7 * 24 }, (_, i): WeatherStep => {
    const dt = first + i * HOUR
    const isBlow = blows.some(([from, until]) => dt >= from && dt < until)
    return { dt, hours: 1, ...calm, weatherCode: 3, ...(isBlow && { gustKmh: 75 }) }
  })
  const isOver = ({ dt }: WeatherStep) => dt + HOUR <= nowDt
  const ahead = all.filter((step) => !isOver(step))
  return findAlerts(ahead, place, ['gusts'], undefined, all.filter(isOver)).alerts
}

function told(forecasts: readonly { nowDt: number; alerts: Alert[] }[]): string[][] {
  let named: IdentifiedEvent[] = []
  return forecasts.map(({ nowDt, alerts }) => {
    const kept = reuseEventIds(alerts, named, nowDt)
    named = eventsToStore(kept, named, nowDt)
    return kept.map(({ id }) => id)
  })
}

describe('event ids', () => {
  test('E19 keeps the id of an event that moves between forecasts, even past midnight', () => {
    const moves = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 30 }),
        fc.integer({ min: 1, max: 30 }),
        moves,
        (first, length, by) => {
          let start = first
          const forecasts = [0, ...by].map((move) => {
            start = Math.min(90, Math.max(1, start + move))
            const from = midnight + start * HOUR
            return { nowDt: midnight, alerts: gusts(midnight, [[from, from + length * HOUR]]) }
          })
          expect(new Set(told(forecasts).flat()).size).toBe(1)
        },
      ),
    )
  })

  test('E19 keeps the id of an event that lasts longer than the stored past', () => {
    const from = midnight + 30 * HOUR
    const forecasts = Array.from({ length: 20 }, (_, i) => {
      const nowDt = midnight + i * 6 * HOUR
      return { nowDt, alerts: gusts(nowDt, [[from, from + 5 * DAY]]) }
    })
    const ids = told(forecasts)
    expect(ids.every((each) => each.length === 1)).toBe(true)
    expect(new Set(ids.flat()).size).toBe(1)
  })

  test('E19 does not pass the id of a finished event on to the next event', () => {
    const hour = (h: number) => midnight + h * HOUR
    const over = [hour(7), hour(10)] as const
    const next = [hour(33), hour(35)] as const
    const [first, second, third] = told([
      { nowDt: hour(6), alerts: gusts(hour(6), [over]) },
      { nowDt: hour(11), alerts: gusts(hour(11), [over, next]) },
      { nowDt: hour(12), alerts: gusts(hour(12), [next]) },
    ])
    expect(first).toEqual(['gusts:2025-01-10'])
    expect(second).toHaveLength(1)
    expect(second).not.toEqual(first)
    expect(third).toEqual(second)
  })

  test('E19 keeps the id of an event when an intermediate forecast misses the event', () => {
    const blow = [[midnight + 50 * HOUR, midnight + 53 * HOUR]] as const
    const later = [[midnight + 56 * HOUR, midnight + 59 * HOUR]] as const
    const alerts = [gusts(midnight, blow), gusts(midnight + HOUR, []), gusts(midnight + 2 * HOUR, later)]
    expect(told(alerts.map((each, i) => ({ nowDt: midnight + i * HOUR, alerts: each })))).toEqual([
      ['gusts:2025-01-11'],
      [],
      ['gusts:2025-01-11'],
    ])
  })

  test('E19 never gives two events the same id, however the events move', () => {
    const blow = fc.tuple(fc.integer({ min: -40, max: 110 }), fc.integer({ min: 1, max: 40 }))
    fc.assert(
      fc.property(fc.array(fc.array(blow, { maxLength: 4 }), { minLength: 2, maxLength: 6 }), (drawn) => {
        const forecasts = drawn.map((blows, i) => {
          const nowDt = midnight + i * HOUR
          const at = (hour: number) => midnight + hour * HOUR
          return {
            nowDt,
            alerts: gusts(
              nowDt,
              blows.map(([from, length]) => [at(from), at(from + length)]),
            ),
          }
        })
        for (const ids of told(forecasts)) expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })

  test('E19 gives an event on another day a new id, and keeps the id of the first event', () => {
    const first = [midnight + 10 * HOUR, midnight + 12 * HOUR] as const
    const second = [midnight + 40 * HOUR, midnight + 42 * HOUR] as const
    const [one, both] = told([
      { nowDt: midnight, alerts: gusts(midnight, [first]) },
      { nowDt: midnight, alerts: gusts(midnight, [first, second]) },
    ])
    expect(both?.[0]).toBe(one?.[0])
    expect(both?.[1]).not.toBe(one?.[0])
  })
})
