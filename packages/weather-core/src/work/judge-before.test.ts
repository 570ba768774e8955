import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WeatherStep } from '../steps/weather-step.ts'
import { DEFAULT_RULES } from './farm/farm.ts'
import { type Job, judgeForecast, type PastWeather } from './judge-forecast.ts'
import { type Verdict, WORST_FIRST } from './verdict.ts'

const place = { latDeg: 52, lonDeg: 0, zone: 'Europe/London', offsetSeconds: 3600 }
/** 00:00 on 21 July in London. */
const MIDNIGHT = Date.UTC(2026, 6, 20, 23) / 1000
const NOON = 12
const dry: Omit<WeatherStep, 'dt'> = {
  hours: 1,
  tempC: 24,
  minTempC: 23,
  maxTempC: 25,
  humidityPct: 45,
  windKmh: 10,
  gustKmh: 14,
  rainMm: 0,
  pop: 0,
  cloudPct: 30,
  weatherCode: 2,
}
const hours = (from: number, until: number, change: Partial<WeatherStep> = {}) =>
  Array.from(
    { length: until - from },
    (_, i): WeatherStep => ({
      ...dry,
      dt: MIDNIGHT + (from + i) * 3600,
      ...change,
    }),
  )
const wetAt = (steps: WeatherStep[], hour: number, rainMm: number | undefined) =>
  steps.map((step) => (step.dt === MIDNIGHT + hour * 3600 ? { ...step, rainMm } : step))
const soil = { wettestMm: 25, driestMm: 25 }

/** Judgement of a job at 12:00, when the forecast begins. */
const atNoon = (work: Job, before: PastWeather, change?: Partial<WeatherStep>) => {
  const day = judgeForecast(hours(NOON, 72, change), place, DEFAULT_RULES, before)[0]
  const judged = day?.steps.find(({ step }) => step.dt === MIDNIGHT + NOON * 3600)?.judgements[work]
  return [judged?.verdict, ...(judged?.reasons.map(({ code }) => code) ?? [])]
}

describe('weather before the forecast starts', () => {
  const past = hours(-36, NOON)

  test('R3 judges combining and baling today only with data from before the forecast', () => {
    for (const work of ['harvest', 'hay'] as const) {
      expect(atNoon(work, { steps: past })).toEqual(['good'])
      expect(atNoon(work, {})).toEqual(['unknown', 'rain_before_unknown'])
      // 12 hours are too few to rule out a soaking, or to judge baling.
      expect(atNoon(work, { steps: hours(0, NOON) })).toEqual(['unknown', 'rain_before_unknown'])
    }
  })

  test('R3 treats rain before the forecast like rain in the forecast', () => {
    expect(atNoon('harvest', { steps: wetAt(past, 5, 1) })).toEqual(['dont', 'rain_before'])
    expect(atNoon('harvest', { steps: wetAt(past, -8, 6) })).toEqual(['dont', 'rain_before'])
    expect(atNoon('harvest', { steps: wetAt(past, -8, 1) })).toEqual(['good'])
    expect(atNoon('hay', { steps: wetAt(past, -8, 1) })).toEqual(['dont', 'rain_before'])
  })

  test('R3 cannot judge combining or baling when one past hour is missing', () => {
    const gap = past.filter(({ dt }) => dt !== MIDNIGHT + 3 * 3600)
    for (const steps of [wetAt(past, 3, undefined), gap, past.slice(0, -1)])
      for (const work of ['harvest', 'hay'] as const)
        expect(atNoon(work, { steps }).slice(0, 2)).toEqual(['unknown', 'rain_before_unknown'])
  })

  test('R4 judges field work based on the morning soil and the rain since midnight', () => {
    expect(atNoon('field_work', { steps: past, soil })).toEqual(['good'])
    expect(atNoon('field_work', { steps: wetAt(past, 7, 4), soil })).toEqual(['good'])
    expect(atNoon('field_work', { steps: wetAt(past, 7, 5), soil })).toEqual(['dont', 'rain_today'])
    // Twelve hours later, the soil value includes yesterday's rain.
    expect(atNoon('field_work', { steps: wetAt(past, -1, 5), soil })).toEqual(['good'])
    const wet = { wettestMm: 4, driestMm: 4 }
    expect(atNoon('field_work', { steps: past, soil: wet })).toEqual(['careful', 'soil_wet'])
    expect(atNoon('field_work', { steps: wetAt(past, 7, 4.5), soil: wet })).toEqual([
      'dont',
      'soil_saturated',
    ])
  })

  test('R4 keeps a field wet for half a day after evening rain, past midnight', () => {
    const clay = { ...DEFAULT_RULES, soil: 'clay', soilDeficitMm: 50, rainBeforeMm: 0 } as const
    const evening = (length: number) =>
      Array.from({ length: 48 / length }, (_, i): WeatherStep => {
        const hour = i * length
        return {
          ...dry,
          dt: MIDNIGHT + hour * 3600,
          hours: length,
          rainMm: hour >= 21 && hour < 24 ? 6 * length : 0,
        }
      })
    for (const length of [1, 3]) {
      const steps = judgeForecast(evening(length), place, clay).flatMap((day) => day.steps)
      const at = (hour: number) => {
        const judged = steps.find(({ step }) => step.dt === MIDNIGHT + hour * 3600)?.judgements.field_work
        return [judged?.verdict, ...(judged?.reasons.map(({ code, value }) => `${code} ${value}`) ?? [])]
      }
      expect(at(21)).toEqual(['dont', `rain_today ${6 * length}`])
      expect(at(24)).toEqual(['dont', 'rain_before 18'])
      expect(at(33)).toEqual(['dont', 'rain_before 18'])
      expect(at(36)).toEqual(['good'])
    }
  })

  test('R4 takes the farmer’s soil value as current, but keeps the surface wet after morning rain', () => {
    const wet = { steps: wetAt(past, 1, 6) }
    const at = (hour: number) => {
      const days = judgeForecast(
        hours(14, 72),
        place,
        { ...DEFAULT_RULES, soilDeficitMm: 20 },
        {
          steps: [...wet.steps, ...hours(NOON, 14)],
        },
      )
      const found = days.flatMap(({ steps }) => steps).find(({ step }) => step.dt === MIDNIGHT + hour * 3600)
      return found?.judgements.field_work.verdict
    }
    expect([14, 23, 24].map(at)).toEqual(['dont', 'dont', 'good'])
  })

  test('R4 judges field work only when the wet and dry estimates agree, and gives the reason', () => {
    expect(atNoon('field_work', { steps: past, soil: { wettestMm: 12, driestMm: 35 } })).toEqual(['good'])
    expect(atNoon('field_work', { steps: past, soil: { wettestMm: 2, driestMm: 35 } })).toEqual([
      'unknown',
      'soil_unsettled',
    ])
    expect(atNoon('field_work', { steps: past })).toEqual(['unknown', 'soil_unknown'])
    // This morning's rain still rules out field work.
    expect(atNoon('field_work', { steps: wetAt(past, 7, 5) })).toEqual(['dont', 'rain_today'])
  })

  test('R4 needs rain data for every hour since midnight to judge field work', () => {
    for (const steps of [undefined, hours(3, NOON), wetAt(past, 4, undefined)])
      expect(atNoon('field_work', { steps, soil })).toEqual(['unknown', 'rain_before_unknown'])
    expect(atNoon('field_work', { steps: hours(0, NOON), soil })).toEqual(['good'])
  })

  test('R4 counts rain in a long step that spans midnight as this morning’s rain', () => {
    const until = (hour: number) => hours(-36, hour)
    const over = (rainMm: number | undefined) => ({ ...dry, dt: MIDNIGHT - 2 * 3600, hours: 3, rainMm })
    const before = (rainMm: number | undefined) => ({
      steps: [...until(-2), over(rainMm), ...wetAt(hours(1, NOON), 7, 3)],
      soil,
    })
    expect(atNoon('field_work', before(1))).toEqual(['good'])
    expect(atNoon('field_work', before(2))).toEqual(['dont', 'rain_today'])
    expect(atNoon('field_work', before(undefined))).toEqual(['unknown', 'rain_before_unknown'])
    const evening = {
      steps: [...until(-3), { ...over(9), dt: MIDNIGHT - 3 * 3600 }, ...hours(0, NOON)],
      soil,
    }
    expect(atNoon('field_work', evening)).toEqual(['good'])
  })

  test('R5 does not judge hours before the forecast, and ignores unfinished past steps', () => {
    const days = judgeForecast(hours(NOON, 40), place, DEFAULT_RULES, { steps: past, soil })
    expect(days.flatMap(({ steps }) => steps.map(({ step }) => step))).toEqual(hours(NOON, 40))
    const over = [
      ...past,
      ...hours(NOON, 20, { rainMm: 9 }),
      { ...dry, dt: MIDNIGHT + 11.5 * 3600, rainMm: 9 },
    ]
    expect(judgeForecast(hours(NOON, 40), place, DEFAULT_RULES, { steps: over, soil })).toEqual(days)
    expect(judgeForecast([], place, DEFAULT_RULES, { steps: past, soil })).toEqual([])
  })

  const rank = (verdict: Verdict | undefined) => WORST_FIRST.indexOf(verdict ?? 'unknown')
  test('R6 never improves a verdict when a past value is missing', () => {
    const mm = fc.constantFrom(0, 0, 0, 0.3, 3, 8)
    fc.assert(
      fc.property(
        fc.array(mm, { minLength: 48, maxLength: 48 }),
        fc.nat({ max: 47 }),
        fc.integer({ min: -10, max: 40 }),
        (rain, at, deficit) => {
          const steps = rain.map(
            (rainMm, i): WeatherStep => ({ ...dry, dt: MIDNIGHT + (i - 36) * 3600, rainMm }),
          )
          const less = steps.map((step, i) => (i === at ? { ...step, rainMm: undefined } : step))
          const start = { wettestMm: deficit, driestMm: deficit }
          const judge = (before: PastWeather) => judgeForecast(hours(NOON, 40), place, DEFAULT_RULES, before)
          const whole = judge({ steps, soil: start })
          for (const before of [
            { steps: less, soil: start },
            { steps: steps.toSpliced(at, 1), soil: start },
            { steps },
          ])
            judge(before).forEach((day, d) => {
              day.steps.forEach(({ judgements }, i) => {
                for (const work of ['harvest', 'hay', 'field_work'] as const) {
                  const was = whole[d]?.steps[i]?.judgements[work].verdict
                  const is = judgements[work].verdict
                  // A verdict may become unknown, but never better.
                  expect(is === 'unknown' || rank(is) <= rank(was), `${work}: ${was}, then ${is}`).toBe(true)
                }
              })
            })
        },
      ),
    )
  })
})
