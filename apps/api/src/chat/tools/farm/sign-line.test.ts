import { METRIC } from '@smart-farming/weather-core/display-units'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { loadServerWords } from '@smart-farming/words/catalogues'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Sign, signLine } from './asked/sign-line.ts'

const words = await loadServerWords('en')
/** 21 September 2026, midnight in Nakuru. */
const midnight = Date.parse('2026-09-20T21:00:00Z') / 1000
const place = { latDeg: -0.3, lonDeg: 36, zone: 'Africa/Nairobi', offsetSeconds: 10_800 }
const day = { startDt: midnight, endDt: midnight + 86_400 }
const line = (sign: Sign, steps: readonly WeatherStep[], span = day) =>
  signLine(words, sign, { steps, place, units: METRIC, nameDay: (key) => key }, span)

const dry: Omit<WeatherStep, 'dt'> = {
  hours: 1,
  rainMm: 0,
  snowMm: 0,
  pop: 0.1,
  weatherCode: 2,
  humidityPct: 60,
}
const hours = (bend: (hour: number) => Partial<WeatherStep> = () => ({})): WeatherStep[] =>
  Array.from({ length: 48 }, (_, hour) => ({ ...dry, dt: midnight + hour * 3600, ...bend(hour) }))

test('the verdict, then its hours and the amount', () => {
  const wet = hours((hour) => (hour >= 9 && hour < 12 ? { rainMm: 2, pop: 0.8 } : {}))
  expect(line('rain', wet)).toBe(
    'Rain, 2026-09-21: yes, 6\u00a0mm, 09:00 to 12:00 (highest chance of rain: 80%).',
  )
  expect(line('rain', hours())).toBe('Rain, 2026-09-21: no, none is forecast (highest chance of rain: 10%).')
  expect(
    line(
      'fog',
      hours((hour) => (hour < 8 ? { weatherCode: 45 } : {})),
    ),
  ).toBe('Fog, 2026-09-21: yes, 00:00 to 08:00.')
})

test('a dry forecast with a high chance of rain is no plain "no"', () => {
  expect(
    line(
      'rain',
      hours(() => ({ pop: 0.6 })),
    ),
  ).toContain('perhaps')
})

test('over several days each has its own hours', () => {
  const night = hours((hour) => (hour >= 22 && hour < 26 ? { weatherCode: 95 } : {}))
  expect(line('thunder', night, { ...day, endDt: midnight + 2 * 86_400 })).toBe(
    'Thunder: yes, 2026-09-21, 22:00 to midnight; 2026-09-22, 00:00 to 02:00.',
  )
})

test('hail that is not shown is not said to stay away', () => {
  expect(line('hail', hours())).toContain('few forecasts show hail')
  expect(line('hail', hours())).not.toMatch(/: no,/)
})

test('what is taken away never makes a "no"', () => {
  const keys = ['rainMm', 'snowMm', 'weatherCode', 'humidityPct'] as const
  const sign = fc.constantFrom<Sign>('rain', 'fog', 'thunder', 'hail', 'snow', 'damp')
  fc.assert(
    fc.property(sign, fc.nat({ max: 23 }), (asked, gone) => {
      const steps = hours((hour) =>
        hour === gone ? Object.fromEntries(keys.map((key) => [key, undefined])) : {},
      )
      expect(line(asked, steps)).toMatch(/not known/)
    }),
  )
})
