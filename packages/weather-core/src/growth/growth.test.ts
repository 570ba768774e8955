import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownValue } from '../result.ts'
import { chillHours, utahChillUnits } from './chill.ts'
import { cropHeatUnits } from './crop-heat-units.ts'
import { type DegreeDayMethod, degreeDays, growingDegreeDays } from './degree-days.ts'

const METHODS: DegreeDayMethod[] = ['average', 'reset', 'capped', 'sine']
const limits = { base: 10, upper: 30 }
const range = fc
  .tuple(fc.double({ min: -15, max: 40, noNaN: true }), fc.double({ min: 0, max: 20, noNaN: true }))
  .map(([min, spread]) => ({ max: min + spread, min }))

describe('growing degree days', () => {
  test.each(METHODS)(
    'G1 never gives negative degree days, or fewer on a warmer day, with the %s method',
    (method) => {
      fc.assert(
        fc.property(range, ({ max, min }) => {
          const here = degreeDays(method, max, min, limits)
          expect(here).toBeGreaterThanOrEqual(0)
          expect(degreeDays(method, max + 1, min + 1, limits)).toBeGreaterThanOrEqual(here - 1e-9)
        }),
      )
    },
  )

  test('G1 limits the capped and sine methods to the upper less the base temperature', () => {
    fc.assert(
      fc.property(range, ({ max, min }) => {
        for (const method of ['capped', 'sine'] as const)
          expect(degreeDays(method, max, min, limits)).toBeLessThanOrEqual(20 + 1e-9)
      }),
    )
  })

  test('G1 counts at least as many degree days with the reset method as with the average method', () => {
    fc.assert(
      fc.property(range, ({ max, min }) => {
        expect(degreeDays('reset', max, min, limits)).toBeGreaterThanOrEqual(
          degreeDays('average', max, min, limits),
        )
      }),
    )
  })

  test('G2 gives 1.8 times as many degree days in °F as in °C', () => {
    fc.assert(
      fc.property(range, ({ max, min }) => {
        for (const method of METHODS) {
          const fahrenheit = degreeDays(method, max * 1.8 + 32, min * 1.8 + 32, { base: 50, upper: 86 })
          expect(fahrenheit / 1.8).toBeCloseTo(degreeDays(method, max, min, limits), 6)
        }
      }),
    )
  })

  test('G3 rejects an upper limit that is not above the base', () => {
    expect(growingDegreeDays({ maxTempC: 20, minTempC: 10 }, { base: 10, upper: 10 }).known).toBe(false)
    expect(growingDegreeDays({ maxTempC: 20, minTempC: 20 }, { base: 10 })).toEqual({
      known: true,
      value: 10,
    })
  })

  test.each([
    [25, 12, 22.37],
    [35, 20, 29.41],
    [5, 2, 0],
  ])('G4 calculates the crop heat units of a day with %i/%i °C as %f', (maxTempC, minTempC, expected) => {
    expect(knownValue(cropHeatUnits({ maxTempC, minTempC }))).toBeCloseTo(expected, 2)
  })
})

describe('winter chill units', () => {
  test('G5 counts chilling hours above 0 and up to 7.2 °C, and frost hours by the older rule', () => {
    const hours = [0, 0.1, 7.2, 7.3, -3]
    expect(chillHours(hours)).toEqual({ known: true, value: 2 })
    expect(chillHours(hours, { above: -Infinity, upTo: 7.2 })).toEqual({ known: true, value: 4 })
  })

  test('G6 subtracts warm hours from Utah chill units, and gives no sum with an unknown hour', () => {
    expect(utahChillUnits([5, 5, 20])).toEqual({ known: true, value: 1 })
    expect(utahChillUnits([5, undefined]).known).toBe(false)
    expect(chillHours([]).known).toBe(false)
  })
})
