import { expect, test } from 'vitest'
import {
  displayUnits,
  METRIC,
  shownDifference,
  shownRain,
  shownTemperature,
  shownWind,
} from './display-units.ts'

test('U6 uses metric units unless the farmer chose others', () => {
  expect(displayUnits()).toEqual(METRIC)
  expect(displayUnits({ wind: 'mph' })).toEqual({ ...METRIC, wind: 'mph' })
})

test('U6 converts values to the farmer’s units, and differences without the 32 °F offset', () => {
  expect([shownTemperature(20, 'C'), shownTemperature(20, 'F')]).toEqual([20, 68])
  expect([shownDifference(10, 'C'), shownDifference(10, 'F')]).toEqual([10, 18])
  expect([shownRain(25.4, 'mm'), shownRain(25.4, 'in')]).toEqual([25.4, 1])
  expect([shownWind(18, 'km/h'), shownWind(18, 'm/s'), shownWind(18.52, 'knots')]).toEqual([18, 5, 10])
})
