import { METRIC_UNITS } from '@smart-farming/weather-core/display-units'
import { expect, test } from 'vitest'
import { MONDAY, step } from '../forecast.fixture.ts'
import { chartSeries } from './series.ts'

const blowing = { ...step(0, 10), wind: { speed: 10 }, rain: { '3h': 25.4 }, snow: { '3h': 0 } }

test("chart values use the farmer's units", () => {
  const { temperature, rain, wind } = chartSeries([blowing], { temperature: 'F', wind: 'mph', rain: 'in' })
  expect([temperature[0]?.value, rain[0]?.value]).toEqual([50, 1])
  expect(wind[0]?.value).toBeCloseTo(22.37, 2)
  expect(chartSeries([blowing], METRIC_UNITS).wind[0]?.value).toBe(36)
})

test('missing values are gaps, not zero', () => {
  const { rain, gusts, wind } = chartSeries([step(0, 10)], METRIC_UNITS)
  expect([rain[0]?.value, gusts[0]?.value, wind[0]?.value]).toEqual([undefined, undefined, undefined])
})

test('six-hour precipitation is spread over its hours, and snow counts as precipitation', () => {
  const { rain } = chartSeries(
    [
      { ...step(0, 10), precipitation_6h: 3 },
      { ...step(6, 1), rain: { '3h': 0 }, snow: { '3h': 2 } },
    ],
    METRIC_UNITS,
  )
  expect(rain).toEqual([
    { dt: MONDAY, endDt: MONDAY + 21_600, value: 1.5 },
    { dt: MONDAY + 21_600, endDt: MONDAY + 32_400, value: 2 },
  ])
})
