import { checkRows } from '@smart-farming/vectors/check-rows'
import { METRIC_UNITS } from '@smart-farming/weather-core/display-units'
import { createDayStatement } from '@smart-farming/weather-core/outlook/day-statement'
import { createRainStatement } from '@smart-farming/weather-core/outlook/rain-statement'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { DEFAULT_RULES } from '@smart-farming/weather-core/work/farm/farm'
import { judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import { describe, expect, test } from 'vitest'
import { server } from '../en/server.ts'
import { describeDay, describeDayRain } from './day.ts'

const words = server.weather
const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
const midnight = Date.parse('2025-01-10T00:00:00Z') / 1000
const at = (hour: number) => midnight + hour * 3600
const rainOf = (steps: WeatherStep[], whole: boolean) =>
  describeDayRain(words, createRainStatement(steps, whole, place), place, METRIC_UNITS)

const CALM = {
  tempC: 12,
  minTempC: 12,
  maxTempC: 12,
  humidityPct: 60,
  gustKmh: 12,
  rainMm: 0,
  snowMm: 0,
  pop: 0,
  cloudPct: 80,
  weatherCode: 3,
  snowDepthM: 0,
}
const hours = (rain: (number | undefined)[], from = 0): WeatherStep[] =>
  rain.map((rainMm, i) => ({ dt: at(from + i * 3), rainMm, snowMm: 0, pop: 0 }))

describe('the day in words', () => {
  test('rain is described by its hours and amount', () =>
    checkRows(
      [
        [[0, 0, 0, 0, 0, 1, 2, 1], 'dry until 15:00, then 4\u00a0mm of rain'],
        [[0, 0, 0, 0, 0, 0, 0, 0], 'dry all day'],
        [[1, 2, 0, 0, 0, 0, 0, 0], '3\u00a0mm of rain until 06:00, then dry'],
        [[0, 0, 2, 2, 0, 0, 0, 0], 'dry until 06:00, then 4\u00a0mm of rain until 12:00, then dry'],
        [[0, 1, 0, 1, 0, 1, 0, 0], 'showers from 03:00, 3\u00a0mm in all'],
        [[0, 20, 6, 0, 0, 20, 5, 0], 'rain on and off from 03:00, 51\u00a0mm in all'],
        [[0, 4.8, 0, 0, 0, 4.8, 0, 0], 'showers from 03:00, 9.6\u00a0mm in all'],
        [[0, 4.8, 0, 0, 0, 5, 0, 0], 'rain on and off from 03:00, 9.8\u00a0mm in all'],
        [[0.1, 0.1, 0.1, 0, 0, 0, 0, 0], 'drizzle at times, 0.3\u00a0mm in all'],
        [[2, 2, 2, 2, 2, 2, 2, 2], 'rain throughout, 16\u00a0mm'],
        [[0.1, 0, 0, 0, 0, 0, 0, 0], 'dry all day'],
        [[0, undefined, 0, 0, 0, 0, 0, 0], 'rain not known'],
        [[3, undefined, 0, 0, 0, 0, 0, 0], 'at least 3\u00a0mm of rain, no data for some hours'],
      ],
      ([rain, words]) => {
        expect(rainOf(hours(rain), true)).toBe(words)
      },
    ))

  test('the sentence states the part of the day it covers and the chance of rain on a dry day', () => {
    expect(rainOf(hours([0, 0, 0], 15), false)).toBe('dry from 15:00 on')
    expect(rainOf(hours([0, 0, 0]), false)).toBe('dry until 09:00, when the forecast ends')
    const doubt = hours([0, 0, 0, 0, 0, 0, 0, 0]).map((step, i) => ({ ...step, pop: i === 4 ? 0.45 : 0.1 }))
    expect(rainOf(doubt, true)).toBe('dry all day, though with a 45% chance of rain around 12:00')
    const without = (...gaps: number[]) =>
      doubt.map((step, i) => ({ ...step, pop: gaps.includes(i) ? undefined : step.pop }))
    expect(rainOf(without(2), true)).toBe(
      'dry all day, though with a 45% chance of rain around 12:00 (not known for other hours)',
    )
    expect(rainOf(without(4), true)).toBe('dry all day, though the chance of rain is not known')
  })

  test('a dry part of a wet day mentions an uncertain or unknown chance of rain', () => {
    const wet = hours([0, 0, 0, 9, 8, 0, 0, 0])
    const chances = (...pops: (number | undefined)[]) =>
      rainOf(
        wet.map((step, i) => ({ ...step, pop: pops[i] })),
        true,
      )
    const dryWet = 'dry until 09:00, then 17\u00a0mm of rain until 15:00, then dry'
    expect(chances(0.1, 0.1, 0.45, 0.9, 0.9, 0.1, 0.1, 0)).toBe(
      `${dryWet}, though with a 45% chance of rain around 06:00`,
    )
    // The chance of rain during the rain itself is not mentioned.
    expect(chances(0.1, 0.1, 0.1, undefined, 0.9, 0.1, 0.1, 0)).toBe(dryWet)
    expect(chances(0.1, undefined, 0.1, 0.9, 0.9, 0.1, 0.1, 0)).toBe(
      `${dryWet}, though the chance of rain is not known`,
    )
    expect(chances(0.1, undefined, 0.1, 0.9, 0.9, 0.1, 0.5, 0)).toBe(
      `${dryWet}, though with a 50% chance of rain around 18:00 (not known for other hours)`,
    )
    const showers = hours([0, 1, 0, 1, 0, 1, 0, 0]).map((step, i) => ({ ...step, pop: i < 2 ? 0.4 : 0.1 }))
    expect(rainOf(showers, true)).toBe(
      'showers from 03:00, 3\u00a0mm in all, though with a 40% chance of rain around 00:00',
    )
  })

  const summary = (change: (hour: number) => Partial<WeatherStep>) => {
    const steps = Array.from(
      { length: 24 },
      (_, i): WeatherStep => ({
        dt: at(i * 3),
        ...CALM,
        windKmh: 12,
        minTempC: change((i * 3) % 24).tempC ?? 12,
        ...change((i * 3) % 24),
      }),
    )
    const day = judgeForecast(steps, place, { ...DEFAULT_RULES, soilDeficitMm: 30, rainBeforeMm: 0 })[1]
    return (
      day &&
      describeDay(words, createDayStatement(day, place, ['spraying', 'field_work']), place, METRIC_UNITS)
    )
  }

  test('the sentence describes rain first, then the best daylight hours for each job', () => {
    expect(summary((hour) => ({ rainMm: hour >= 18 ? 2 : 0 }))).toBe(
      'Dry until 18:00, then 4\u00a0mm of rain; spraying: good 09:00 to 12:00; field work: good 09:00 to 15:00.',
    )
  })

  test('the sentence gives the hour of frost, and "can’t tell" for a job that cannot be judged', () => {
    expect(summary((hour) => (hour === 6 ? { tempC: -3, cloudPct: 0 } : { humidityPct: undefined }))).toBe(
      'Dry all day; hard frost around 06:00, down to −3\u00a0°C, ground to −4\u00a0°C; spraying: can’t tell; field work: good all day.',
    )
  })

  test('the sentence says that data is incomplete or that frost is not known for some hours', () => {
    const words = summary((hour) => (hour === 3 ? { tempC: -3 } : hour === 6 ? { minTempC: undefined } : {}))
    expect(words).toContain(
      'hard frost around 03:00, down to −3\u00a0°C, ground to −3\u00a0°C, incomplete data for some hours;',
    )
    const hidden = summary((hour) => (hour === 6 ? { tempC: undefined, minTempC: undefined } : {}))
    expect(hidden).toContain('Dry all day; frost not known for some hours;')
  })

  test('the sentence gives the longest good stretch, or the first of two equal ones', () => {
    const juneDay = (windyHour: number) => {
      const dawn = Date.parse('2025-06-10T00:00:00Z') / 1000
      const steps = Array.from(
        { length: 12 },
        (_, i): WeatherStep => ({
          ...CALM,
          dt: dawn + i * 10_800,
          windKmh: (i * 3) % 24 === windyHour ? 30 : 10,
        }),
      )
      const [day] = judgeForecast(steps, place)
      return day && describeDay(words, createDayStatement(day, place), place, METRIC_UNITS)
    }
    // Steps begin at 01:00 local time. Inversions are possible before 06:00 and from 19:30, and a
    // step that ends in the windy hour is also unsuitable.
    expect(juneDay(9)).toBe('Dry all day; spraying: good 13:00 to 19:00.')
    expect(juneDay(12)).toBe('Dry all day; spraying: good 07:00 to 10:00.')
  })

  test('a day without good hours says "don’t" for each job', () => {
    expect(summary(() => ({ windKmh: 40, rainMm: 3 }))).toBe(
      'Rain throughout, 24\u00a0mm; spraying: don’t; field work: don’t.',
    )
  })
})
