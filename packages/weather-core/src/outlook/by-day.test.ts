import { describe, expect, test } from 'vitest'
import type { WeatherStep } from '../steps/weather-step.ts'
import type { PlaceOnMap } from '../sun/daylight.ts'
import { DEFAULT_RULES } from '../work/farm/farm.ts'
import { judgeForecast } from '../work/judge-forecast.ts'
import { createDayStatements, type JobStatement, type TimedWork } from './day-statement.ts'

const ludlow: PlaceOnMap = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 3600 }
const tromso: PlaceOnMap = { latDeg: 69.65, lonDeg: 18.96, zone: 'Europe/Oslo', offsetSeconds: 3600 }
const farm = { ...DEFAULT_RULES, soilDeficitMm: 20, rainBeforeMm: 0 }
const fine = {
  tempC: 15,
  minTempC: 15,
  maxTempC: 15,
  humidityPct: 60,
  windKmh: 12,
  gustKmh: 18,
  rainMm: 0,
  snowMm: 0,
  pop: 0.05,
  cloudPct: 90,
  weatherCode: 3,
} satisfies Partial<WeatherStep>

/**
 * Judges two days of hourly weather from `midnight`: the first day's statement on a job, and its
 * windows.
 */
function day(
  place: PlaceOnMap,
  midnight: string,
  work: TimedWork,
  change: (hour: number) => Partial<WeatherStep> = () => ({}),
) {
  const first = Date.parse(midnight) / 1000
  const steps = Array.from({ length: 48 }, (_, hour): WeatherStep => {
    return { dt: first + hour * 3600, hours: 1, ...fine, ...change(hour) }
  })
  const days = judgeForecast(steps, place, farm)
  const hour = (dt: number) => (dt - first) / 3600
  const say = (job: JobStatement | undefined) =>
    job && 'startDt' in job
      ? `${job.time} ${hour(job.startDt)}-${hour(job.endDt)}${job.short ? ' short' : ''}${job.allDay ? ' all day' : ''}`
      : job?.time
  return {
    told: say(createDayStatements(days, place, [work])[0]?.jobs[0]),
    windows: (days[0]?.windows[work] ?? []).map(
      ({ startDt, endDt, verdict, night }) =>
        `${verdict} ${hour(startDt)}-${hour(endDt)}${night ? ' night' : ''}`,
    ),
  }
}
const APRIL = '2025-04-14T23:00:00Z'
const hoursOf = (from: number, until: number, change: Partial<WeatherStep>) => (hour: number) =>
  hour >= from && hour < until ? change : {}

describe('daylight work', () => {
  test('T5 puts night hours into separate windows, and offers only daylight', () => {
    const { told, windows } = day(ludlow, APRIL, 'spraying', (hour) =>
      hour < 14 ? { windKmh: 9 } : { rainMm: 2, pop: 0.9 },
    )
    expect(windows).toEqual(['careful 0-6 night', 'careful 6-8', 'dont 8-24'])
    expect(told).toBe('careful 6-8')
  })

  test('T5 offers every job only until dark, even when the night is good too', () => {
    const { told, windows } = day(ludlow, APRIL, 'harvest', hoursOf(0, 12, { humidityPct: 85 }))
    expect(windows).toEqual(['dont 0-12', 'good 12-20', 'good 20-24 night'])
    expect(told).toBe('good 12-20')
    expect(day(ludlow, APRIL, 'harvest').told).toBe('good 6-20 all day')
  })

  test('T5 advises against a job when only the night allows it', () => {
    const hot = hoursOf(6, 20, { tempC: 31, minTempC: 31, maxTempC: 31, humidityPct: 45 })
    const { told, windows } = day(ludlow, APRIL, 'spraying', hot)
    expect(windows[0]).toBe('careful 0-5 night')
    expect(told).toBe('dont')
    expect(day(ludlow, APRIL, 'spraying', () => ({ windKmh: 40, gustKmh: 60 })).told).toBe('dont')
  })

  test('T5 offers a long "careful" window before a short "good" one, and marks short windows', () => {
    const gusty = (hour: number) => (hour === 12 ? {} : { gustKmh: 25 })
    expect(day(ludlow, APRIL, 'spraying', gusty).told).toMatch(/^careful 13-20$/)
    const wild = (hour: number) => (hour === 12 ? {} : { gustKmh: 35 })
    expect(day(ludlow, APRIL, 'spraying', wild).told).toBe('good 12-13 short')
  })

  test('T5 offers work from 09:00 to 18:00 in polar night, and all day under the midnight sun', () => {
    const dark = day(tromso, '2025-12-20T23:00:00Z', 'harvest')
    expect(dark.windows).toEqual(['good 0-9 night', 'good 9-18', 'good 18-24 night'])
    expect(day(tromso, '2025-12-20T23:00:00Z', 'spraying').told).toBe('careful 9-18 all day')
    expect(day(tromso, '2025-06-20T22:00:00Z', 'harvest').windows).toEqual(['good 0-24'])
  })
})
