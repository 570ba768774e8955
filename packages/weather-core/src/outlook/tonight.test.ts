import { checkRows } from '@smart-farming/vectors/check-rows'
import { describe, expect, test } from 'vitest'
import type { WeatherStep } from '../steps/weather-step.ts'
import { judgeForecast } from '../work/judge-forecast.ts'
import { createDayStatements } from './day-statement.ts'
import { findAlertOutlook } from './outlook.ts'
import { createTonightStatement } from './tonight.ts'

const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
/** Friday. */
const midnight = Date.parse('2025-01-10T00:00:00Z') / 1000
const at = (hour: number) => midnight + hour * 3600
const MILD = { tempC: 9, minTempC: 9, humidityPct: 70, windKmh: 10, gustKmh: 20, rainMm: 0, snowMm: 0 }
/** A frost around midnight. The air is coldest at 01:00 on Saturday, the ground at 05:00. */
const COLD: Readonly<Record<number, Partial<WeatherStep>>> = {
  22: { tempC: -0.5, cloudPct: 100 },
  25: { tempC: -1.2, cloudPct: 100 },
  29: { tempC: 0.3, cloudPct: 0, windKmh: 0 },
}
const all: WeatherStep[] = Array.from({ length: 96 }, (_, hour) => {
  const cold = COLD[hour] ?? {}
  const air = { ...MILD, pop: 0, cloudPct: 90, weatherCode: 3, ...cold }
  return { dt: at(hour), hours: 1, ...air, minTempC: air.tempC }
})
const tonight = (now: number) => createTonightStatement(judgeForecast(all.slice(now), place), place)

describe('statement for tonight', () => {
  test('T4 describes tonight as one night at any hour, with air and ground frost separate', () =>
    checkRows([12, 16, 21, 23, 24], (now) => {
      expect(tonight(now)?.frost).toEqual({
        air: { tempC: -1.2, atDt: at(25), isHard: false },
        ground: { tempC: expect.closeTo(-3.2), atDt: at(29) },
        unknownHours: false,
      })
    }))

  test('T4 describes only the remaining hours of a night in progress', () => {
    expect(tonight(26)?.frost).toEqual({
      ground: { tempC: expect.closeTo(-3.2), atDt: at(29) },
      unknownHours: false,
    })
    expect(tonight(30)?.frost).toBeUndefined()
  })

  test('T4 shows tonight first from 16:00 or sunset until sunrise, then omits it until noon', () => {
    expect([12, 15, 16, 23, 30].map((now) => tonight(now)?.isNow)).toEqual([false, false, true, true, true])
    expect([9, 11].map(tonight)).toEqual([undefined, undefined])
  })

  test('T4 does not repeat tonight’s frost in the statement for the same day', () => {
    const [friday, saturday] = createDayStatements(judgeForecast(all.slice(17), place), place)
    expect(friday?.tonight?.frost?.air?.tempC).toBe(-1.2)
    expect(friday?.frost).toBeUndefined()
    expect(saturday?.tonight).toBeUndefined()
    expect(saturday?.frost?.air?.tempC).toBe(-1.2)
  })

  test('T4 excludes colder hours after sunrise from tonight, and still lists its frost alert first', () => {
    // -1 °C at 05:00, and -1.5 °C from 09:00. Sunrise is at 08:15.
    const cold: WeatherStep[] = Array.from({ length: 90 }, (_, i) => {
      const tempC = i === 11 ? -1 : i < 15 ? 0.5 : i < 19 ? -1.5 : 6
      const ends = [tempC, i === 10 ? -1 : i === 14 ? -1.5 : tempC]
      const air = {
        tempC,
        minTempC: Math.min(...ends),
        cloudPct: 100,
        windKmh: 20,
        gustKmh: i === 60 ? 75 : 25,
      }
      return { dt: at(18 + i), hours: 1, ...MILD, pop: 0, weatherCode: 3, ...air }
    })
    expect(createTonightStatement(judgeForecast(cold, place), place)).toMatchObject({
      frost: { air: { tempC: -1, atDt: at(29) } },
      lowest: { tempC: -1, atDt: at(29) },
    })
    expect(findAlertOutlook(cold, place).found[0]).toMatchObject({ kind: 'frost', id: 'frost:2025-01-10' })
  })

  test('T4 reports a possible frost when the forecast ends before the night does', () => {
    const short = judgeForecast(all.slice(14, 20), place)
    expect(createTonightStatement(short, place)?.frost).toEqual({ unknownHours: true })
  })

  test('T4 sets the night by the clock where the sun does not rise or set', () => {
    const tromso = { latDeg: 69.65, lonDeg: 18.96, zone: 'Europe/Oslo', offsetSeconds: 3600 }
    const told = createTonightStatement(judgeForecast(all.slice(14), tromso), tromso)
    expect(told?.frost?.air).toEqual({ tempC: -1.2, atDt: at(25), isHard: false })
  })

  test('T4 reports an all-day frost with its coldest hour, not as tonight’s frost', () => {
    const icy = all.map((step, hour) => {
      const tempC = hour === 14 ? -1 : hour === 3 ? -7 : -4
      return { ...step, tempC, minTempC: tempC }
    })
    const [friday, saturday] = createDayStatements(judgeForecast(icy, place), place)
    expect(friday?.frost).toMatchObject({ allDay: true, air: { tempC: -7, atDt: at(3) } })
    expect(saturday?.frost).toMatchObject({ allDay: true, air: { tempC: -4 } })
    const thaw = icy.map((step, hour) =>
      hour === 14 || hour === 15 ? { ...step, tempC: 0.5, minTempC: 0.5 } : step,
    )
    expect(createDayStatements(judgeForecast(thaw, place), place)[0]?.frost?.allDay).toBeUndefined()
  })

  test('T4 reports frost for the rest of a day without a thaw, alongside a harder frost tonight', () => {
    const frozen = (hour: number) => (hour >= 24 && hour < 30 ? -7 : -2)
    const icy = all.map((step, hour) => ({ ...step, tempC: frozen(hour), minTempC: frozen(hour) }))
    const seen = (now: number, steps = icy) =>
      createDayStatements(judgeForecast(steps.slice(now), place), place)[0]
    expect(seen(12)?.frost).toMatchObject({ restOfDay: true, air: { tempC: -2 } })
    expect(seen(12)?.tonight?.frost?.air?.tempC).toBe(-7)
    expect(seen(12)?.tonightSaid).toBeUndefined()
    // Before sunrise, the current night is part of the day.
    expect(seen(5)).toMatchObject({ frost: { restOfDay: true }, tonightSaid: true })
    // In the evening only the night is reported. A forecast that ends early cannot cover the rest
    // of the day.
    expect(seen(19)?.frost).toBeUndefined()
    expect(seen(12, icy.slice(0, 20))?.frost?.restOfDay).toBeUndefined()
    const thaw = icy.map((step, hour) => (hour === 15 ? { ...step, tempC: 0.5, minTempC: 0.5 } : step))
    expect(seen(12, thaw)?.frost?.restOfDay).toBeUndefined()
  })

  test('T4 gives the first hour of thunder from the weather code', () => {
    const stormy = all.map((step, hour) => (hour >= 38 && hour < 41 ? { ...step, weatherCode: 95 } : step))
    const told = createDayStatements(judgeForecast(stormy, place), place)
    expect(told.map(({ thunderDt }) => thunderDt)).toEqual([undefined, at(38), undefined, undefined])
  })

  test('O6 puts tonight’s frost first in the evening, and the worst event first during the day', () => {
    const stormy = all.map((step, hour) => (hour === 60 ? { ...step, gustKmh: 120 } : step))
    const first = (now: number) =>
      findAlertOutlook(stormy.slice(now), place, {}, stormy.slice(0, now)).found[0]
    expect(first(13)?.kind).toBe('gusts')
    expect(first(17)).toMatchObject({ kind: 'frost', value: -1.2, atDt: at(25), ground: { atDt: at(29) } })
    expect(first(24)?.kind).toBe('frost')
    expect(first(34)?.kind).toBe('gusts')
  })

  test.each([
    ['29 mm of snow', { tempC: -6, minTempC: -6, rainMm: 2.9, snowMm: 2.9, weatherCode: 75 }, 'heavy_snow'],
    ['ice', { tempC: -1, minTempC: -1, rainMm: 1, snowMm: 0, weatherCode: 66 }, 'freezing_rain'],
    ['a storm', { tempC: -6, minTempC: -6, gustKmh: 120 }, 'gusts'],
    ['a breeze', { tempC: -6, minTempC: -6, gustKmh: 62 }, 'frost'],
  ] as const)(
    'O6 puts the night’s worst event first, both by day and in the evening: %s',
    (_, weather, kind) => {
      const ahead = all.map((step, hour) => (hour >= 18 && hour < 28 ? { ...step, ...weather } : step))
      for (const now of [13, 17, 21])
        expect(findAlertOutlook(ahead.slice(now), place, {}, ahead.slice(0, now)).found[0]?.kind).toBe(kind)
    },
  )
})
