import { checkRows } from '@smart-farming/vectors/check-rows'
import { METRIC_UNITS } from '@smart-farming/weather-core/display-units'
import { createDayStatements, type TimedWork } from '@smart-farming/weather-core/outlook/day-statement'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { DEFAULT_RULES } from '@smart-farming/weather-core/work/farm/farm'
import { type JudgedDay, judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import { localDay } from '@smart-farming/weather-core/zone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { server } from '../en/server.ts'
import { describeDay } from './day.ts'
import { describeInterval } from './interval.ts'

const HOUR = 3600
const words = server.weather

/**
 * Clock changes in 2026 on every continent: at night and at midnight, by an hour and by half an
 * hour.
 */
const CHANGES = [
  ['Europe/London', 52.37, -2.72, '2026-03-29'],
  ['Europe/London', 52.37, -2.72, '2026-10-25'],
  ['America/New_York', 42, -75, '2026-03-08'],
  ['America/New_York', 42, -75, '2026-11-01'],
  ['Arctic/Longyearbyen', 78.2, 15.6, '2026-10-25'],
  ['Africa/Cairo', 30, 31, '2026-04-24'],
  ['Africa/Cairo', 30, 31, '2026-10-29'],
  ['America/Havana', 22, -80, '2026-03-08'],
  ['America/Havana', 22, -80, '2026-11-01'],
  ['America/Santiago', -35, -71, '2026-09-06'],
  ['America/Santiago', -35, -71, '2026-04-04'],
  ['Australia/Lord_Howe', -31.5, 159, '2026-10-04'],
  ['Australia/Lord_Howe', -31.5, 159, '2026-04-05'],
  ['Pacific/Chatham', -44, -176, '2026-09-27'],
  ['Antarctica/Troll', -72, 2.5, '2026-03-29'],
] as const

const FINE = {
  ...{ tempC: 15, minTempC: 15, maxTempC: 15, humidityPct: 60, windKmh: 12, gustKmh: 18, rainMm: 0 },
  ...{ snowMm: 0, pop: 0.05, cloudPct: 90, weatherCode: 3 },
} satisfies Partial<WeatherStep>
const sort = fc.constantFrom<Partial<WeatherStep>>(
  {},
  {},
  { windKmh: 17 },
  { windKmh: 40, gustKmh: 60 },
  { humidityPct: 75 },
)
/** Three and a half days of weather, in spells. */
const weather = fc
  .array(fc.tuple(sort, fc.integer({ min: 1, max: 9 })), { minLength: 30, maxLength: 40 })
  .map((spells) => spells.flatMap(([air, hours]) => Array.from({ length: hours }, () => air)).slice(0, 84))

const JOBS: readonly TimedWork[] = ['spraying', 'harvest', 'field_work']
const NAMES = { spraying: 'spraying', harvest: 'combining', field_work: 'field work', hay: 'baling' }
const TOLD = /(spraying|combining|field work): (good|careful) (\d\d:\d\d) to (\d\d:\d\d|midnight)/gu

/** Local time by the machine's time zone tables instead of our own. */
const wallClock = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
  return (dt: number) => format.format(dt * 1000)
}

/** A day's steps between two local times, which must all have the verdict in the sentence. */
function hoursBetween(day: JudgedDay, wall: (dt: number) => string, from: string, to: string) {
  const until = to === 'midnight' ? '24:00' : to
  return day.steps.filter(({ step }) => wall(step.dt) >= from && wall(step.dt) < until)
}

test("a day's sentence uses the hours of the local clock when the clock changes", () =>
  checkRows(CHANGES, ([zone, latDeg, lonDeg, date]) => {
    const place = { latDeg, lonDeg, zone, offsetSeconds: 0 }
    const wall = wallClock(zone)
    // Finds the hour in which the previous local day begins.
    const noon = Date.parse(`${date}T12:00:00Z`) / 1000
    let first = noon - 48 * HOUR
    while (localDay(place, first) < localDay(place, noon - 24 * HOUR)) first += HOUR
    const farm = { ...DEFAULT_RULES, soilDeficitMm: 20, rainBeforeMm: 0 }
    let told = 0
    fc.assert(
      fc.property(weather, fc.integer({ min: 0, max: 30 }), (air, now) => {
        const steps = air.map((change, i) => ({ dt: first + i * HOUR, hours: 1, ...FINE, ...change }))
        const days = judgeForecast(steps.slice(now), place, farm)
        for (const [i, statement] of createDayStatements(days, place, JOBS).entries()) {
          const day = days[i]
          if (!day) throw new Error('no day')
          const sentence = describeDay(words, statement, place, METRIC_UNITS)
          for (const [, name, verdict, from = '', to = ''] of sentence.matchAll(TOLD)) {
            const work = JOBS.find((job) => NAMES[job] === name) ?? 'spraying'
            const hours = hoursBetween(day, wall, from, to)
            expect(hours.length, sentence).toBeGreaterThan(0)
            for (const { judgements } of hours) expect(judgements[work].verdict, sentence).toBe(verdict)
            told += 1
          }
        }
      }),
      { numRuns: 8 },
    )
    expect(told).toBeGreaterThan(20)
  }))

test('frost stretches end at local midnight on the days around a clock change', () =>
  checkRows(CHANGES, ([zone, latDeg, lonDeg, date]) => {
    const place = { latDeg, lonDeg, zone, offsetSeconds: 0 }
    const noon = Date.parse(`${date}T12:00:00Z`) / 1000
    const steps = Array.from({ length: 72 }, (_, i) => ({ dt: noon + (i - 36) * HOUR, hours: 1, ...FINE }))
    for (const { windows } of judgeForecast(steps, place, DEFAULT_RULES).slice(0, -1)) {
      const last = windows.frost.at(-1)
      expect(last && describeInterval(words, place, last)).toMatch(/ to (midnight|00:[134]\d)$/)
    }
  }))
