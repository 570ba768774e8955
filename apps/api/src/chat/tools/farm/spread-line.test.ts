import { METRIC } from '@smart-farming/weather-core/display-units'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { loadServerWords } from '@smart-farming/words/catalogues'
import { expect, test } from 'vitest'
import { spreadLine } from './asked/spread-line.ts'

const words = await loadServerWords('en')
/** 21 September 2026, midnight in Nakuru. */
const midnight = Date.parse('2026-09-20T21:00:00Z') / 1000
const place = { latDeg: -0.3, lonDeg: 36, zone: 'Africa/Nairobi', offsetSeconds: 10_800 }
const today = { startDt: midnight, endDt: midnight + 86_400 }
const hours = (count: number, rainMm: (hour: number) => number | undefined): WeatherStep[] =>
  Array.from({ length: count }, (_, hour) => {
    const mm = rainMm(hour)
    return { dt: midnight + hour * 3600, hours: 1, ...(mm !== undefined && { rainMm: mm }) }
  })
const line = (steps: readonly WeatherStep[]) =>
  spreadLine(words, { steps, place, units: METRIC, nameDay: (key) => key }, today, midnight)

test('rain of the day after decides about what is spread on a dry one', () => {
  expect(line(hours(60, (hour) => (hour >= 33 && hour < 38 ? 4 : 0)))).toBe(
    'Spreading: wait: 20 mm of rain is forecast by 2026-09-23, which may wash it off.',
  )
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
