import { describe, expect, test } from 'vitest'
import { mowingDays } from '../field/hay-window.ts'
import { findFrostNights } from './frost-nights.ts'
import { createHayDays } from './hay-days.ts'
import type { WeatherStep } from './weather-step.ts'

const STEP_SECONDS = 10_800

const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
const steps = (from: string, count: number, change: (i: number) => Partial<WeatherStep> = () => ({})) =>
  Array.from(
    { length: count },
    (_, i): WeatherStep => ({
      dt: Date.parse(from) / 1000 + i * STEP_SECONDS,
      tempC: 8,
      humidityPct: 60,
      windKmh: 4,
      rainMm: 0,
      pop: 0.1,
      cloudPct: 10,
      ...change(i),
    }),
  )

describe('nights ahead', () => {
  const night = (change: (i: number) => Partial<WeatherStep>) =>
    findFrostNights(steps('2025-01-10T12:00:00Z', 8, change), place)

  test('I6 names a night by its evening, with its lowest temperatures and hours of frost', () => {
    // 3 °C at 18:00, 0 at midnight, -3 at 03:00 and 06:00, 3 at 09:00.
    const temps = [8, 6, 3, 2, 0, -3, -3, 3]
    const nights = night((i) => ({ tempC: temps[i], windKmh: 0, cloudPct: 0 }))
    expect(nights).toEqual([
      {
        key: '2025-01-10',
        lowestC: -3,
        lowestDt: Date.parse('2025-01-11T03:00:00Z') / 1000,
        groundC: -6.5,
        risk: { known: true, value: 'severe' },
        hoursBelow: 8,
        whole: true,
      },
    ])
  })

  test('I6 counts a night from sunset to sunrise, in winter and in summer', () => {
    // At 15:00 the sun is up. The frost is at 17:00, after sunset.
    const early = findFrostNights(
      Array.from({ length: 30 }, (_, i) => ({
        ...steps('2025-01-10T12:00:00Z', 1)[0],
        dt: Date.parse('2025-01-10T12:00:00Z') / 1000 + i * 3600,
        hours: 1,
        tempC: i === 5 ? -1 : 4,
      })),
      place,
    )
    expect(early[0]).toMatchObject({ key: '2025-01-10', lowestC: -1, whole: true })
    const june = findFrostNights(
      Array.from({ length: 30 }, (_, i) => ({
        ...steps('2025-06-10T12:00:00Z', 1)[0],
        dt: Date.parse('2025-06-10T12:00:00Z') / 1000 + i * 3600,
        hours: 1,
        tempC: i === 7 ? -1 : 4,
      })),
      place,
    )
    // It is still light at 20:00 in June.
    expect(june[0]).toMatchObject({ key: '2025-06-10', lowestC: 4 })
  })

  test('I6 uses the minimum temperature of each step, and marks a partial night', () => {
    const [first] = findFrostNights(
      steps('2025-01-10T03:00:00Z', 2, (i) => (i === 1 ? { minTempC: -1 } : {})),
      place,
    )
    expect(first).toMatchObject({ key: '2025-01-09', lowestC: -1, whole: false })
  })

  test('I6 leaves the ground unknown without cloud data, and lists no night without temperatures', () => {
    expect(night(() => ({ tempC: 4, cloudPct: undefined }))[0]).toMatchObject({
      groundC: undefined,
      risk: { known: false },
    })
    expect(night(() => ({ tempC: undefined }))).toEqual([])
  })
})

describe('days for mowing', () => {
  const june = (change: (i: number) => Partial<WeatherStep> = () => ({})) =>
    createHayDays(
      steps('2025-06-10T00:00:00Z', 40, (i) => ({ tempC: 22, humidityPct: 50, ...change(i) })),
      place,
    )

  test('I7 gives each mowing day its rain, daylight chance, drying power and best afternoon', () => {
    const [, day] = june((i) => ({ tempC: 15 + (i % 8), minTempC: 15 + (i % 8), maxTempC: 16 + (i % 8) }))
    expect(day).toMatchObject({ key: '2025-06-11', rainMm: 0, daylightPop: 0.1 })
    expect(day?.et0Mm).toBeGreaterThan(3)
    expect(day?.afternoonMoisturePct).toBeCloseTo(13, 1)
  })

  test('I7 gives no drying power when any of its inputs is missing', () => {
    const whole = (i: number) => ({ tempC: 15 + (i % 8), minTempC: 14, maxTempC: 23 })
    expect(june(whole)[1]?.et0Mm).toBeDefined()
    for (const name of ['minTempC', 'maxTempC', 'humidityPct', 'windKmh', 'cloudPct'])
      expect(june((i) => ({ ...whole(i), ...(i === 12 && { [name]: undefined }) }))[1]?.et0Mm).toBeUndefined()
  })

  test('I7 counts a shower in the daylight chance of rain only when it falls by day', () => {
    // In summer time the first step of the day begins at 01:00, in the dark.
    expect(june((i) => (i % 8 === 0 ? { pop: 0.9 } : {}))[1]?.daylightPop).toBe(0.1)
    expect(june((i) => (i % 8 === 4 ? { pop: 0.9 } : {}))[1]?.daylightPop).toBe(0.9)
  })

  test('I7 uses the best afternoon hour, and no hour outside the afternoon', () => {
    // Steps begin every 3 hours from 01:00 local time, so those at 13:00 and 16:00 are in the
    // afternoon.
    const humidity = [30, 30, 30, 30, 70, 50, 30, 30]
    const [, day] = june((i) => ({ tempC: 21.1, humidityPct: humidity[i % 8] }))
    expect(day?.afternoonMoisturePct).toBeCloseTo(13, 1)
  })

  test('I7 Y2 forbids mowing on lying or melting snow, and does not allow it if snow is unknown', () => {
    const dry = (bend: Partial<WeatherStep>) => (i: number) => ({
      ...{ tempC: 15 + (i % 8), minTempC: 15 + (i % 8), maxTempC: 16 + (i % 8), humidityPct: 30, ...bend },
    })
    const mow = (bend: Partial<WeatherStep>, first: Partial<WeatherStep> = {}) =>
      mowingDays(june((i) => ({ ...dry(bend)(i), ...(i === 0 && first) })))[0]?.mow
    expect(mow({ snowDepthM: 0 })).toEqual({ known: true, value: true })
    expect(mow({}, { snowDepthM: 0.2 })).toEqual({ known: true, value: false })
    const cold = june(() => ({ tempC: 4, minTempC: 3, maxTempC: 5, humidityPct: 30 }))
    expect(cold[0]?.snow).toMatchObject({ known: false, reason: { inputs: ['snowDepthM'] } })
    expect(mowingDays(cold).every((day) => !day.mow.known || !day.mow.value)).toBe(true)
  })

  test('I7 leaves a day’s rain unknown when one step lacks it, and mowing too', () => {
    const days = june((i) => (i === 12 ? { rainMm: undefined } : {}))
    expect(days[1]?.rainMm).toBeUndefined()
    expect(mowingDays(days)[0]?.mow.known).toBe(false)
  })
})
