import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as unit from './unit-conversion.ts'

describe('unit conversion', () => {
  test('U1 converts temperature at its fixed points', () => {
    expect(unit.celsiusToFahrenheit(0)).toBe(32)
    expect(unit.celsiusToFahrenheit(100)).toBe(212)
    expect(unit.fahrenheitToCelsius(-40)).toBe(-40)
  })

  test('U2 converts wind speed between m/s, km/h, mph and knots', () => {
    expect(unit.msToKmh(10)).toBe(36)
    expect(unit.kmhToMph(100)).toBeCloseTo(62.137, 3)
    expect(unit.kmhToKnots(100)).toBeCloseTo(53.996, 3)
    expect(unit.msToMph(1)).toBeCloseTo(2.23694, 5)
    expect(unit.msToKnots(1)).toBeCloseTo(1.943844, 6)
  })

  test('U3 converts rain to inches, and pressure to kPa and inches of mercury', () => {
    expect(unit.mmToInches(25.4)).toBe(1)
    expect(unit.hpaToKpa(1013.25)).toBe(101.325)
    expect(unit.hpaToInchesOfMercury(1013.25)).toBeCloseTo(29.921, 3)
  })

  test('U5 converts to every unit and back without loss', () =>
    checkRows(
      [
        ['°C and °F', unit.celsiusToFahrenheit, unit.fahrenheitToCelsius],
        ['m/s and km/h', unit.msToKmh, unit.kmhToMs],
        ['km/h and mph', unit.kmhToMph, unit.mphToKmh],
        ['km/h and knots', unit.kmhToKnots, unit.knotsToKmh],
        ['mm and inches', unit.mmToInches, unit.inchesToMm],
        ['hPa and kPa', unit.hpaToKpa, unit.kpaToHpa],
        ['hPa and inHg', unit.hpaToInchesOfMercury, unit.inchesOfMercuryToHpa],
      ],
      ([, there, back]) => {
        fc.assert(
          fc.property(fc.double({ min: -2000, max: 2000, noNaN: true }), (value) => {
            expect(back(there(value))).toBeCloseTo(value, 8)
          }),
        )
      },
    ))
})
