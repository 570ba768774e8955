import { describe, expect, test } from 'vitest'
import { createDayStatement } from '../outlook/day-statement.ts'
import { knownValue } from '../result.ts'
import { judgeForecast } from '../work/judge-forecast.ts'
import { dayIndicators } from './day-indicators.ts'
import { dayEt0, dayExtremes } from './day-weather.ts'
import { hourlyAir } from './hourly-air.ts'
import { stepsInOrder } from './local-days.ts'
import { stepEnd, stepHours, type WeatherStep, weatherStep } from './weather-step.ts'

const STEP_SECONDS = 10_800

const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
const start = Date.parse('2025-01-10T00:00:00Z') / 1000
const mild = { tempC: 12, humidityPct: 90, windKmh: 10, cloudPct: 50, rainMm: 0 }
const day = (change: (i: number) => Partial<WeatherStep> = () => ({}), count = 8) =>
  Array.from(
    { length: count },
    (_, i): WeatherStep => ({
      dt: start + i * STEP_SECONDS,
      tempC: 12,
      humidityPct: 90,
      windKmh: 10,
      cloudPct: 50,
      rainMm: 0,
      ...change(i),
    }),
  )

describe('forecast steps', () => {
  test('I1 converts a forecast entry to a step, with wind in km/h and snow included in the rain', () => {
    const full = {
      dt: 5,
      main: { temp: 1, temp_min: 0, temp_max: 2, humidity: 80, dew_point: -2 },
      wind: { speed: 10, gust: 15 },
      clouds: { all: 40 },
      pop: 0.4,
      rain: { '3h': 1.5 },
      snow: { '3h': 0.5 },
    }
    expect(weatherStep(full)).toEqual({
      dt: 5,
      tempC: 1,
      minTempC: 0,
      maxTempC: 2,
      humidityPct: 80,
      dewPointC: -2,
      windKmh: 36,
      gustKmh: 54,
      rainMm: 2,
      snowMm: full.snow['3h'],
      pop: 0.4,
      cloudPct: 40,
    })
    const bare = weatherStep({ dt: 5, main: { temp: 1 } })
    expect(Object.entries(bare).filter(([, value]) => value !== undefined)).toEqual([
      ['dt', 5],
      ['tempC', 1],
    ])
    const cold = { dt: 5, main: { temp: 1 } }
    expect(weatherStep({ ...cold, rain: { '3h': 0 }, snow: { '3h': 2 } }).rainMm).toBe(2)
    expect(weatherStep({ ...cold, rain: { '3h': 0 }, snow: { '3h': 0 } }).rainMm).toBe(0)
  })

  test('I1 gives no total when only rain or only snow is known', () => {
    for (const part of [{ rain: { '3h': 0 } }, { snow: { '3h': 0 } }, { snow: { '3h': 2 } }])
      expect(weatherStep({ dt: 5, main: { temp: 1 }, ...part }).rainMm).toBeUndefined()
  })

  test('I8 makes a six-hour step when rain is known only for six hours', () => {
    const long = weatherStep({ dt: 0, main: { temp: 1 }, precipitation_6h: 4 })
    expect([long.rainMm, stepEnd(long)]).toEqual([4, 21_600])
    const fallen = { rain: { '3h': 1 }, snow: { '3h': 0 } }
    const fine = weatherStep({ dt: 0, main: { temp: 1 }, ...fallen, precipitation_6h: 4 })
    expect([fine.rainMm, stepEnd(fine)]).toEqual([1, 10_800])
  })

  test('I8 treats four six-hour steps as a whole day, with hourly air values and total rain', () => {
    const long = [0, 2, 4, 6].map(
      (i): WeatherStep => ({
        ...mild,
        dt: start + i * STEP_SECONDS,
        hours: 6,
        tempC: 10 + i,
        rainMm: 1,
      }),
    )
    expect(dayExtremes(long)).toEqual({ known: true, value: { maxTempC: 16, minTempC: 10 } })
    expect(knownValue(dayEt0('2025-01-10', long, place))?.method).toBe('penman_monteith')
    expect(
      hourlyAir(long)
        .map(({ tempC }) => tempC)
        .slice(5, 8),
    ).toEqual([expect.closeTo(11.67, 2), 12, expect.closeTo(12.33, 2)])
    const [judged] = judgeForecast(long, place)
    expect(judged).toMatchObject({ complete: true, rainMm: { known: true, value: 4 } })
    expect(judged?.windows.spraying.map(({ startDt, endDt }) => endDt - startDt)).toEqual([86_400])
  })
})

describe('steps in order', () => {
  test('I10 fills a gap between steps with unknown steps, but adds none before or after', () => {
    const steps = [day()[0], day()[4], { ...mild, dt: start + 5.5 * STEP_SECONDS }].flatMap(
      (step) => step ?? [],
    )
    expect(
      stepsInOrder(steps).map((step) => [(step.dt - start) / STEP_SECONDS, stepHours(step), step.tempC]),
    ).toEqual([
      [0, 3, 12],
      [1, 3, undefined],
      [2, 3, undefined],
      [3, 3, undefined],
      [4, 3, 12],
      [5, 1.5, undefined],
      [5.5, 3, 12],
    ])
  })

  test('I10 does not call a day with a gap dry or good for a job', () => {
    const dry = { pop: 0, gustKmh: 12, minTempC: 12, humidityPct: 60 }
    const [judged] = judgeForecast(day(() => dry).toSpliced(4, 1), place)
    expect(judged?.rainMm).toMatchObject({ known: false })
    expect(judged?.steps[4]?.judgements.spraying.verdict).toBe('unknown')
    expect(judged && createDayStatement(judged, place)).toMatchObject({
      rain: { kind: 'unknown' },
      frost: { unknownHours: true },
    })
  })
})

describe('hours between steps', () => {
  test('I2 interpolates temperature and dew point linearly, and derives humidity from them', () => {
    const hours = hourlyAir([
      { dt: 0, tempC: 10, dewPointC: 10 },
      { dt: STEP_SECONDS, tempC: 16, dewPointC: 7 },
    ])
    expect(hours.map(({ tempC }) => tempC)).toEqual([10, 12, 14, 16, 16, 16])
    expect(hours[1]?.dewPointC).toBeCloseTo(9, 6)
    expect(hours[0]?.humidityPct).toBeCloseTo(100, 6)
    expect(hours[1]?.humidityPct).toBeCloseTo(81.8, 0)
  })

  test('I2 does not interpolate across a gap, or fill in missing humidity', () => {
    const hours = hourlyAir([
      { dt: 0, tempC: 10 },
      { dt: 4 * STEP_SECONDS, tempC: 20 },
    ])
    expect(hours.map(({ tempC }) => tempC)).toEqual([10, 10, 10, 20, 20, 20])
    expect(hours.every(({ humidityPct }) => humidityPct === undefined)).toBe(true)
  })
})

describe('daily values', () => {
  test('I3 needs seven steps for daily extremes, and takes the extremes within each step', () => {
    const steps = day((i) => ({ tempC: i, ...(i === 3 ? { minTempC: -2, maxTempC: 11 } : {}) }))
    expect(dayExtremes(steps)).toEqual({ known: true, value: { maxTempC: 11, minTempC: -2 } })
    expect(dayExtremes(steps.slice(2)).known).toBe(false)
  })

  test('I4 falls back to temperature for ET0 when humidity, wind or cloud is missing', () => {
    const method = (steps: WeatherStep[]) => knownValue(dayEt0('2025-01-10', steps, place))?.method
    const swing = (i: number) => ({ tempC: 8 + i })
    expect(method(day(swing))).toBe('penman_monteith')
    for (const name of ['humidityPct', 'windKmh', 'cloudPct'])
      expect(method(day((i) => ({ ...swing(i), [name]: undefined })))).toBe('temperature_only')
    expect(dayEt0('2025-01-10', day(swing, 6), place).known).toBe(false)
  })

  test('I5 reports blight pressure after two damp, mild days, and leaves a partial day unknown', () => {
    const days = dayIndicators(
      day(() => ({}), 20),
      place,
    )
    expect(days.map(({ blight }) => knownValue(blight))).toEqual(['one_day', 'met', undefined])
    expect(days.map(({ humidHours }) => knownValue(humidHours))).toEqual([24, 24, undefined])
    expect(days.map(({ blightSeverity }) => knownValue(blightSeverity))).toEqual([4, 4, undefined])
  })

  test('I5 gives the reason why a day without humidity has no blight pressure or THI', () => {
    const [only] = dayIndicators(
      day(() => ({ humidityPct: undefined })),
      place,
    )
    expect(only?.blight).toMatchObject({ known: false, reason: { inputs: ['tempC', 'humidityPct'] } })
    expect(only?.thi.known).toBe(false)
    expect(only && knownValue(only.chillHours)).toBe(0)
  })

  test('I5 gives a winter day’s chill hours and UV index', () => {
    const [only] = dayIndicators(
      day(() => ({ tempC: 5 })),
      place,
    )
    expect(only && knownValue(only.chillHours)).toBe(24)
    expect(only?.uvIndex).toBeGreaterThan(0)
    expect(only?.uvIndex).toBeLessThan(1)
  })
})
