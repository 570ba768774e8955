import { METRIC } from '@smart-farming/weather-core/display-units'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { USUAL_RULES } from '@smart-farming/weather-core/work/farm/farm'
import { judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import { loadServerWords } from '@smart-farming/words/catalogues'
import { expect, test } from 'vitest'
import { spreadLine } from './asked/land/spread-line.ts'

const words = await loadServerWords('en')
/** 21 September 2026, midnight in Nakuru. */
const midnight = Date.parse('2026-09-20T21:00:00Z') / 1000
const place = { latDeg: -0.3, lonDeg: 36, zone: 'Africa/Nairobi', offsetSeconds: 10_800 }
const today = { startDt: midnight, endDt: midnight + 86_400 }
const hours = (count: number, rainMm: (hour: number) => number | undefined): WeatherStep[] =>
  Array.from({ length: count }, (_, hour) => {
    const mm = rainMm(hour)
    return { dt: midnight + hour * 3600, hours: 1, tempC: 15, ...(mm !== undefined && { rainMm: mm }) }
  })
const line = (steps: readonly WeatherStep[], soilDeficitMm = 20) => {
  const days = judgeForecast(steps, place, { ...USUAL_RULES, soilDeficitMm, rainBeforeMm: 0 })
  return spreadLine(words, { steps, days, place, units: METRIC, nameDay: (key) => key }, today, midnight)
}

test('rain of the day after decides about what is spread on a dry one', () => {
  expect(line(hours(60, (hour) => (hour >= 33 && hour < 38 ? 4 : 0)))).toBe(
    'Spreading: wait: 20\u00a0mm of rain is forecast by 2026-09-23, which may wash it off.',
  )
})

test('nothing is spread on snow, frozen ground or soil that is full of water', () => {
  const cold = (tempC: number, change: Partial<WeatherStep> = {}) =>
    line(hours(60, () => 0).map((step) => ({ ...step, tempC, minTempC: tempC, maxTempC: tempC, ...change })))
  expect(cold(-5, { snowDepthM: 0 })).toMatch(
    /^Spreading: no: nothing is spread on frozen, snow-covered or waterlogged/,
  )
  expect(cold(3, { snowDepthM: 0.1 })).toContain('snow or ice may lie')
  expect(cold(15)).toContain('no rain that would wash it off')
  expect(
    line(
      hours(60, (hour) => (hour === 0 ? 4 : 0)),
      -5,
    ),
  ).toContain('waterlogged ground (soil')
})

test('snow is told as snow', () => {
  const snow = hours(60, (hour) => (hour >= 33 && hour < 38 ? 4 : 0)).map((step) => ({
    ...step,
    ...{ tempC: 1, minTempC: 1, maxTempC: 1, snowDepthM: 0, snowMm: step.rainMm ?? 0, weatherCode: 73 },
  }))
  expect(line(snow)).toContain('wait: 20\u00a0mm of snow (as water) is forecast by')
})

test('a dry two days, and a little rain in them', () => {
  expect(line(hours(60, () => 0))).toContain('no rain that would wash it off is forecast by 2026-09-23')
  expect(line(hours(60, (hour) => (hour === 30 ? 3 : 0)))).toContain('little enough')
})

test('what is not known is no dry forecast, and heavy rain stays heavy', () => {
  expect(line(hours(20, () => 0))).toContain('cannot judge')
  expect(line(hours(60, (hour) => (hour === 3 ? undefined : 0)))).toContain('cannot judge')
  expect(line(hours(20, (hour) => (hour === 5 ? 12 : 0)))).toContain('wait')
})
