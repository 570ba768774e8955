import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatOnSameSide } from './format-on-same-side.ts'

test('formatOnSameSide uses as many decimals as it takes to differ from the bounds', () =>
  checkRows(
    [
      [-0.4, [0], '−0.4'],
      [0.4, [0], '0.4'],
      [-0.04, [0], '−0.1'],
      [-0.5, [0], '−1'],
      [-1.2, [0], '−1'],
      [0, [0], '0'],
      [27.6, [28], '27.6'],
      [28.3, [28], '28.3'],
      [28, [28], '28'],
      [31.7, [32], '31.7'],
      [12, [28], '12'],
    ],
    ([value, bounds, written]) => {
      expect(formatOnSameSide('en-GB', value, bounds)).toBe(written)
    },
  ))

test('formatOnSameSide keeps a value on its side of the freezing point and of the limit', () => {
  const figure = fc.double({ min: -40, max: 45, noNaN: true })
  const bound = fc.integer({ min: -30, max: 400 }).map((tenths) => tenths / 10)
  fc.assert(
    fc.property(figure, bound, (value, limit) => {
      const read = Number(formatOnSameSide('en-GB', value, [0, limit]).replace('−', '-'))
      expect(Math.abs(read - value)).toBeLessThan(0.61)
      if (Math.abs(value) > 0.000001) expect(Math.sign(read)).toBe(Math.sign(value))
    }),
  )
})
