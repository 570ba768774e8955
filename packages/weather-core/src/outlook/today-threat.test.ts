import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitSpells } from '../alerts/alert.ts'
import { findAlerts } from '../alerts/find-alerts.ts'
import type { WeatherStep } from '../steps/weather-step.ts'
import { judgeForecast } from '../work/judge-forecast.ts'
import { answerNights } from './today-night.ts'

const places = {
  nakuru: { latDeg: -0.28, lonDeg: 36.07, zone: 'Africa/Nairobi', offsetSeconds: 3 * 3600 },
  /** Midnight sun in June, polar night in December. */
  hammerfest: { latDeg: 70.66, lonDeg: 23.68, zone: 'Europe/Oslo', offsetSeconds: 2 * 3600 },
  ludlow: { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 },
} as const
const starts = {
  nakuru: Date.UTC(2025, 8, 21, 21) / 1000,
  hammerfest: Date.UTC(2025, 5, 20, 22) / 1000,
  ludlow: Date.UTC(2025, 0, 10) / 1000,
} as const
const MILD = { tempC: 12, minTempC: 12, humidityPct: 65, windKmh: 11, gustKmh: 14, rainMm: 0, snowMm: 0 }
const events = {
  heat_stress: { tempC: 33, minTempC: 33, humidityPct: 60 },
  heat_work: { tempC: 38, minTempC: 38, humidityPct: 50 },
  gusts: { gustKmh: 95 },
  thunderstorm: { weatherCode: 95 },
  hail: { weatherCode: 96 },
} as const
type Kind = keyof typeof events

/** Hourly weather, with an event in the hours that `isOf` selects. */
const weather = (where: keyof typeof places, kind: Kind, isOf: (hour: number) => boolean): WeatherStep[] =>
  Array.from({ length: 96 }, (_, hour) => ({
    ...{ dt: starts[where] + hour * 3600, hours: 1, ...MILD, pop: 0.05, cloudPct: 90, weatherCode: 3 },
    ...(isOf(hour) && events[kind]),
  }))

/** Threats at hour `now`. Earlier hours have elapsed. */
function threats(where: keyof typeof places, kind: Kind, now: number, isOf: (hour: number) => boolean) {
  const steps = weather(where, kind, isOf)
  const place = places[where]
  const ahead = steps.slice(now)
  const { alerts } = findAlerts(ahead, place, [kind], undefined, steps.slice(0, now))
  return { alerts, answers: answerNights(judgeForecast(ahead, place), alerts, place) }
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

describe('threats tonight', () => {
  test.each(['heat_stress', 'heat_work'] as const)(
    'O9 does not report afternoon %s as a threat for tonight, before or after midnight',
    (kind) => {
      for (const now of [20, 22, 23, 24, 25, 29]) {
        const { alerts, answers } = threats('nakuru', kind, now, (hour) => hour % 24 >= 12 && hour % 24 < 17)
        expect(alerts).toHaveLength(1)
        expect([now, answers[0]?.threat]).toEqual([now, undefined])
        expect(answers[1]).toMatchObject({ isByDay: true, threat: { startDt: starts.nakuru + 36 * 3600 } })
      }
    },
  )

  test.each(['gusts', 'thunderstorm', 'hail'] as const)(
    'O9 does not report %s only before and after the night as a threat for tonight',
    (kind) => {
      // Sunrise is after 06:00, so the lull lasts for the rest of the night.
      const { answers } = threats('nakuru', kind, 25, (hour) => (hour >= 20 && hour < 25) || hour === 31)
      expect(answers[0]?.threat).toBeUndefined()
    },
  )

  test('O9 reports a threat for tonight only if it has an hour in the night', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(events) as Kind[])),
        fc.constantFrom(...(Object.keys(places) as (keyof typeof places)[])),
        fc.constantFrom(...hours),
        fc.array(fc.boolean(), { minLength: 96, maxLength: 96 }),
        (kind, where, now, isOf) => {
          const { answers } = threats(where, kind, now, (hour) => isOf[hour] ?? false)
          for (const { threat, night, isByDay } of answers) {
            if (!threat) continue
            expect(threat.startDt).toBeLessThan(night.endDt)
            if (isByDay) continue
            const from = Math.max(threat.startDt, night.startDt, starts[where] + now * 3600)
            const until = Math.min(threat.endDt, night.endDt)
            expect(from).toBeLessThan(until)
            for (let dt = threat.startDt; dt < threat.endDt; dt += 3600)
              expect(isOf[(dt - starts[where]) / 3600]).toBe(true)
          }
        },
      ),
    )
  })
})

test('E9 lists the spells of an interrupted event separately, and drops finished spells', () => {
  const { alerts } = threats('nakuru', 'heat_stress', 20, (hour) => hour % 24 >= 12 && hour % 24 < 17)
  const [event] = alerts
  expect(event && splitSpells(event).map(({ startDt, endDt }) => [startDt, endDt])).toEqual(
    [36, 60, 84].map((hour) => [starts.nakuru + hour * 3600, starts.nakuru + (hour + 5) * 3600]),
  )
  expect(threats('nakuru', 'gusts', 8, (hour) => hour >= 12 && hour < 17).alerts[0]?.spells).toBeUndefined()
})
