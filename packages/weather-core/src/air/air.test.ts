import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownValue } from '../result.ts'
import { beaufort } from './beaufort.ts'
import { deltaT } from './delta-t.ts'
import { airMoisture, dewPoint, humidityFromDewPoint } from './dew-point.ts'
import { pressureAtElevation } from './pressure.ts'
import { saturationVapourPressure } from './vapour-pressure.ts'
import { dailyVapourPressureDeficit, deficitBand, vapourPressureDeficit } from './vapour-pressure-deficit.ts'
import { psychrometerWetBulb, wetBulb } from './wet-bulb.ts'
import { BOOM_HEIGHT_WIND_RATIO, windAtTwoMetres } from './wind-at-height.ts'

const temp = fc.double({ min: -35, max: 48, noNaN: true })
const humidity = fc.double({ min: 5, max: 98, noNaN: true })
const value = <T>(result: Parameters<typeof knownValue<T>>[0]): T => {
  const found = knownValue(result)
  if (found === undefined) throw new Error(`unknown: ${JSON.stringify(result)}`)
  return found
}

describe('air moisture', () => {
  test('A1 converts humidity to a dew point and back without loss', () => {
    fc.assert(
      fc.property(temp, humidity, (tempC, humidityPct) => {
        const dewPointC = value(dewPoint({ tempC, humidityPct }))
        expect(value(humidityFromDewPoint({ tempC, dewPointC }))).toBeCloseTo(humidityPct, 6)
      }),
    )
  })

  test('A2 keeps the dew point at or below the temperature, and raises it with humidity', () => {
    fc.assert(
      fc.property(temp, humidity, (tempC, humidityPct) => {
        const damp = value(dewPoint({ tempC, humidityPct: humidityPct + 1 }))
        expect(damp).toBeLessThanOrEqual(tempC)
        expect(value(dewPoint({ tempC, humidityPct }))).toBeLessThan(damp)
      }),
    )
  })

  test('A3 keeps the psychrometer wet bulb between the dew point and the temperature', () => {
    fc.assert(
      fc.property(temp, humidity, (tempC, humidityPct) => {
        const wet = psychrometerWetBulb(tempC, humidityPct, 101.3)
        expect(wet).toBeLessThanOrEqual(tempC)
        expect(wet).toBeGreaterThanOrEqual(value(dewPoint({ tempC, humidityPct })) - 1e-6)
        expect(psychrometerWetBulb(tempC, humidityPct + 1, 101.3)).toBeGreaterThan(wet)
      }),
    )
  })

  test('A4 keeps Stull’s wet bulb within 1.1 °C of the psychrometer in its valid range', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 10, max: 48, noNaN: true }),
        fc.double({ min: 15, max: 98, noNaN: true }),
        (tempC, humidityPct) => {
          const apart =
            value(wetBulb({ tempC, humidityPct })) - psychrometerWetBulb(tempC, humidityPct, 101.3)
          expect(Math.abs(apart)).toBeLessThan(1.1)
        },
      ),
    )
  })

  test('A4 gives saturated air no wet-bulb depression, and air at -45 °C no wet bulb', () => {
    expect(wetBulb({ tempC: 12, humidityPct: 100 })).toEqual({ known: true, value: 12 })
    expect(wetBulb({ tempC: -45, humidityPct: 60 })).toMatchObject({ known: false })
  })

  // Printed grid of the psychrometer equation at 101.3 kPa.
  test('A5 matches the printed Delta T table', () =>
    checkRows(
      [
        [10, 80, 1.7],
        [15, 60, 4.1],
        [20, 30, 9],
        [30, 30, 11.9],
        [35, 15, 17.4],
        [30, 70, 4.5],
      ],
      ([tempC, humidityPct, expected]) => {
        expect(tempC - psychrometerWetBulb(tempC, humidityPct, 101.3)).toBeCloseTo(expected, 1)
      },
    ))

  test('A5 never gives a negative Delta T, and gives a higher one in thin mountain air', () => {
    fc.assert(
      fc.property(temp, humidity, (tempC, humidityPct) => {
        expect(value(deltaT({ tempC, humidityPct }))).toBeGreaterThanOrEqual(0)
      }),
    )
    expect(value(deltaT({ tempC: 20, humidityPct: 40 }, 2500))).toBeGreaterThan(
      value(deltaT({ tempC: 20, humidityPct: 40 }, 600)),
    )
  })

  test('A6 lowers the vapour pressure deficit with humidity, raises it with warmth, never below 0', () => {
    fc.assert(
      fc.property(temp, humidity, (tempC, humidityPct) => {
        const here = value(vapourPressureDeficit({ tempC, humidityPct }))
        expect(here).toBeGreaterThanOrEqual(0)
        expect(value(vapourPressureDeficit({ tempC, humidityPct: humidityPct + 1 }))).toBeLessThan(here)
        expect(value(vapourPressureDeficit({ tempC: tempC + 1, humidityPct }))).toBeGreaterThan(here)
      }),
    )
    expect(dailyVapourPressureDeficit({ maxTempC: 10, minTempC: 12 }, 90, 50).known).toBe(false)
  })

  test.each([
    [0.3, 'humid'],
    [0.8, 'comfortable'],
    [1.4, 'rising'],
    [1.7, 'stress'],
  ] as const)('A6 classifies a vapour pressure deficit of %f kPa as %s', (kpa, band) => {
    expect(deficitBand(kpa)).toBe(band)
  })

  test('A7 calculates humidity from dew point, or dew point from humidity, when one is missing', () => {
    expect(value(airMoisture({ tempC: 25, humidityPct: 50 })).dewPointC).toBeCloseTo(13.85, 1)
    expect(value(airMoisture({ tempC: 25, dewPointC: 25 })).humidityPct).toBe(100)
    expect(airMoisture({ tempC: 25 })).toEqual({
      known: false,
      reason: { code: 'missing', inputs: ['humidityPct'] },
    })
  })

  test('A7 trusts the dew point when it contradicts the humidity by over 5 %, else the humidity', () => {
    const dewPointC = value(dewPoint({ tempC: 20, humidityPct: 60 }))
    expect(value(airMoisture({ tempC: 20, humidityPct: 66, dewPointC })).humidityPct).toBeCloseTo(60, 6)
    expect(value(airMoisture({ tempC: 20, humidityPct: 64, dewPointC })).humidityPct).toBe(64)
  })

  test('A8 lowers pressure with elevation, and raises vapour pressure with temperature', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 5000 }), temp, (elevationM, tempC) => {
        expect(pressureAtElevation(elevationM + 10)).toBeLessThan(pressureAtElevation(elevationM))
        expect(saturationVapourPressure(tempC + 1)).toBeGreaterThan(saturationVapourPressure(tempC))
      }),
    )
  })
})

describe('wind speed', () => {
  test('A9 reduces the wind from 10 m to 2 m, and returns unknown for missing or invalid input', () => {
    expect(value(windAtTwoMetres(10, 10))).toBeCloseTo(7.48, 2)
    expect(value(windAtTwoMetres(-1, 10))).toBe(0)
    expect(windAtTwoMetres(undefined, 10)).toEqual({
      known: false,
      reason: { code: 'missing', inputs: ['windKmh'] },
    })
    expect(windAtTwoMetres(10, 0.05).known).toBe(false)
  })

  test('A9 estimates the wind at boom height as 0.64 times the wind at 10 m', () => {
    expect(BOOM_HEIGHT_WIND_RATIO).toBeCloseTo(0.635, 3)
  })

  test('A10 classifies wind speed by Beaufort force', () =>
    checkRows(
      [
        [0.4, 0],
        [1, 1],
        [5, 1],
        [6, 2],
        [19, 3],
        [20, 4],
        [102, 10],
        [118, 12],
      ],
      ([kmh, force]) => {
        expect(beaufort(kmh).force).toBe(force)
      },
    ))
})
