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
import { BOOM_HEIGHT_SHARE, windAtTwoMetres } from './wind-at-height.ts'

const temp = fc.double({ min: -35, max: 48, noNaN: true })
const humidity = fc.double({ min: 5, max: 98, noNaN: true })
const value = <T>(result: Parameters<typeof knownValue<T>>[0]): T => {
  const found = knownValue(result)
  if (found === undefined) throw new Error(`unknown: ${JSON.stringify(result)}`)
  return found
}

describe('moisture of the air', () => {
  test('A1 saturation vapour pressure and its inverse undo each other', () => {
    fc.assert(
      fc.property(temp, humidity, (tempC, humidityPct) => {
        const dewPointC = value(dewPoint({ tempC, humidityPct }))
        expect(value(humidityFromDewPoint({ tempC, dewPointC }))).toBeCloseTo(humidityPct, 6)
      }),
    )
  })

  test('A2 the dew point is never above the temperature and rises with humidity', () => {
    fc.assert(
      fc.property(temp, humidity, (tempC, humidityPct) => {
        const damp = value(dewPoint({ tempC, humidityPct: humidityPct + 1 }))
        expect(damp).toBeLessThanOrEqual(tempC)
        expect(value(dewPoint({ tempC, humidityPct }))).toBeLessThan(damp)
      }),
    )
  })

  test('A3 the wet bulb lies between the dew point and the temperature (psychrometer)', () => {
    fc.assert(
      fc.property(temp, humidity, (tempC, humidityPct) => {
        const wet = psychrometerWetBulb(tempC, humidityPct, 101.3)
        expect(wet).toBeLessThanOrEqual(tempC)
        expect(wet).toBeGreaterThanOrEqual(value(dewPoint({ tempC, humidityPct })) - 1e-6)
        expect(psychrometerWetBulb(tempC, humidityPct + 1, 101.3)).toBeGreaterThan(wet)
      }),
    )
  })

  test('A4 the wet bulb by Stull stays within 1.1 °C of the psychrometer in its box', () => {
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

  test('A4 saturated air has no wet-bulb depression, and -45 °C has no wet bulb', () => {
    expect(wetBulb({ tempC: 12, humidityPct: 100 })).toEqual({ known: true, value: 12 })
    expect(wetBulb({ tempC: -45, humidityPct: 60 })).toMatchObject({ known: false })
  })

  // Grid of the psychrometer form at 101.3 kPa, as the reference prints it.
  test('A5 Delta T by temperature and humidity', () =>
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

  test('A5 Delta T is never negative, and thin air at height dries faster', () => {
    fc.assert(
      fc.property(temp, humidity, (tempC, humidityPct) => {
        expect(value(deltaT({ tempC, humidityPct }))).toBeGreaterThanOrEqual(0)
      }),
    )
    expect(value(deltaT({ tempC: 20, humidityPct: 40 }, 2500))).toBeGreaterThan(
      value(deltaT({ tempC: 20, humidityPct: 40 }, 600)),
    )
  })

  test('A6 the deficit is never negative, falls with humidity and rises with temperature', () => {
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
  ] as const)('A6 a deficit of %f kPa reads as %s', (kpa, band) => {
    expect(deficitBand(kpa)).toBe(band)
  })

  test('A7 the missing one of humidity and dew point is worked out', () => {
    expect(value(airMoisture({ tempC: 25, humidityPct: 50 })).dewPointC).toBeCloseTo(13.85, 1)
    expect(value(airMoisture({ tempC: 25, dewPointC: 25 })).humidityPct).toBe(100)
    expect(airMoisture({ tempC: 25 })).toEqual({
      known: false,
      reason: { code: 'missing', inputs: ['humidityPct'] },
    })
  })

  test('A7 where the two differ by more than 5 % the dew point is believed, else the humidity', () => {
    const dewPointC = value(dewPoint({ tempC: 20, humidityPct: 60 }))
    expect(value(airMoisture({ tempC: 20, humidityPct: 66, dewPointC })).humidityPct).toBeCloseTo(60, 6)
    expect(value(airMoisture({ tempC: 20, humidityPct: 64, dewPointC })).humidityPct).toBe(64)
  })

  test('A8 pressure falls with elevation, vapour pressure rises with temperature', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 5000 }), temp, (elevationM, tempC) => {
        expect(pressureAtElevation(elevationM + 10)).toBeLessThan(pressureAtElevation(elevationM))
        expect(saturationVapourPressure(tempC + 1)).toBeGreaterThan(saturationVapourPressure(tempC))
      }),
    )
  })
})

describe('wind', () => {
  test('A9 wind at 2 m is less than at 10 m; a missing wind and a height in the grass are unknown', () => {
    expect(value(windAtTwoMetres(10, 10))).toBeCloseTo(7.48, 2)
    expect(value(windAtTwoMetres(-1, 10))).toBe(0)
    expect(windAtTwoMetres(undefined, 10)).toEqual({
      known: false,
      reason: { code: 'missing', inputs: ['windKmh'] },
    })
    expect(windAtTwoMetres(10, 0.05).known).toBe(false)
  })

  test('A9 at boom height blows 0.64 of the wind at 10 m', () => {
    expect(BOOM_HEIGHT_SHARE).toBeCloseTo(0.635, 3)
  })

  test('A10 the Beaufort force of a wind', () =>
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
