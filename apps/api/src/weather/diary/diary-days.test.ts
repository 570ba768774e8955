import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { JOBS, judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import { expect, test } from 'vitest'
import { forecastDiaryDays, OBSERVED, observedDiaryDays } from './diary-days.ts'

const place = { latDeg: 52, lonDeg: 0, zone: 'Europe/London', offsetSeconds: 3600 }
/** Midnight at the start of 21 September in London. */
const MIDNIGHT = Date.UTC(2026, 8, 20, 23) / 1000
const hours = (from: number, count: number, change: (hour: number) => Partial<WeatherStep> = () => ({})) =>
  Array.from({ length: count }, (_, i): WeatherStep => {
    const hour = from + i
    return {
      dt: MIDNIGHT + hour * 3600,
      hours: 1,
      tempC: 10 + (hour % 24) / 2,
      minTempC: 9.5 + (hour % 24) / 2,
      maxTempC: 10.5 + (hour % 24) / 2,
      humidityPct: 60,
      windKmh: 8,
      gustKmh: 12 + (hour % 24),
      rainMm: 0.5,
      pop: 0.4,
      cloudPct: 20,
      ...change(hour),
    }
  })

test('stores five days with their extremes and the hours of each verdict', () => {
  const days = forecastDiaryDays(judgeForecast(hours(14, 6 * 24), place), '2026-09-21')
  expect(days.map(({ day, lead }) => [day, lead])).toEqual([
    ['2026-09-21', 0],
    ['2026-09-22', 1],
    ['2026-09-23', 2],
    ['2026-09-24', 3],
    ['2026-09-25', 4],
  ])
  expect(days[1]).toMatchObject({ minC: 9.5, maxC: 22, rainMm: 12, gustKmh: 35 })
  for (const [at, { hours: bytes }] of days.entries()) {
    expect(bytes).toHaveLength(JOBS.length * 4)
    for (const work of JOBS.keys())
      expect(bytes.subarray(work * 4, work * 4 + 4).reduce((sum, byte) => sum + byte, 0)).toBe(
        at === 0 ? 10 : 24,
      )
  }
  // It rains every hour, so no hour is good for spraying.
  expect([...(days[1]?.hours.subarray(0, 4) ?? [])]).toEqual([0, 0, 24, 0])
})

test('leaves out a day’s extremes and sums when an hour is missing', () => {
  const holes = (hour: number): Partial<WeatherStep> =>
    hour === 30
      ? { rainMm: undefined, gustKmh: undefined, tempC: undefined, minTempC: undefined, maxTempC: undefined }
      : {}
  expect(forecastDiaryDays(judgeForecast(hours(14, 48, holes), place), '2026-09-21')[1]).toMatchObject({
    minC: null,
    maxC: null,
    rainMm: null,
    gustKmh: null,
  })
})

test('leaves out the extremes of a later day that the forecast covers only in part', () => {
  const cut = forecastDiaryDays(judgeForecast(hours(14, 10 + 24 + 15), place), '2026-09-21')
  expect(cut.map(({ minC }) => minC)).toEqual([16.5, 9.5, null])
  expect(cut[2]).toMatchObject({ day: '2026-09-23', maxC: null, rainMm: null, gustKmh: null })
  expect([...(cut[2]?.hours ?? [])].reduce((sum, byte) => sum + byte, 0)).toBe(JOBS.length * 15)
})

test('stores observed weather only for whole days in the past', () => {
  const came = observedDiaryDays(judgeForecast(hours(-48, 48 + 14), place), '2026-09-21')
  expect(came.map(({ day, lead }) => [day, lead])).toEqual([
    ['2026-09-19', OBSERVED],
    ['2026-09-20', OBSERVED],
  ])
  expect(observedDiaryDays(judgeForecast(hours(-30, 30), place), '2026-09-21').map(({ day }) => day)).toEqual(
    ['2026-09-20'],
  )
})
