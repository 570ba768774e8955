import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COMPASS_POINTS, compassPoint } from './compass.ts'

test('U4 converts a direction in degrees to one of 16 compass points', () =>
  checkRows(
    [
      [0, 'N'],
      [11.24, 'N'],
      [11.25, 'NNE'],
      [225, 'SW'],
      [348.75, 'N'],
      [360, 'N'],
      [-90, 'W'],
    ],
    ([degrees, point]) => {
      expect(compassPoint(degrees)).toBe(point)
    },
  ))

test('U4 ignores whole turns of a direction', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), fc.integer({ min: -3, max: 3 }), (degrees, turns) => {
      expect(compassPoint(degrees + 360 * turns)).toBe(compassPoint(degrees))
    }),
  )
})

test('U4 gives each of the 16 compass points its own direction', () => {
  expect(COMPASS_POINTS.map((_, i) => compassPoint(i * 22.5))).toEqual(COMPASS_POINTS)
})

test('U4 rejects a direction that is not a number', () => {
  expect(() => compassPoint(Number.NaN)).toThrow(RangeError)
})
