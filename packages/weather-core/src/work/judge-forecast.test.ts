import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownValue } from '../result.ts'
import type { WeatherStep } from '../steps/weather-step.ts'
import { dayConfidence } from './confidence.ts'
import { DEFAULT_RULES } from './farm/farm.ts'
import { JOBS, judgeForecast } from './judge-forecast.ts'

const STEP_SECONDS = 10_800

const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
const start = Date.parse('2025-05-12T09:00:00Z') / 1000
const fine = (i: number, change: Partial<WeatherStep> = {}): WeatherStep => ({
  dt: start + i * STEP_SECONDS,
  tempC: 16 + 6 * Math.sin((i * Math.PI) / 4),
  minTempC: 16 + 6 * Math.sin((i * Math.PI) / 4),
  maxTempC: 16 + 6 * Math.sin((i * Math.PI) / 4),
  humidityPct: 65 - 15 * Math.sin((i * Math.PI) / 4),
  windKmh: 9,
  gustKmh: 15,
  rainMm: 0,
  pop: 0.1,
  cloudPct: 70,
  weatherCode: 3,
  ...change,
})
const fiveDays = Array.from({ length: 40 }, (_, i) => fine(i))
const farm = { ...DEFAULT_RULES, soilDeficitMm: 30, rainBeforeMm: 0 }

const reading = (min: number, max: number) =>
  fc.option(fc.double({ min, max, noNaN: true }), { nil: undefined })
const anyStep = fc.record({
  tempC: reading(-20, 40),
  humidityPct: reading(10, 100),
  windKmh: reading(0, 60),
  gustKmh: reading(0, 90),
  rainMm: reading(0, 8),
  pop: reading(0, 1),
  cloudPct: reading(0, 100),
})
const anyForecast = fc
  .array(anyStep, { minLength: 1, maxLength: 24 })
  .map((steps) => steps.map((step, i): WeatherStep => ({ ...step, dt: start + i * STEP_SECONDS })))

/** Values without which a job cannot be judged good. */
const NEEDED = {
  spraying: ['tempC', 'humidityPct', 'windKmh', 'rainMm'],
  frost: ['tempC'],
  harvest: ['tempC', 'humidityPct', 'rainMm'],
  hay: ['tempC', 'humidityPct', 'rainMm'],
  field_work: ['rainMm'],
} as const

describe('a judged forecast', () => {
  test('J18 never rates a job "good" without an input that the job needs', () => {
    fc.assert(
      fc.property(anyForecast, (steps) => {
        for (const { step, judgements } of judgeForecast(steps, place, farm).flatMap((day) => day.steps))
          for (const work of JOBS)
            if (judgements[work].verdict === 'good')
              for (const name of NEEDED[work]) expect(step[name], `${work} without ${name}`).toBeDefined()
      }),
    )
  })

  test('J18 never turns a step "good" when an input is missing', () => {
    const names = ['tempC', 'humidityPct', 'windKmh', 'rainMm', 'cloudPct'] as const
    fc.assert(
      fc.property(anyForecast, fc.constantFrom(...names), (steps, name) => {
        const verdicts = (given: WeatherStep[]) =>
          judgeForecast(given, place, farm).flatMap((day) => day.steps.map(({ judgements }) => judgements))
        const before = verdicts(steps)
        for (const [i, after] of verdicts(steps.map((step) => ({ ...step, [name]: undefined }))).entries())
          for (const work of JOBS)
            if (after[work].verdict === 'good') expect(before[i]?.[work].verdict, work).toBe('good')
      }),
    )
  })

  test('J19 covers every step with exactly one window, in order and within its day', () => {
    fc.assert(
      fc.property(anyForecast, (steps) => {
        for (const day of judgeForecast(steps, place, farm))
          for (const work of JOBS) {
            const windows = day.windows[work]
            const seconds = windows.reduce((sum, { startDt, endDt }) => sum + endDt - startDt, 0)
            expect(seconds).toBe(day.steps.length * STEP_SECONDS)
            for (const [i, window] of windows.entries())
              if (i > 0) expect(window.startDt).toBe(windows[i - 1]?.endDt)
          }
      }),
    )
  })

  test('J20 accepts steps in any order, and uses the first of two steps with the same time', () => {
    const expected = judgeForecast(fiveDays, place, farm)
    expect(judgeForecast(fiveDays.toReversed(), place, farm)).toEqual(expected)
    expect(judgeForecast([...fiveDays, fine(3, { windKmh: 80 })], place, farm)).toEqual(expected)
    expect(judgeForecast([], place, farm)).toEqual([])
  })

  test('J21 groups steps by local day, and distinguishes partial days from whole days', () => {
    const days = judgeForecast(fiveDays, place, farm)
    expect(days.map(({ key, complete, steps }) => [key, complete, steps.length])).toEqual([
      ['2025-05-12', false, 5],
      ['2025-05-13', true, 8],
      ['2025-05-14', true, 8],
      ['2025-05-15', true, 8],
      ['2025-05-16', true, 8],
      ['2025-05-17', false, 3],
    ])
    expect(days.map(({ et0 }) => et0.known)).toEqual([false, true, true, true, true, false])
    expect(days[1] && knownValue(days[1].et0)).toMatchObject({
      method: 'penman_monteith',
    })
    expect(days.map(({ confidence }) => confidence)).toEqual(['high', 'high', 'medium', 'low', 'low', 'low'])
  })

  test('J21 stops field work all day after morning rain, and allows it the next day', () => {
    const wet = fiveDays.with(1, fine(1, { rainMm: 6 }))
    const [today, tomorrow] = judgeForecast(wet, place, farm)
    expect(today?.steps.map(({ judgements }) => judgements.field_work.verdict)).toEqual([
      'good',
      'dont',
      'dont',
      'dont',
      'dont',
    ])
    expect(tomorrow?.steps[4]?.judgements.field_work.verdict).toBe('good')
  })

  test('J22 cannot judge field work or the first harvest day without the farmer’s data', () => {
    const [today, tomorrow] = judgeForecast(fiveDays, place)
    expect(today?.steps[0]?.judgements.harvest.verdict).toBe('unknown')
    expect(today?.steps[0]?.judgements.field_work.reasons[0]?.code).toBe('soil_unknown')
    // From the second day, the forecast itself covers the previous 24 hours.
    expect(tomorrow?.steps.some(({ judgements }) => judgements.harvest.verdict === 'good')).toBe(true)
  })

  test('J27 assumes that the last step ends no colder than its own minimum', () => {
    const [today] = judgeForecast(fiveDays.slice(0, 2), place, farm)
    expect(today?.steps.map(({ judgements }) => judgements.frost.verdict)).toEqual(['good', 'good'])
    const open = fiveDays.slice(0, 2).map(({ minTempC: _lowest, ...step }) => ({ ...step, tempC: 6 }))
    expect(judgeForecast(open, place, farm)[0]?.steps.at(-1)?.judgements.frost.verdict).toBe('unknown')
    const [day] = judgeForecast(fiveDays.slice(0, 2), place, farm)
    expect(day?.steps.at(-1)?.judgements.spraying.verdict).toBe('unknown')
  })

  test('J23 lowers confidence with each later day', () => {
    expect(dayConfidence(0, false, [0.1, 0.9])).toBe('high')
    expect(dayConfidence(1, true, [0.1, 0.5])).toBe('medium')
    expect(dayConfidence(1, true, [0.1, undefined])).toBe('medium')
    expect(dayConfidence(1, false, [0.1])).toBe('low')
    expect([2, 3, 4].map((day) => dayConfidence(day, true, [0]))).toEqual(['medium', 'low', 'low'])
  })
})
