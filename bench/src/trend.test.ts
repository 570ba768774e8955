import { expect, test } from 'vitest'
import { trend } from './trend.ts'

test('trend gives the slope of a straight line with an error of zero', () => {
  expect(trend([1, 2, 3, 4].map((x) => [x, 10 + 3 * x]))).toEqual({ slope: 3, error: 0 })
})

test('trend gives the standard error of the slope of scattered points', () => {
  // Residuals 1, -1, -1, 1 about y = x: slope 1, s2 = 4 / 2, spread 5.
  const { slope, error } = trend([
    [1, 2],
    [2, 1],
    [3, 2],
    [4, 5],
  ])
  expect(slope).toBeCloseTo(1)
  expect(error).toBeCloseTo(Math.sqrt(2 / 5))
})

test('trend gives no error for two points and no slope for none', () => {
  expect(
    trend([
      [1, 2],
      [2, 4],
    ]),
  ).toEqual({ slope: 2, error: Number.NaN })
  expect(trend([]).slope).toBeNaN()
})
