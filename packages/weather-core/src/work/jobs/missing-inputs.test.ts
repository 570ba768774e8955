import { checkRows } from '@smart-farming/vectors/check-rows'
import { describe, expect, test } from 'vitest'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { DEFAULT_RULES } from '../farm/farm.ts'
import { type Job, judgeForecast } from '../judge-forecast.ts'

const place = { latDeg: 52.37, lonDeg: -2.72, offsetSeconds: 0 }
const midnight = Date.parse('2025-06-10T00:00:00Z') / 1000
const farm = { ...DEFAULT_RULES, rainBeforeMm: 0, soilDeficitMm: 30 }
/** Weather from a provider without gusts and chances of rain. */
const fine: Omit<WeatherStep, 'dt'> = {
  tempC: 24,
  humidityPct: 50,
  windKmh: 9,
  rainMm: 0,
  cloudPct: 30,
  weatherCode: 2,
}
/**
 * Verdict and reasons at noon on the first of two days of hourly weather, with one hour changed.
 */
const atNoon = (work: Job, change: Partial<WeatherStep> = {}, at = 12, all: Partial<WeatherStep> = {}) => {
  const steps = Array.from({ length: 48 }, (_, i) => ({
    dt: midnight + i * 3600,
    hours: 1,
    ...fine,
    ...all,
    ...(i === at && change),
  }))
  const noon = judgeForecast(steps, place, farm).flatMap((day) => day.steps)[12]?.judgements[work]
  return [noon?.verdict, ...(noon?.reasons.map(({ code }) => code) ?? [])]
}

describe('missing gusts and chances of rain', () => {
  test.each(['spraying', 'harvest', 'hay'] as const)(
    'J33 rates %s "good" in light wind and a fair sky when gusts and chances are missing',
    (work) => expect(atNoon(work)).toEqual(['good']),
  )

  test('J33 rates spraying "careful" when missing gusts or chances of rain could matter', () =>
    checkRows(
      [
        ['a brisker wind', { windKmh: 9.1 }, 12, ['careful', 'gust_not_given']],
        ['a brisker wind at the end of the hour', { windKmh: 9.1 }, 13, ['careful', 'gust_not_given']],
        ['a cloudy sky', { cloudPct: 51 }, 12, ['careful', 'chance_not_given']],
        ['a sky not known', { cloudPct: undefined }, 12, ['careful', 'chance_not_given']],
        [
          'weather not known',
          { weatherCode: undefined },
          12,
          ['careful', 'gust_not_given', 'chance_not_given', 'missing'],
        ],
        [
          'a thunderstorm',
          { weatherCode: 95 },
          12,
          ['careful', 'gust_not_given', 'chance_not_given', 'thunder'],
        ],
        ['a drop three hours before', { rainMm: 0.01 }, 9, ['careful', 'chance_not_given']],
        ['a drop three hours after', { rainMm: 0.01 }, 15, ['careful', 'chance_not_given']],
        ['a drop by the highest estimate', { maxRainMm: 0.1 }, 13, ['careful', 'chance_not_given']],
        ['a gust given before, and not from here on', { gustKmh: 12 }, 3, ['careful', 'gust_not_given']],
        ['a chance given before, and not from here on', { pop: 0 }, 3, ['careful', 'chance_not_given']],
        [
          'a gust given later, so that this one is a hole',
          { gustKmh: 12 },
          20,
          ['careful', 'gust_not_given'],
        ],
        ['a chance given later, so that this one is a hole', { pop: 0 }, 20, ['careful', 'chance_not_given']],
      ] as const,
      ([, change, at, expected]) => expect(atNoon('spraying', change, at)).toEqual(expected),
    ))

  test('J33 counts possible rain up to six hours ahead against spraying', () => {
    expect(atNoon('spraying', { maxRainMm: 0.1 }, 18)).toEqual(['careful', 'chance_not_given'])
    expect(atNoon('spraying', { maxRainMm: 0.1 }, 22)).toEqual(['good'])
  })

  test('J33 allows a stronger wind for combining before missing gusts matter', () => {
    expect(atNoon('harvest', {}, 12, { windKmh: 24 })).toEqual(['good'])
    expect(atNoon('harvest', {}, 12, { windKmh: 24.1 })).toEqual(['careful', 'gust_not_given'])
  })

  test('J33 ignores gusts and chances of rain in another provider’s past data', () => {
    const steps = Array.from({ length: 72 }, (_, i) => ({
      dt: midnight + (i - 24) * 3600,
      hours: 1,
      ...fine,
    }))
    const [past, ahead] = [steps.slice(0, 24), steps.slice(24)]
    const given = { steps: past.map((step) => ({ ...step, gustKmh: 12, pop: 0 })) }
    const noon = judgeForecast(ahead, place, farm, given).flatMap((day) => day.steps)[12]?.judgements
    expect(noon?.spraying).toEqual({ verdict: 'good', reasons: [] })
  })

  test.each(['spraying', 'harvest', 'hay'] as const)(
    'J36 rates %s "careful" when the weather code is missing, since it could mean thunder or fog',
    (work) => {
      const given = { gustKmh: 12, pop: 0 }
      expect(atNoon(work, {}, 12, given)).toEqual(['good'])
      expect(atNoon(work, { weatherCode: undefined }, 12, given)).toEqual(['careful', 'missing'])
    },
  )
})
