import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { DEFAULT_RULES } from '../farm/farm.ts'
import { type Job, judgeForecast } from '../judge-forecast.ts'

const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
const midnight = Date.parse('2025-05-10T23:00:00Z') / 1000
const fine = {
  humidityPct: 50,
  windKmh: 12,
  gustKmh: 18,
  rainMm: 0,
  snowMm: 0,
  snowDepthM: 0,
  pop: 0.05,
  cloudPct: 80,
  weatherCode: 3,
}
const THAW = 36
const DAYS = 5

/** Snow in the first hour, cold until noon of the second day, then warm. */
const thaw = (mm: number, change: (hour: number) => Partial<WeatherStep> = () => ({}), length = 1) =>
  Array.from({ length: (DAYS * 24) / length }, (_, i): WeatherStep => {
    const hour = i * length
    const tempC = hour < THAW ? 1 : 22
    const snow = hour === 0 ? { rainMm: mm, snowMm: mm, pop: 0.9, weatherCode: 73 } : {}
    const air = { tempC, minTempC: tempC, maxTempC: tempC }
    return { dt: midnight + hour * 3600, hours: length, ...fine, ...air, ...snow, ...change(hour) }
  })

const KINDEST_LAST: readonly unknown[] = ['dont', 'unknown', 'careful', 'good']

const judged = (work: Job, steps: readonly WeatherStep[], soil: 'light' | 'clay' = 'light') => {
  const farm = { ...DEFAULT_RULES, rainBeforeMm: 0, soilDeficitMm: 30, soil }
  const all = judgeForecast(steps, place, farm).flatMap((day) => day.steps)
  return (hour: number) => {
    const { verdict, reasons } =
      all.find(({ step }) => step.dt === midnight + hour * 3600)?.judgements[work] ?? {}
    return [
      verdict,
      ...(reasons ?? []).map(({ code, fall, value }) => [code, fall, value].filter(Boolean).join(' ')),
    ]
  }
}

// 6 mm of snow melt at 3.3 mm an hour at 22 °C (0.15 mm per hour and degree), in two hours.
const GONE = THAW + 2

test('J29 delays combining after snowmelt: a day after much snow, half a day after little', () => {
  const much = judged('harvest', thaw(6))
  expect(much(THAW + 1)[1]).toMatch(/^snow_lies/)
  expect(much(GONE)).toEqual(['dont', 'snow_melted 6'])
  // From then on the reason is the soaking by meltwater, until the crop has dried.
  expect(much(GONE + 23)).toEqual(['dont', 'rain_soaked snow 6'])
  expect(much(GONE + 24)).toEqual(['good'])
  const little = judged('harvest', thaw(3))
  expect(little(THAW + 1)).toEqual(['dont', 'snow_melted 3'])
  expect(little(THAW + 1 + 12)).toEqual(['good'])
})

test('J12 delays baling for a day after snowmelt', () => {
  const baling = judged('hay', thaw(3))
  expect(baling(THAW + 1)).toEqual(['dont', 'snow_melted 3'])
  expect(baling(THAW + 1 + 23)[0]).toBe('dont')
  expect(baling(THAW + 1 + 24)).toEqual(['good'])
})

test('J28 keeps leaves wet for two hours after the last snow has melted', () => {
  const spraying = judged('spraying', thaw(6))
  expect(spraying(GONE - 1)[0]).toBe('dont')
  expect(spraying(GONE)).toEqual(['careful', expect.stringMatching(/^snow_melted/)])
  expect(spraying(GONE + 1)[0]).toBe('careful')
  expect(spraying(GONE + 2)).toEqual(['good'])
})

test('J15 stops field work on the day of snowmelt, on clay even after less snow, and wets the soil', () => {
  const field = judged('field_work', thaw(6))
  expect(field(GONE)).toEqual(['dont', 'snow_melted 6'])
  expect(field(48)).toEqual(['dont', 'snow_melted 6'])
  expect(field(GONE + 12)).toEqual(['good'])
  expect(judged('field_work', thaw(3))(GONE)).toEqual(['good'])
  expect(judged('field_work', thaw(3), 'clay')(GONE)).toEqual(['dont', 'snow_melted 3'])
  // After 25 mm, 5 mm of the soil's 30 mm deficit remain, until the sun dries it.
  expect(judged('field_work', thaw(25))(48)[0]).not.toBe('good')
})

test('J29 adds rain on melting snow to the meltwater', () => {
  const rain = judged(
    'harvest',
    thaw(3, (hour) => (hour === THAW + 1 ? { rainMm: 3, pop: 0.9, weatherCode: 61 } : {})),
  )
  expect(rain(THAW + 3)).toEqual(['dont', 'rain_before mixed 6'])
})

test('J29 cannot judge combining after unknown precipitation that may have been snow', () => {
  const hole = thaw(0, (hour) => (hour === 0 ? { rainMm: undefined, snowMm: undefined } : {}))
  const combining = judged('harvest', hole)
  expect(combining(THAW)[0]).toBe('unknown')
  expect(combining(THAW + 4)).toEqual(['unknown', 'rain_before_unknown'])
  expect(combining(THAW + 36)).toEqual(['good'])
})

test('J29 never gives a three-hour step a better verdict than its hours during snowmelt', () => {
  for (const work of ['spraying', 'harvest', 'hay', 'field_work'] as const) {
    const [hours, long] = [
      judged(work, thaw(6)),
      judged(
        work,
        thaw(6, () => ({}), 3),
      ),
    ]
    for (let hour = 0; hour < (DAYS - 1) * 24; hour += 3)
      if (long(hour)[0] === 'good')
        for (const each of [0, 1, 2]) expect(hours(hour + each)[0], `${work} ${hour + each}`).toBe('good')
  }
})

test('J29 never improves a verdict when a snow or thaw value is missing', () => {
  const hourly = fc.record({
    at: fc.nat({ max: 60 }),
    name: fc.constantFrom('rainMm', 'snowMm', 'tempC', 'weatherCode'),
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), hourly, fc.nat({ max: 30 }), (mm, { at, name }, again) => {
      const whole = thaw(mm, (hour) => (hour === again ? { rainMm: 1, snowMm: 1, weatherCode: 73 } : {}))
      const less = whole.map((step, i) => (i === at ? { ...step, [name]: undefined } : step))
      for (const work of ['spraying', 'harvest', 'hay', 'field_work'] as const) {
        const [was, is] = [judged(work, whole), judged(work, less)]
        for (let hour = THAW; hour < 3 * 24; hour += 1) {
          const told = `${work} ${hour}: ${was(hour)}, then ${is(hour)}`
          const isKinder = KINDEST_LAST.indexOf(is(hour)[0]) > KINDEST_LAST.indexOf(was(hour)[0])
          expect(isKinder && is(hour)[0] !== 'unknown', told).toBe(false)
        }
      }
    }),
    { numRuns: 30 },
  )
})
