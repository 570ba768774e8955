import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepPrecipitation } from './precipitation.ts'

const step = (figures: object) => ({ dt: 0, ...figures })

test('I12 splits a step’s precipitation into rain and snow', () =>
  checkRows(
    [
      [{}, undefined],
      [{ rainMm: 0 }, { rainMm: 0, snowMm: 0, mostRainMm: 0, mostSnowMm: 0 }],
      [
        { rainMm: 4, snowMm: 3, tempC: 9 },
        { rainMm: 1, snowMm: 3, mostRainMm: 1, mostSnowMm: 3 },
      ],
      [
        { rainMm: 4, tempC: 9 },
        { rainMm: 4, snowMm: 0, mostRainMm: 4, mostSnowMm: 0 },
      ],
      [
        { rainMm: 4, tempC: -6 },
        { rainMm: 0, snowMm: 4, mostRainMm: 4, mostSnowMm: 4 },
      ],
      [
        { rainMm: 4, tempC: 3 },
        { rainMm: 4, snowMm: 0, mostRainMm: 4, mostSnowMm: 4 },
      ],
      [{ rainMm: 4 }, { rainMm: 4, snowMm: 0, mostRainMm: 4, mostSnowMm: 4 }],
    ],
    ([figures, fall]) => {
      expect(stepPrecipitation(step(figures))).toEqual(fall)
    },
  ))

test('I12 preserves the amount of water, and never lowers its maximum when a value is missing', () => {
  const figure = fc.option(fc.double({ min: -20, max: 30, noNaN: true }), { nil: undefined })
  const amount = fc.double({ min: 0, max: 30, noNaN: true })
  fc.assert(
    fc.property(amount, fc.option(amount, { nil: undefined }), figure, (rainMm, snowMm, tempC) => {
      const fall = stepPrecipitation(step({ rainMm, snowMm, tempC }))
      expect(fall && fall.rainMm + fall.snowMm).toBeCloseTo(rainMm)
      const less = stepPrecipitation(step({ rainMm, tempC }))
      for (const name of ['rainMm', 'snowMm'] as const) {
        const most = name === 'rainMm' ? 'mostRainMm' : 'mostSnowMm'
        if (snowMm === undefined || !(tempC !== undefined && tempC > 5))
          expect(less?.[most]).toBeGreaterThanOrEqual(fall?.[name] ?? 0)
      }
    }),
  )
})
