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
  test.each(METHODS)('G1 %s is never negative and never falls as the day gets warmer', (method) => {
    fc.assert(
      fc.property(range, ({ max, min }) => {
        const here = degreeDays(method, max, min, limits)
        expect(here).toBeGreaterThanOrEqual(0)
        expect(degreeDays(method, max + 1, min + 1, limits)).toBeGreaterThanOrEqual(here - 1e-9)
      }),
    )
  })

  test('G1 the capped and sine methods never exceed upper less base', () => {
    fc.assert(
      fc.property(range, ({ max, min }) => {
        for (const method of ['capped', 'sine'] as const)
          expect(degreeDays(method, max, min, limits)).toBeLessThanOrEqual(20 + 1e-9)
      }),
    )
  })

  test('G1 resetting counts at least what averaging does', () => {
    fc.assert(
      fc.property(range, ({ max, min }) => {
        expect(degreeDays('reset', max, min, limits)).toBeGreaterThanOrEqual(
          degreeDays('average', max, min, limits),
        )
      }),
    )
  })

  test('G2 a degree day in °F is 1/1.8 of one in °C', () => {
    fc.assert(
      fc.property(range, ({ max, min }) => {
        for (const method of METHODS) {
          const fahrenheit = degreeDays(method, max * 1.8 + 32, min * 1.8 + 32, { base: 50, upper: 86 })
          expect(fahrenheit / 1.8).toBeCloseTo(degreeDays(method, max, min, limits), 6)
        }
      }),
    )
  })

  test('G3 limits out of order are refused', () => {
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
  ])('G4 crop heat units of %i/%i °C are %f', (maxTempC, minTempC, expected) => {
    expect(knownValue(cropHeatUnits({ maxTempC, minTempC }))).toBeCloseTo(expected, 2)
  })
})

describe('chill', () => {
  test('G5 a chilling hour lies above 0 and up to 7.2 °C; the older count takes frost too', () => {
    const hours = [0, 0.1, 7.2, 7.3, -3]
    expect(chillHours(hours)).toEqual({ known: true, value: 2 })
    expect(chillHours(hours, { above: -Infinity, upTo: 7.2 })).toEqual({ known: true, value: 4 })
  })

  test('G6 warm hours undo Utah chill, and an unknown hour makes the sum unknown', () => {
    expect(utahChillUnits([5, 5, 20])).toEqual({ known: true, value: 1 })
    expect(utahChillUnits([5, undefined]).known).toBe(false)
    expect(chillHours([]).known).toBe(false)
  })
})
