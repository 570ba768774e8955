import { checkRows } from '@smart-farming/vectors/check-rows'
import { describe, expect, test } from 'vitest'
import type { WeatherStep } from '../steps/weather-step.ts'
import { DEFAULT_RULES } from '../work/farm/farm.ts'
import { judgeForecast } from '../work/judge-forecast.ts'
import { createDayStatement } from './day-statement.ts'
import { createRainStatement } from './rain-statement.ts'

const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
const midnight = Date.parse('2025-01-10T00:00:00Z') / 1000
const at = (hour: number) => midnight + hour * 3600
const hours = (rain: (number | undefined)[], from = 0): WeatherStep[] =>
  rain.map((rainMm, i) => ({ dt: at(from + i * 3), rainMm, snowMm: 0, pop: 0 }))

describe('a day’s rain', () => {
  const dry = { kind: 'dry', span: { kind: 'all_day' }, chancesKnown: true }

  test('T1 describes a day’s rain by kind, amount and hours', () =>
    checkRows(
      [
        [[0, 0, 0, 0, 0, 1, 2, 1], { kind: 'rain', mm: 4, fromDt: at(15) }],
        [[0, 0, 0, 0, 0, 0, 0, 0], dry],
        [[1, 2, 0, 0, 0, 0, 0, 0], { kind: 'rain', mm: 3, untilDt: at(6) }],
        [[0, 0, 2, 2, 0, 0, 0, 0], { kind: 'rain', mm: 4, fromDt: at(6), untilDt: at(12) }],
        [[0, 1, 0, 1, 0, 1, 0, 0], { kind: 'showers', mm: 3, fromDt: at(3) }],
        [[0, 20, 6, 0, 0, 20, 5, 0], { kind: 'spells', mm: 51, fromDt: at(3) }],
        [[0, 1, 1, 1, 0, 1, 0, 0], { kind: 'spells', mm: 4, fromDt: at(3) }],
        [[0.1, 0.1, 0.1, 0, 0, 0, 0, 0], { kind: 'trace', mm: expect.closeTo(0.3), chancesKnown: true }],
        [[2, 2, 2, 2, 2, 2, 2, 2], { kind: 'rain', mm: 16 }],
        [[0.1, 0, 0, 0, 0, 0, 0, 0], dry],
        [[0, undefined, 0, 0, 0, 0, 0, 0], { kind: 'unknown' }],
        [[3, undefined, 0, 0, 0, 0, 0, 0], { kind: 'unknown', leastMm: 3 }],
      ],
      ([rain, statement]) => {
        expect(createRainStatement(hours(rain), true, place)).toEqual(statement)
      },
    ))

  test('T1 names the part of the day that the forecast covers', () => {
    expect(createRainStatement(hours([0, 0, 0], 15), false, place)).toMatchObject({
      span: { kind: 'from', fromDt: at(15) },
    })
    expect(createRainStatement(hours([0, 0, 0]), false, place)).toMatchObject({
      span: { kind: 'until', untilDt: at(9) },
    })
  })

  test('T1 does not call a day with a 90 % chance of drizzle dry', () => {
    const drizzle = hours([0, 0, 0.1, 0, 0, 0, 0, 0]).map((step, i) => ({ ...step, pop: i === 2 ? 0.9 : 0 }))
    expect(createRainStatement(drizzle, true, place)).toEqual({
      kind: 'trace',
      likely: { pop: 0.9, atDt: at(6) },
      chancesKnown: true,
    })
  })

  test('T1 names precipitation by its share of snow and the temperature', () =>
    checkRows(
      [
        [-6, undefined, 'snow'],
        [-6, 1, 'snow'],
        [1, 0.5, 'mixed'],
        [1, undefined, 'either'],
        [2, 0.1, undefined],
        [9, undefined, undefined],
      ],
      ([tempC, share, fall]) => {
        const steps = hours([1, 1, 1, 1, 1, 1, 1, 1]).map((step) => ({ ...step, tempC, snowMm: share }))
        expect(createRainStatement(steps, true, place)).toEqual({
          kind: 'rain',
          mm: 8,
          ...(fall && { fall }),
        })
      },
    ))

  test('T1 adds the highest chance of rain to a doubtful dry day, and notes missing chances', () => {
    const doubt = hours([0, 0, 0, 0]).map((step, i) => ({ ...step, pop: i === 2 ? 0.45 : 0.1 }))
    const without = (gap: number) =>
      doubt.map((step, i) => ({ ...step, pop: i === gap ? undefined : step.pop }))
    const said = { ...dry, doubt: { pop: 0.45, atDt: at(6) } }
    expect(createRainStatement(doubt, true, place)).toEqual(said)
    expect(createRainStatement(without(1), true, place)).toEqual({ ...said, chancesKnown: false })
    expect(createRainStatement(without(2), true, place)).toEqual({ ...dry, chancesKnown: false })
  })
})

describe('a day’s statement', () => {
  const CALM = { tempC: 12, humidityPct: 60, gustKmh: 12, rainMm: 0, pop: 0, cloudPct: 80, weatherCode: 3 }
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
    const day = judgeForecast(steps, place, { ...DEFAULT_RULES, soilDeficitMm: 30, rainBeforeMm: 0 })[1]
    return day && createDayStatement(day, place, ['spraying', 'field_work'])
  }

  test('T2 gives each job’s best window of the day', () => {
    expect(tomorrow((hour) => ({ rainMm: hour >= 18 ? 2 : 0 }))).toEqual({
      day: '2025-01-11',
      rain: { kind: 'rain', mm: 4, fromDt: at(42) },
      jobs: [
        { work: 'spraying', time: 'good', startDt: at(33), endDt: at(36) },
        // Not possible all day: the surface smears while it rains.
        { work: 'field_work', time: 'good', startDt: at(33), endDt: at(39) },
      ],
    })
    expect(tomorrow((hour) => ({ rainMm: hour >= 18 ? 0.4 : 0 }))?.jobs[1]).toMatchObject({ allDay: true })
  })

  test('T2 reports air and ground frost separately, and says when a job cannot be judged', () => {
    const cold: Record<number, Partial<WeatherStep>> = {
      3: { tempC: -1.2, cloudPct: 90, windKmh: 12 },
      6: { tempC: 0.5, cloudPct: 0, windKmh: 0 },
    }
    const day = tomorrow((hour) => cold[hour] ?? { humidityPct: undefined })
    expect(day?.frost).toEqual({
      air: { tempC: -1.2, atDt: at(27), isHard: false },
      // The step's end is clear and calm, like the next step's start.
      ground: { tempC: expect.closeTo(-4.7), atDt: at(27) },
      unknownHours: false,
    })
    expect(day?.jobs[0]).toEqual({ work: 'spraying', time: 'unknown' })
  })

  test('T2 reports hours that may hide a frost', () => {
    const hidden = tomorrow((hour) => (hour === 6 ? { tempC: undefined, minTempC: undefined } : {}))
    expect(hidden?.frost).toEqual({ unknownHours: true })
    expect(tomorrow(() => ({}))?.frost).toBeUndefined()
  })

  test('T2 advises against every job on a windy, wet day', () => {
    expect(tomorrow(() => ({ windKmh: 40, rainMm: 3 }))?.jobs).toEqual([
      { work: 'spraying', time: 'dont' },
      { work: 'field_work', time: 'dont' },
    ])
  })
})
