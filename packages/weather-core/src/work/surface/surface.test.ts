import { describe, expect, test } from 'vitest'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { DEFAULT_RULES, type FarmRules } from '../farm/farm.ts'
import { judgeForecast } from '../judge-forecast.ts'

const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
const midnight = Date.parse('2025-06-10T00:00:00Z') / 1000
const fine = {
  tempC: 16,
  minTempC: 16,
  maxTempC: 16,
  humidityPct: 60,
  windKmh: 12,
  gustKmh: 18,
  rainMm: 0,
  snowMm: 0,
  snowDepthM: 0,
  pop: 0.05,
  cloudPct: 80,
  weatherCode: 3,
} satisfies Partial<WeatherStep>
/** Hours of a fine June day, from hour `from` UTC. */
const hours = (from: number, change: (hour: number) => Partial<WeatherStep> = () => ({}), length = 1) =>
  Array.from({ length: (24 - from) / length }, (_, i): WeatherStep => {
    const hour = from + i * length
    return { dt: midnight + hour * 3600, hours: length, ...fine, ...change(hour) }
  })
const farm: FarmRules = { ...DEFAULT_RULES, rainBeforeMm: 0 }
const sprayingAt = (steps: WeatherStep[], hour: number, own = farm, before: WeatherStep[] = []) => {
  const judged = judgeForecast(steps, place, own, { steps: before }).flatMap((day) => day.steps)
  const found = judged.find(({ step }) => step.dt === midnight + hour * 3600)
  return [
    found?.judgements.spraying.verdict,
    ...(found?.judgements.spraying.reasons.map(({ code }) => code) ?? []),
  ]
}

describe('leaves after rain', () => {
  const untilTen = (hour: number) => (hour < 10 ? { rainMm: 1, pop: 0.9, weatherCode: 61 } : {})

  test('J35 rates spraying "careful" for two hours after rain', () => {
    const steps = hours(6, untilTen)
    expect(sprayingAt(steps, 9)[0]).toBe('dont')
    expect(sprayingAt(steps, 10)).toEqual(['careful', 'leaves_wet'])
    expect(sprayingAt(steps, 11)).toEqual(['careful', 'leaves_wet'])
    expect(sprayingAt(steps, 12)).toEqual(['good'])
  })

  test('J35 rates spraying "careful" after rain that fell before the forecast begins', () => {
    const all = hours(6, untilTen)
    const [past, ahead] = [all.slice(0, 4), all.slice(4)]
    expect(sprayingAt(ahead, 10, DEFAULT_RULES, past)).toEqual(['careful', 'leaves_wet'])
    expect(sprayingAt(ahead, 12, DEFAULT_RULES, past)).toEqual(['good'])
  })

  test('J35 rates spraying "careful" when recent rain is unknown', () => {
    expect(sprayingAt(hours(10), 10, DEFAULT_RULES)).toEqual(['careful', 'rain_before_unknown'])
    expect(sprayingAt(hours(10), 12, DEFAULT_RULES)).toEqual(['good'])
    expect(sprayingAt(hours(10), 10)).toEqual(['good'])
    const hole = hours(6, (hour) => (hour === 9 ? { rainMm: undefined, snowMm: undefined } : {}))
    expect(sprayingAt(hole, 11)).toEqual(['careful', 'rain_before_unknown'])
    expect(sprayingAt(hole, 12)).toEqual(['good'])
  })

  test('J35 assumes that light rain in a three-hour step fell at its end', () => {
    const steps = hours(6, (hour) => (hour === 9 ? { rainMm: 0.1 } : {}), 3)
    expect(sprayingAt(steps, 12)).toContain('leaves_wet')
  })
})

test('J35 rates spraying "careful" after two hours of drizzle too light to count as wet', () => {
  const steps = hours(6, (hour) => (hour < 10 ? { rainMm: 0.05, pop: 0.2, weatherCode: 51 } : {}))
  expect(sprayingAt(steps, 10)).toEqual(['careful', 'leaves_wet'])
  expect(sprayingAt(steps, 12)).toEqual(['good'])
})

test('J36 rates spraying, combining and baling "careful" in thunder, whatever the other values', () => {
  const steps = hours(4, (hour) => (hour === 13 ? { weatherCode: 95 } : {}))
  const judged = judgeForecast(
    steps.map((step) => ({ ...step, tempC: 24, minTempC: 24, maxTempC: 24 })),
    place,
    farm,
  )
  const at = judged.flatMap((day) => day.steps).find(({ step }) => step.dt === midnight + 13 * 3600)
  for (const work of ['spraying', 'harvest', 'hay'] as const)
    expect(at?.judgements[work]).toMatchObject({ verdict: 'careful', reasons: [{ code: 'thunder' }] })
})

test('J15 forbids field work while snow lies, even on the next day', () => {
  const cold = { tempC: 1, minTempC: 1, maxTempC: 1 }
  const twoDays = Array.from({ length: 48 }, (_, hour): WeatherStep => {
    const snowing = hour >= 18 && hour < 20 ? { rainMm: 1, snowMm: 1, weatherCode: 73 } : {}
    return { dt: midnight + hour * 3600, hours: 1, ...fine, ...cold, ...snowing }
  })
  const days = judgeForecast(twoDays, place, { ...farm, soilDeficitMm: 25 })
  const at = (hour: number) => days.flatMap((day) => day.steps)[hour]?.judgements.field_work
  expect(at(12)?.verdict).toBe('good')
  expect(at(36)).toMatchObject({ verdict: 'dont', reasons: [{ code: 'snow_lies' }] })
})

describe('snow and ice on leaves', () => {
  const thaw = (mm: number, until: number, frozen: Partial<WeatherStep>) =>
    hours(4, (hour) =>
      hour < until
        ? { tempC: -1, minTempC: -1, maxTempC: -1, rainMm: mm, pop: 0.9, ...frozen }
        : { tempC: 10, minTempC: 10, maxTempC: 10 },
    )

  test('J28 forbids spraying until fallen snow can have melted, however mild it becomes', () => {
    const snow = thaw(2, 8, { snowMm: 2, weatherCode: 73 })
    expect(sprayingAt(snow, 9)).toContain('snow_lies')
    expect(sprayingAt(snow, 12)).toContain('snow_lies')
    // 8 mm melt at 0.15 mm per hour and degree. The leaves then need two hours to dry.
    expect(sprayingAt(snow, 15)).toEqual(['careful', 'snow_melted'])
    expect(sprayingAt(snow, 16)).toEqual(['good'])
  })

  test('J28 treats freezing rain as ice on the leaves', () => {
    const ice = thaw(1, 8, { weatherCode: 66 })
    expect(sprayingAt(ice, 9)).toContain('snow_lies')
    expect(sprayingAt(ice, 11)).toEqual(['careful', 'snow_melted'])
    expect(sprayingAt(ice, 13)).toEqual(['good'])
  })
})
