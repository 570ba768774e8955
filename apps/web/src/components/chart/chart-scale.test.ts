import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseScale, scalePosition } from './chart-scale.ts'

test('chooseScale chooses round ticks that cover the values', () =>
  checkRows(
    [
      ['degrees over a frosty day', [-3.2, 4.1], { least: 4, fromZero: false }, [-5, 0, 5]],
      ['rain from nought', [0.4, 6.1], { least: 1, fromZero: true }, [0, 5, 10]],
      ['a dry week', [0, 0], { least: 1, fromZero: true }, [0, 0.5, 1]],
      ['a day that is all the same', [12, 12], { least: 4, fromZero: false }, [10, 12, 14]],
      ['nothing known', [], { least: 20, fromZero: true }, [0, 10, 20]],
    ],
    ([, values, options, ticks]) => expect(chooseScale(values, options).ticks).toEqual(ticks),
  ))

test('every value lies on its scale, which has two to six ticks', () => {
  const value = fc.double({ min: -100, max: 300, noNaN: true })
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 40 }), (values) => {
      const scale = chooseScale(values, { least: 1, fromZero: false })
      expect(scale.ticks.length).toBeGreaterThanOrEqual(2)
      expect(scale.ticks.length).toBeLessThanOrEqual(6)
      for (const each of values) {
        expect(scalePosition(scale, each)).toBeGreaterThanOrEqual(-1e-9)
        expect(scalePosition(scale, each)).toBeLessThanOrEqual(1 + 1e-9)
      }
    }),
  )
})
