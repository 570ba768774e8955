import { METRIC_UNITS } from '@smart-farming/weather-core/display-units'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { DEFAULT_RULES } from '@smart-farming/weather-core/work/farm/farm'
import { judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import {
  publishedLimit,
  ruleOfThumbLimit,
  UNPUBLISHED_SOURCES,
} from '@smart-farming/weather-core/work/limits/limit'
import { describe, expect, test } from 'vitest'
import { server } from '../en/server.ts'
import { describeJudgement, describeLimit, describeReason, publisherLabel } from './reason.ts'

const words = server.weather
const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
const IMPERIAL = { temperature: 'F', wind: 'mph', rain: 'in' } as const
const midnight = Date.parse('2025-01-10T00:00:00Z') / 1000
const at = (hour: number) => midnight + hour * 3600

describe('reasons in words', () => {
  test('a reason states its value, and its limit names the publisher', () => {
    const reason = {
      code: 'wind_low',
      verdict: 'dont',
      value: 2,
      limit: publishedLimit(3, 'km/h', 'DPIRD'),
    } as const
    expect(describeReason(words, reason, place, METRIC_UNITS)).toBe(
      'wind 2\u00a0km/h: too calm, inversion risk',
    )
    expect(describeLimit(words, reason.limit, IMPERIAL)).toBe('2\u00a0mph (DPIRD)')
  })

  test('a reason about earlier rain states the amount and the hours', () => {
    const reason = {
      code: 'rain_before',
      verdict: 'dont',
      value: 3,
      limit: ruleOfThumbLimit(12, 'h'),
    } as const
    expect(describeReason(words, reason, place, METRIC_UNITS)).toBe(
      '3\u00a0mm of rain in the 12 hours before',
    )
  })

  test('a value is followed by its hour, unless the text already names the hour', () => {
    const limit = publishedLimit(3, 'km/h', 'DPIRD')
    const calm = { code: 'wind_low', value: 2, limit, atDt: at(3) }
    expect(describeReason(words, calm, place, METRIC_UNITS)).toBe(
      'wind 2\u00a0km/h: too calm, inversion risk (03:00)',
    )
    const soon = { code: 'rain_soon', limit: ruleOfThumbLimit(6, 'h'), atDt: at(15) }
    expect(describeReason(words, soon, place, METRIC_UNITS)).toBe(
      'rain may come from 15:00, within 6 hours of spraying',
    )
    const perhaps = { ...soon, code: 'rain_soon_chance' }
    expect(describeReason(words, perhaps, place, METRIC_UNITS)).toBe(
      'a chance of rain from 15:00, within 6 hours of spraying',
    )
  })

  test('a judgement is described by its most important reason', () => {
    const reasons = [
      { code: 'dark', verdict: 'careful' },
      { code: 'missing', verdict: 'unknown', input: 'cloudPct' },
    ] as const
    expect(describeJudgement(words, { verdict: 'unknown', reasons }, place, METRIC_UNITS)).toBe(
      'cloud is not in this forecast',
    )
    expect(describeJudgement(words, { verdict: 'good', reasons: [] }, place, METRIC_UNITS)).toBe(
      'no problems in the forecast',
    )
  })

  test('every reason code of the rules has its own text', () => {
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
      { pop: undefined },
      { gustKmh: undefined },
      { gustKmh: undefined, windKmh: 45 },
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
            minTempC: change.tempC ?? 18,
            maxTempC: change.tempC ?? 18,
            rainMm: 0,
            pop: 0,
            cloudPct: 20,
            ...(i % 5 === 2 ? change : {}),
          }),
        )
        for (const day of judgeForecast(steps, place, {
          ...DEFAULT_RULES,
          soilDeficitMm,
          damage: { firstC: -2, mostC: -6, minutes: 30, publisher: 'X' },
        }))
          for (const { judgements } of day.steps)
            for (const reason of Object.values(judgements).flatMap(({ reasons }) => reasons)) {
              codes.add(reason.code)
              const said = describeReason(words, reason, place, METRIC_UNITS)
              if (reason.code !== 'dark') expect(said).not.toBe(reason.code.replaceAll('_', ' '))
              expect(said).not.toMatch(/undefined|NaN|^:| {2}/)
            }
      }
    expect(codes.size).toBeGreaterThan(33)
  })
})

test('publisherLabel explains an unpublished limit', () => {
  const { unpublished } = words.limits
  expect(Object.keys(unpublished)).toEqual([...UNPUBLISHED_SOURCES])
  expect(publisherLabel(unpublished, 'own')).toBe('your own limit')
  expect(publisherLabel(unpublished, 'DPIRD')).toBe('DPIRD')
})
