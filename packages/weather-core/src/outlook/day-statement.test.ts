import { describe, expect, test } from 'vitest'
import type { WeatherStep } from '../steps/weather-step.ts'
import { DEFAULT_FARM } from '../work/farm/farm.ts'
import { judgeForecast } from '../work/judge-forecast.ts'
import { dayStatement } from './day-statement.ts'
import { rainStatement } from './rain-statement.ts'

const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
const midnight = Date.parse('2025-01-10T00:00:00Z') / 1000
const at = (hour: number) => midnight + hour * 3600
const hours = (rain: (number | undefined)[], from = 0): WeatherStep[] =>
  rain.map((rainMm, i) => ({ dt: at(from + i * 3), rainMm, pop: 0 }))

describe('the rain of a day', () => {
  const dry = { kind: 'dry', span: { kind: 'all_day' }, chancesKnown: true }

  test.each([
    [[0, 0, 0, 0, 0, 1, 2, 1], { kind: 'rain', mm: 4, fromDt: at(15) }],
    [[0, 0, 0, 0, 0, 0, 0, 0], dry],
    [[1, 2, 0, 0, 0, 0, 0, 0], { kind: 'rain', mm: 3, untilDt: at(6) }],
    [[0, 0, 2, 2, 0, 0, 0, 0], { kind: 'rain', mm: 4, fromDt: at(6), untilDt: at(12) }],
    [[0, 1, 0, 1, 0, 1, 0, 0], { kind: 'showers', mm: 3, fromDt: at(3) }],
    [[2, 2, 2, 2, 2, 2, 2, 2], { kind: 'rain', mm: 16 }],
    [[0.1, 0, 0, 0, 0, 0, 0, 0], dry],
    [[0, undefined, 0, 0, 0, 0, 0, 0], { kind: 'unknown' }],
    [[3, undefined, 0, 0, 0, 0, 0, 0], { kind: 'unknown', leastMm: 3 }],
  ])('T1 %j is %j', (rain, statement) => {
    expect(rainStatement(hours(rain), true, place)).toEqual(statement)
  })

  test('T1 a part of a day says which part', () => {
    expect(rainStatement(hours([0, 0, 0], 15), false, place)).toMatchObject({
      span: { kind: 'from', fromDt: at(15) },
    })
    expect(rainStatement(hours([0, 0, 0]), false, place)).toMatchObject({
      span: { kind: 'until', untilDt: at(9) },
    })
  })

  test('T1 a dry day in doubt says so, and that a chance is missing', () => {
    const doubt = hours([0, 0, 0, 0]).map((step, i) => ({ ...step, pop: i === 2 ? 0.45 : 0.1 }))
    const without = (gap: number) =>
      doubt.map((step, i) => ({ ...step, pop: i === gap ? undefined : step.pop }))
    const said = { ...dry, doubt: { pop: 0.45, atDt: at(6) } }
    expect(rainStatement(doubt, true, place)).toEqual(said)
    expect(rainStatement(without(1), true, place)).toEqual({ ...said, chancesKnown: false })
    expect(rainStatement(without(2), true, place)).toEqual({ ...dry, chancesKnown: false })
  })
})

describe('a day', () => {
  const CALM = { tempC: 12, humidityPct: 60, gustKmh: 12, rainMm: 0, pop: 0, cloudPct: 80 }
  const tomorrow = (change: (hour: number) => Partial<WeatherStep>) => {
    const steps = Array.from(
      { length: 24 },
      (_, i): WeatherStep => ({
        dt: at(i * 3),
        ...CALM,
        windKmh: 12,
        minTempC: change((i * 3) % 24).tempC ?? 12,
        maxTempC: change((i * 3) % 24).tempC ?? 12,
        ...change((i * 3) % 24),
      }),
    )
    const day = judgeForecast(steps, place, { ...DEFAULT_FARM, soilDeficitMm: 30, rainBeforeMm: 0 })[1]
    return day && dayStatement(day, place, ['spraying', 'field_work'])
  }

  test('T2 the best hours of daylight for each job', () => {
    expect(tomorrow((hour) => ({ rainMm: hour >= 18 ? 2 : 0 }))).toEqual({
      day: '2025-01-11',
      rain: { kind: 'rain', mm: 4, fromDt: at(42) },
      jobs: [
        { work: 'spraying', time: 'good', startDt: at(33), endDt: at(36) },
        { work: 'field_work', time: 'good', startDt: at(33), endDt: at(39) },
      ],
    })
  })

  test('T2 the coldest frost with its hour; a job that cannot be judged is said to be so', () => {
    const day = tomorrow((hour) => (hour === 6 ? { tempC: -3, cloudPct: 0 } : { windKmh: undefined }))
    expect(day?.frost).toEqual({
      coldest: { frost: 'hard_frost', tempC: -3, atDt: at(30) },
      unknownHours: false,
    })
    expect(day?.jobs[0]).toEqual({ work: 'spraying', time: 'unknown' })
  })

  test('T2 hours that may hide a frost are said', () => {
    const hidden = tomorrow((hour) => (hour === 6 ? { tempC: undefined, minTempC: undefined } : {}))
    expect(hidden?.frost).toEqual({ unknownHours: true })
    expect(tomorrow(() => ({}))?.frost).toBeUndefined()
  })

  test('T2 a day without a chance says that', () => {
    expect(tomorrow(() => ({ windKmh: 40, rainMm: 3 }))?.jobs).toEqual([
      { work: 'spraying', time: 'none' },
      { work: 'field_work', time: 'none' },
    ])
  })
})
