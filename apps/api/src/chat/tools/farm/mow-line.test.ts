import { METRIC } from '@smart-farming/weather-core/display-units'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { loadServerWords } from '@smart-farming/words/catalogues'
import { expect, test } from 'vitest'
import { mowLines } from './asked/land/mow-line.ts'

const words = await loadServerWords('en')
/** 10 June 2025, midnight in Ludlow. */
const midnight = Date.parse('2025-06-09T23:00:00Z') / 1000
const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 3600 }
const KEYS = ['2025-06-10', '2025-06-11', '2025-06-12']

/** Five warm, dry days, with so much rain by day. */
const hours = (rainOn: readonly number[] = [], change: Partial<WeatherStep> = {}): WeatherStep[] =>
  Array.from({ length: 120 }, (_, hour) => {
    const tempC = 22 + 6 * Math.sin(((hour - 9) * Math.PI) / 12)
    const rainMm = hour % 24 === 14 ? (rainOn[Math.floor(hour / 24)] ?? 0) : 0
    const air = {
      tempC,
      minTempC: tempC - 0.5,
      maxTempC: tempC + 0.5,
      dewPointC: 9,
      humidityPct: 45,
      cloudPct: 10,
    }
    const dry = { rainMm, snowMm: 0, pop: rainMm > 0 ? 0.9 : 0.05, windKmh: 12, gustKmh: 18, weatherCode: 1 }
    return { dt: midnight + hour * 3600, hours: 1, ...air, ...dry, ...change }
  })
const lines = (steps: readonly WeatherStep[], keys: readonly string[]) =>
  mowLines(
    words,
    { steps, place, units: METRIC, nameDay: (key) => key } as Parameters<typeof mowLines>[1],
    keys,
  )

test('the days behind a day decide whether hay mown on it would dry', () => {
  const wet = hours([0, 0, 0, 18, 0])
  expect(lines(wet, KEYS)).toEqual([
    expect.stringMatching(
      /^Mowing hay, 2025-06-10: yes, it should dry: 2 dry days behind it are forecast\.$/,
    ),
    'Mowing hay, 2025-06-11: no: 18\u00a0mm of rain is forecast on 2025-06-13.',
    'Mowing hay, 2025-06-12: no: 18\u00a0mm of rain is forecast on 2025-06-13.',
  ])
})

test('without a day the first that would do is told, or that there is none', () => {
  expect(lines(hours([3]), [])).toEqual([
    'Mowing hay: the first day after which it should dry is 2025-06-11.',
  ])
  expect(lines(hours([3, 3, 3, 3, 3]), [])).toEqual([
    'Mowing hay: no day of this forecast has enough dry days behind it.',
  ])
})

test('what is not known is no yes', () => {
  expect(lines(hours(), ['2025-06-14', '2025-06-20'])).toEqual([
    expect.stringContaining('cannot judge'),
    expect.stringContaining('cannot judge'),
  ])
  expect(lines(hours([], { rainMm: undefined }), [])).toEqual([expect.stringContaining('cannot judge')])
})
