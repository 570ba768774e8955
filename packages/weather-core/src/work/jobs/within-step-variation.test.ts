import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { DEFAULT_RULES } from '../farm/farm.ts'
import { type Job, judgeForecast } from '../judge-forecast.ts'
import { NO_VARIATION } from './within-step-variation.ts'

const place = { latDeg: 52.37, lonDeg: -2.72, offsetSeconds: 0 }
const midnight = Date.parse('2025-06-10T00:00:00Z') / 1000
const farm = { ...DEFAULT_RULES, rainBeforeMm: 0, soilDeficitMm: 30 }
const fine: Omit<WeatherStep, 'dt'> = {
  tempC: 24,
  minTempC: 24,
  maxTempC: 24,
  humidityPct: 50,
  windKmh: 12,
  gustKmh: 18,
  rainMm: 0,
  pop: 0,
  cloudPct: 80,
  weatherCode: 3,
}
/** Verdict and reasons at noon on the second day, in identical steps of `hours`. */
const atNoon = (work: Job, hours: number, change: Partial<WeatherStep>, own = farm) => {
  const steps = Array.from({ length: 48 / hours }, (_, i) => ({
    dt: midnight + i * hours * 3600,
    hours,
    ...fine,
    ...change,
  }))
  const judged = judgeForecast(steps, place, own).flatMap((day) => day.steps)
  const noon = judged.find(({ step }) => step.dt === midnight + 36 * 3600)?.judgements[work]
  return [noon?.verdict, ...(noon?.reasons.map(({ code }) => code) ?? [])]
}

describe('steps longer than an hour', () => {
  test('J32 rates a three-hour step "careful" near a wind or humidity limit', () =>
    checkRows(
      [
        ['spraying', { windKmh: 12 }, ['good']],
        ['spraying', { windKmh: 9.9 }, ['careful', 'wind_may_drop']],
        ['spraying', { windKmh: 13.1 }, ['careful', 'wind_may_rise']],
        ['hay', { humidityPct: 60 }, ['good']],
        ['hay', { humidityPct: 60.1 }, ['careful', 'humidity_may_rise']],
        ['hay', { humidityPct: undefined, dewPointC: 17.5 }, ['dont', 'humidity_high']],
      ] as const,
      ([work, change, expected]) => expect(atNoon(work, 3, change)).toEqual(expected),
    ))

  test('J32 applies no margin to a one-hour step', () => {
    expect(atNoon('spraying', 1, { windKmh: 3 })).toEqual(['good'])
    expect(atNoon('hay', 1, { humidityPct: 64 })).toEqual(['good'])
  })

  test.each(['spraying', 'harvest', 'hay'] as const)(
    'J32 rates %s "careful" with a little rain in three hours, or in any six-hour step',
    (work) => {
      expect(atNoon(work, 3, {})).toEqual(['good'])
      const little = judgeForecast(
        Array.from({ length: 16 }, (_, i) => ({
          dt: midnight + i * 10_800,
          hours: 3,
          ...fine,
          rainMm: i === 12 ? 0.1 : 0,
        })),
        place,
        farm,
      )
      const noon = little.flatMap((day) => day.steps)[12]?.judgements[work]
      expect([noon?.verdict, noon?.reasons[0]?.code]).toEqual(['careful', 'rain_little'])
      expect(atNoon(work, 6, {})).toEqual(['careful', 'step_long'])
    },
  )

  test('J32 never improves a verdict by adding the margins', () => {
    const rank = ['dont', 'unknown', 'careful', 'good']
    const figures = fc.record({
      windKmh: fc.double({ min: 0, max: 30, noNaN: true }),
      humidityPct: fc.double({ min: 20, max: 100, noNaN: true }),
      tempC: fc.double({ min: 15, max: 30, noNaN: true }),
      rainMm: fc.constantFrom(0, 0.05, 0.1, 0.3),
    })
    fc.assert(
      fc.property(figures, fc.constantFrom(1, 3, 6), (change, hours) => {
        for (const work of ['spraying', 'harvest', 'hay'] as const) {
          const [seen] = atNoon(work, hours, change, { ...farm, betweenEnds: NO_VARIATION })
          const [kept] = atNoon(work, hours, change)
          expect(rank.indexOf(kept ?? '')).toBeLessThanOrEqual(rank.indexOf(seen ?? ''))
        }
      }),
    )
  })
})
