import { describe, expect, test } from 'vitest'
import type { WeatherStep } from '../steps/weather-step.ts'
import { DEFAULT_FARM } from '../work/farm/farm.ts'
import { judgeForecast } from '../work/judge-forecast.ts'
import { published, ruleOfThumb } from '../work/limits/limit.ts'
import { sayClock, sayEnd } from './clock.ts'
import { daySummary } from './day-summary.ts'
import { METRIC, sayFigure, sayRain, sayTemperature, sayWind } from './display-units.ts'
import { rainWords } from './rain-words.ts'
import { sayJudgement, sayLimit, sayReason } from './say-reason.ts'

const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
const IMPERIAL = { temperature: 'F', wind: 'mph', rain: 'in' } as const
const midnight = Date.parse('2025-01-10T00:00:00Z') / 1000
const at = (hour: number) => midnight + hour * 3600

describe('figures in words', () => {
  test('T1 whole degrees with a real minus sign, and never minus nought', () => {
    expect(sayTemperature(-2.4, METRIC)).toBe('−2 °C')
    expect(sayTemperature(-0.4, METRIC)).toBe('0 °C')
    expect(sayTemperature(20, IMPERIAL)).toBe('68 °F')
  })

  test('T1 wind and rain in the unit the farmer reads', () => {
    expect([sayWind(18, METRIC), sayWind(18, { ...METRIC, wind: 'm/s' }), sayWind(18, IMPERIAL)]).toEqual([
      '18 km/h',
      '5 m/s',
      '11 mph',
    ])
    expect([sayRain(0.4, METRIC), sayRain(12.6, METRIC), sayRain(5.08, IMPERIAL)]).toEqual([
      '0.4 mm',
      '13 mm',
      '0.2 in',
    ])
  })

  test('T1 a difference of temperatures has no 32 in it', () => {
    expect(sayFigure(10, 'C_difference', IMPERIAL)).toBe('18 °F')
    expect([sayFigure(0.45, 'share', METRIC), sayFigure(1, 'h', METRIC), sayFigure(6, 'h', METRIC)]).toEqual([
      '45%',
      '1 hour',
      '6 hours',
    ])
  })

  test("T2 the place's own clock, with midnight for the end of a day", () => {
    expect(sayClock(place, Date.parse('2025-07-01T08:00:00Z') / 1000)).toBe('09:00')
    expect([sayClock(place, midnight), sayEnd(place, midnight), sayEnd(place, at(9))]).toEqual([
      '00:00',
      'midnight',
      '09:00',
    ])
  })
})

describe('reasons in words', () => {
  test('T3 a reason says its figure, its limit and its publisher', () => {
    const reason = {
      code: 'wind_low',
      verdict: 'dont',
      value: 2,
      limit: published(3, 'km/h', 'DPIRD'),
    } as const
    expect(sayReason(reason, place)).toBe('wind 2 km/h: too calm, inversion risk')
    expect(sayLimit(reason, IMPERIAL)).toBe('2 mph (DPIRD)')
    expect(sayLimit({ code: 'dark', verdict: 'careful' })).toBeUndefined()
  })

  test('T3 rain before is an amount held against hours', () => {
    const reason = { code: 'rain_before', verdict: 'dont', value: 3, limit: ruleOfThumb(12, 'h') } as const
    expect(sayReason(reason, place)).toBe('3 mm of rain in the 12 hours before')
  })

  test('T3 the weightiest reason speaks for the judgement', () => {
    const reasons = [
      { code: 'dark', verdict: 'careful' },
      { code: 'missing', verdict: 'unknown', input: 'cloud' },
    ] as const
    expect(sayJudgement({ verdict: 'unknown', reasons: [...reasons] }, place)).toBe(
      'cloud is not in this forecast',
    )
    expect(sayJudgement({ verdict: 'good', reasons: [] }, place)).toBe(
      'nothing in the forecast speaks against it',
    )
  })

  test('T4 every reason the rules give has words of its own', () => {
    const extremes: Partial<WeatherStep>[] = [
      {},
      { windKmh: 1 },
      { windKmh: 17 },
      { windKmh: 50, gustKmh: 80 },
      { gustKmh: 25 },
      { rainMm: 9 },
      { pop: 0.35 },
      { pop: 0.9 },
      { tempC: 2 },
      { tempC: 26 },
      { tempC: 35 },
      { tempC: -1 },
      { tempC: -8 },
      { humidityPct: 20 },
      { humidityPct: 75 },
      { humidityPct: 93 },
      { humidityPct: 99 },
      { tempC: undefined },
      { rainMm: undefined },
      { cloudPct: undefined },
    ]
    const codes = new Set<string>()
    for (const soilDeficitMm of [undefined, -5, 5, 30])
      for (const change of extremes) {
        const steps = Array.from(
          { length: 16 },
          (_, i): WeatherStep => ({
            dt: at(i * 3),
            tempC: 18,
            humidityPct: 60,
            windKmh: 8,
            gustKmh: 12,
            rainMm: 0,
            pop: 0,
            cloudPct: 20,
            ...(i % 5 === 2 ? change : {}),
          }),
        )
        for (const day of judgeForecast(steps, place, {
          ...DEFAULT_FARM,
          soilDeficitMm,
          damage: { firstC: -2, mostC: -6, minutes: 30, publisher: 'X' },
        }))
          for (const { judgements } of day.steps)
            for (const reason of Object.values(judgements).flatMap(({ reasons }) => reasons)) {
              codes.add(reason.code)
              const words = sayReason(reason, place)
              if (reason.code !== 'dark') expect(words).not.toBe(reason.code.replaceAll('_', ' '))
              expect(words).not.toMatch(/undefined|NaN|^:| {2}/)
            }
      }
    expect(codes.size).toBeGreaterThan(28)
  })
})

const CALM = { tempC: 12, minTempC: 12, humidityPct: 60, gustKmh: 12, rainMm: 0, pop: 0, cloudPct: 80 }
const hours = (rain: (number | undefined)[], from = 0): WeatherStep[] =>
  rain.map((rainMm, i) => ({ dt: at(from + i * 3), rainMm, pop: 0 }))

describe('the day in words', () => {
  test.each([
    [[0, 0, 0, 0, 0, 1, 2, 1], 'dry until 15:00, then 4 mm'],
    [[0, 0, 0, 0, 0, 0, 0, 0], 'dry all day'],
    [[1, 2, 0, 0, 0, 0, 0, 0], '3 mm of rain until 06:00, then dry'],
    [[0, 0, 2, 2, 0, 0, 0, 0], 'dry until 06:00, then 4 mm until 12:00, then dry'],
    [[0, 1, 0, 1, 0, 1, 0, 0], 'showers from 03:00, 3 mm in all'],
    [[2, 2, 2, 2, 2, 2, 2, 2], 'rain throughout, 16 mm'],
    [[0.1, 0, 0, 0, 0, 0, 0, 0], 'dry all day'],
    [[0, undefined, 0, 0, 0, 0, 0, 0], 'rain not known'],
    [[3, undefined, 0, 0, 0, 0, 0, 0], 'at least 3 mm of rain, some hours not known'],
  ])('T5 rain of %j is "%s"', (rain, words) => {
    expect(rainWords(hours(rain), true, place, METRIC)).toBe(words)
  })

  test('T5 a part of a day says which part, and a dry day in doubt says so', () => {
    expect(rainWords(hours([0, 0, 0], 15), false, place, METRIC)).toBe('dry from 15:00 on')
    expect(rainWords(hours([0, 0, 0]), false, place, METRIC)).toBe('dry until 09:00, where the forecast ends')
    const doubt = hours([0, 0, 0, 0, 0, 0, 0, 0]).map((step, i) => ({ ...step, pop: i === 4 ? 0.45 : 0.1 }))
    expect(rainWords(doubt, true, place, METRIC)).toBe(
      'dry all day, though with a 45% chance of rain around 12:00',
    )
    const without = (...gaps: number[]) =>
      doubt.map((step, i) => ({ ...step, pop: gaps.includes(i) ? undefined : step.pop }))
    expect(rainWords(without(2), true, place, METRIC)).toBe(
      'dry all day, though with a 45% chance of rain around 12:00, that of other hours not known',
    )
    expect(rainWords(without(4), true, place, METRIC)).toBe(
      'dry all day, though the chance of rain is not known',
    )
  })

  const summary = (change: (hour: number) => Partial<WeatherStep>) => {
    const steps = Array.from(
      { length: 24 },
      (_, i): WeatherStep => ({
        dt: at(i * 3),
        ...CALM,
        windKmh: 8,
        minTempC: change((i * 3) % 24).tempC ?? 12,
        ...change((i * 3) % 24),
      }),
    )
    const day = judgeForecast(steps, place, { ...DEFAULT_FARM, soilDeficitMm: 30, rainBeforeMm: 0 })[1]
    return day && daySummary(day, place, METRIC, ['spraying', 'field_work'])
  }

  test('T6 rain, then the best hours of daylight for each job', () => {
    expect(summary((hour) => ({ rainMm: hour >= 18 ? 2 : 0 }))).toBe(
      'Dry until 18:00, then 4 mm; best spraying 09:00 to 12:00; best field work 09:00 to 15:00.',
    )
  })

  test('T6 frost is said with its hour; a job that cannot be judged is said to be so', () => {
    expect(summary((hour) => (hour === 6 ? { tempC: -3, cloudPct: 0 } : { windKmh: undefined }))).toBe(
      'Dry all day; hard frost around 06:00, down to −3 °C; spraying cannot be judged; best field work 09:00 to 15:00.',
    )
  })

  test('T6 hours that may hide a frost are said', () => {
    const words = summary((hour) => (hour === 3 ? { tempC: -3 } : hour === 6 ? { minTempC: undefined } : {}))
    expect(words).toContain('hard frost around 03:00, down to −3 °C, frost not known for some hours;')
    const hidden = summary((hour) => (hour === 6 ? { tempC: undefined, minTempC: undefined } : {}))
    expect(hidden).toContain('Dry all day; frost not known for some hours;')
  })

  test('T6 the longest stretch is named, the first of two alike', () => {
    const juneDay = (windyHour: number) => {
      const dawn = Date.parse('2025-06-10T00:00:00Z') / 1000
      const steps = Array.from(
        { length: 12 },
        (_, i): WeatherStep => ({
          ...CALM,
          dt: dawn + i * 10_800,
          windKmh: (i * 3) % 24 === windyHour ? 30 : 8,
        }),
      )
      const [day] = judgeForecast(steps, place)
      return day && daySummary(day, place)
    }
    // The steps begin at 01:00 local; from 07:00 to 22:00 there is light enough.
    expect(juneDay(9)).toBe('Dry all day; best spraying 13:00 to 22:00.')
    expect(juneDay(12)).toBe('Dry all day; best spraying 07:00 to 13:00.')
  })

  test('T6 a day without a chance says that', () => {
    expect(summary(() => ({ windKmh: 40, rainMm: 3 }))).toBe(
      'Rain throughout, 24 mm; no time for spraying; no time for field work.',
    )
  })
})
