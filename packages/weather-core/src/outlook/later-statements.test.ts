import { describe, expect, test } from 'vitest'
import type { WeatherStep } from '../steps/weather-step.ts'
import { judgeForecast } from '../work/judge-forecast.ts'
import { createLaterStatements } from './later-statements.ts'
import { judgeDayStatements } from './outlook.ts'

const place = { latDeg: -0.28, lonDeg: 36.07, zone: 'Africa/Nairobi', offsetSeconds: 3 * 3600 }
/** Monday 22 September 2025, 00:00 in Nakuru. Daylight lasts from 06:00 to 19:00. */
const midnight = Date.UTC(2025, 8, 21, 21) / 1000
const FINE = { tempC: 18, minTempC: 18, humidityPct: 65, windKmh: 11, gustKmh: 14, rainMm: 0, snowMm: 0 }

const weather = (change: (hour: number) => Partial<WeatherStep> = () => ({})): WeatherStep[] =>
  Array.from({ length: 48 }, (_, hour) => ({
    ...{ dt: midnight + hour * 3600, hours: 1, ...FINE, pop: 0.05, cloudPct: 90, weatherCode: 3 },
    ...change(hour),
  }))
const laterFrom = (steps: readonly WeatherStep[], hour: number) =>
  createLaterStatements(judgeForecast(steps.slice(hour), place), place)

describe('statements for later hours', () => {
  // Calm only from 08:00 to 11:00, of which two hours suit spraying, and from 15:00 to 17:00.
  const windy = weather((hour) => ([8, 9, 10, 15, 16].includes(hour % 24) ? {} : { windKmh: 30 }))

  test('O12 drops a work window once it is over, and keeps one in progress until its end', () => {
    const times = laterFrom(windy, 6).map(({ fromDt, statement: { jobs } }) => {
      const [job] = jobs
      const start = job && 'startDt' in job ? (job.startDt - midnight) / 3600 : undefined
      return [(fromDt - midnight) / 3600, start]
    })
    expect(times).toEqual([
      ...[7, 8, 9].map((hour) => [hour, 8]),
      ...[10, 11, 12, 13, 14, 15].map((hour) => [hour, 15]),
    ])
  })

  test('O12 matches the statement from a forecast that starts at the later hour', () => {
    const rain = weather((hour) => (hour === 8 ? { rainMm: 4, pop: 0.9 } : {}))
    for (const { fromDt, statement } of laterFrom(rain, 6)) {
      const begins = (fromDt - midnight) / 3600
      const [anew] = judgeDayStatements(rain.slice(begins), place)
      expect([begins, statement.rain, statement.tonight]).toEqual([begins, anew?.rain, anew?.tonight])
    }
  })

  test('O12 describes the new day after midnight', () => {
    const later = laterFrom(weather(), 22)
    expect(later.map(({ fromDt, statement: { day } }) => [(fromDt - midnight) / 3600, day])).toEqual([
      [23, '2025-09-22'],
      ...[24, 25, 26, 27, 28, 29, 30, 31].map((hour) => [hour, '2025-09-23']),
    ])
  })

  test('O12 returns no statements without a forecast', () =>
    expect(createLaterStatements([], place)).toEqual([]))
})
