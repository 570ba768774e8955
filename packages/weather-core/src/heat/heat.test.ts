import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { known, knownValue, type Maybe, unknown } from '../result.ts'
import { apparentTemperature, wbgtEstimate, workHeat } from './apparent-temperature.ts'
import { cattleStress, cattleStressDays, dairyThi, type ThiDay, thiDay } from './dairy-thi.ts'
import { heatIndex, heatIndexClass } from './heat-index.ts'
import { windChill } from './wind-chill.ts'

const warm = fc.double({ min: 15, max: 40, noNaN: true })
const humidity = fc.double({ min: 10, max: 95, noNaN: true })
const value = (result: Maybe<number>) => knownValue(result) ?? Number.NaN

describe('heat stress in cattle', () => {
  test('H1 raises the THI with temperature and humidity, within 0.3 of Thom’s formula', () => {
    fc.assert(
      fc.property(warm, humidity, (tempC, humidityPct) => {
        const thi = value(dairyThi({ tempC, humidityPct }))
        expect(value(dairyThi({ tempC: tempC + 1, humidityPct }))).toBeGreaterThan(thi)
        expect(value(dairyThi({ tempC, humidityPct: humidityPct + 1 }))).toBeGreaterThan(thi)
        const thom = 0.8 * tempC + (humidityPct / 100) * (tempC - 14.4) + 46.4
        expect(Math.abs(thi - thom)).toBeLessThan(0.3)
      }),
    )
  })

  test('H2 classifies cattle stress by THI', () =>
    checkRows(
      [
        [67.9, 'none'],
        [68, 'mild'],
        [72, 'moderate'],
        [80, 'severe'],
        [90, 'extreme'],
      ] as const,
      ([thi, stress]) => {
        expect(cattleStress(thi)).toBe(stress)
      },
    ))

  test('H3 counts the hours of heat stress in a day, and the cool hours for recovery', () => {
    const hours = [...Array(6).fill(64), ...Array(10).fill(70), ...Array(8).fill(75)].map((thi) =>
      known<number>(thi),
    )
    expect(knownValue(thiDay(hours))).toEqual({
      highest: 75,
      mean: (6 * 64 + 10 * 70 + 8 * 75) / 24,
      hoursFromMild: 18,
      hoursFromModerate: 8,
      hoursFromSevere: 0,
      recovers: true,
    })
    expect(knownValue(thiDay(hours.slice(1)))?.recovers).toBe(false)
    expect(thiDay([known(70), unknown('missing', { inputs: ['humidityPct'] })])).toEqual(
      unknown('missing', { inputs: ['humidityPct'] }),
    )
    expect(thiDay([]).known).toBe(false)
  })

  test('H4 raises cattle stress by one class after two hot days, unless an unknown day intervenes', () => {
    const day = (highest: number, mean: number): Maybe<ThiDay> =>
      known({ highest, mean, hoursFromMild: 0, hoursFromModerate: 0, hoursFromSevere: 0, recovers: false })
    const stress = (days: Maybe<ThiDay>[]) => cattleStressDays(days).map((result) => knownValue(result))
    const hot = day(78, 73)
    expect(stress([hot, hot, hot, day(60, 55)])).toEqual(['moderate', 'moderate', 'severe', 'none'])
    expect(stress([hot, unknown('missing'), hot])).toEqual(['moderate', undefined, 'moderate'])
  })
})

describe('heat and cold for people', () => {
  test('H5 uses the temperature as heat index below 27 °C, and raises it with humidity above', () => {
    expect(value(heatIndex({ tempC: 20, humidityPct: 90 }))).toBe(20)
    fc.assert(
      fc.property(
        fc.double({ min: 30, max: 42, noNaN: true }),
        fc.double({ min: 40, max: 84, noNaN: true }),
        (tempC, humidityPct) => {
          const here = value(heatIndex({ tempC, humidityPct }))
          expect(value(heatIndex({ tempC, humidityPct: humidityPct + 1 }))).toBeGreaterThan(here)
        },
      ),
    )
  })

  test('H5 classifies the heat index', () =>
    checkRows(
      [
        [26, 'none'],
        [27, 'caution'],
        [33, 'extreme_caution'],
        [40, 'danger'],
        [52, 'extreme_danger'],
      ] as const,
      ([index, name]) => {
        expect(heatIndexClass(index)).toBe(name)
      },
    ))

  test('H6 keeps wind chill at or below the temperature, and equal to it in warm or calm air', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -40, max: 20, noNaN: true }),
        fc.double({ min: 0, max: 90, noNaN: true }),
        (tempC, windKmh) => {
          const chill = value(windChill({ tempC, windKmh }))
          expect(chill).toBeLessThanOrEqual(tempC)
          expect(value(windChill({ tempC, windKmh: windKmh + 5 }))).toBeLessThanOrEqual(chill + 1e-9)
        },
      ),
    )
    expect([
      value(windChill({ tempC: 11, windKmh: 50 })),
      value(windChill({ tempC: 3, windKmh: 4.8 })),
    ]).toEqual([11, 3])
  })

  // Calculated from the published formula, which has no printed examples.
  test.each([
    [25, 50, 24.32],
    [30, 50, 29.26],
    [35, 60, 36.99],
  ])('H7 estimates the WBGT at %i °C and %i %% humidity as %f', (tempC, humidityPct, expected) => {
    expect(value(wbgtEstimate({ tempC, humidityPct }))).toBeCloseTo(expected, 2)
  })

  test('H8 requires rest from heavy work sooner than from light work', () => {
    expect(
      (['light', 'moderate', 'heavy', 'very_heavy'] as const).map((load) => workHeat(26.5, load)),
    ).toEqual(['all', 'acclimatised_only', 'rest_needed', 'rest_needed'])
  })

  test('H9 lowers the apparent temperature by 0.7 °C per m/s of wind', () => {
    fc.assert(
      fc.property(warm, humidity, (tempC, humidityPct) => {
        const calm = value(apparentTemperature({ tempC, humidityPct, windMs: 1 }))
        expect(value(apparentTemperature({ tempC, humidityPct, windMs: 5 }))).toBeCloseTo(calm - 2.8, 6)
      }),
    )
  })
})
