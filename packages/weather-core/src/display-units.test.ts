import { expect, test } from 'vitest'
import {
  displayUnits,
  METRIC_UNITS,
  toDisplayDifference,
  toDisplayRain,
  toDisplayTemperature,
  toDisplayWind,
} from './display-units.ts'

test('U6 uses metric units unless the farmer chose others', () => {
  expect(displayUnits()).toEqual(METRIC_UNITS)
  expect(displayUnits({ wind: 'mph' })).toEqual({ ...METRIC_UNITS, wind: 'mph' })
})

test('U6 converts values to the farmer’s units, and differences without the 32 °F offset', () => {
  expect([toDisplayTemperature(20, 'C'), toDisplayTemperature(20, 'F')]).toEqual([20, 68])
  expect([toDisplayDifference(10, 'C'), toDisplayDifference(10, 'F')]).toEqual([10, 18])
  expect([toDisplayRain(25.4, 'mm'), toDisplayRain(25.4, 'in')]).toEqual([25.4, 1])
  expect([toDisplayWind(18, 'km/h'), toDisplayWind(18, 'm/s'), toDisplayWind(18.52, 'knots')]).toEqual([
    18, 5, 10,
  ])
})
