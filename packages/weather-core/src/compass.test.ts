import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COMPASS_POINTS, compassPoint } from './compass.ts'

test.each([
  [0, 'N', 'north'],
  [11.24, 'N', 'north'],
  [11.25, 'NNE', 'north-north-east'],
  [225, 'SW', 'south-west'],
  [348.75, 'N', 'north'],
  [360, 'N', 'north'],
  [-90, 'W', 'west'],
])('U4 %f degrees is %s', (degrees, abbreviation, words) => {
  expect(compassPoint(degrees)).toEqual({ abbreviation, words })
})

test('U4 whole turns change nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), fc.integer({ min: -3, max: 3 }), (degrees, turns) => {
      expect(compassPoint(degrees + 360 * turns)).toBe(compassPoint(degrees))
    }),
  )
})

test('U4 each of the 16 points is its own', () => {
  expect(COMPASS_POINTS.map((_, i) => compassPoint(i * 22.5))).toEqual(COMPASS_POINTS)
})

test('U4 what is not a number is refused', () => {
  expect(() => compassPoint(Number.NaN)).toThrow(RangeError)
})
