import { expect, test } from 'vitest'
import { isSunUp } from './daylight.ts'

const at = (text: string) => Date.parse(text) / 1000

// Sunrise and sunset from almanacs, accurate to a few minutes.
test.each([
  ['London midsummer', { lat: 51.51, lon: -0.13 }, '2026-06-21T03:43Z', '2026-06-21T20:21Z'],
  ['London midwinter', { lat: 51.51, lon: -0.13 }, '2026-12-21T08:04Z', '2026-12-21T15:53Z'],
  ['Nairobi', { lat: -1.29, lon: 36.82 }, '2026-09-21T03:22Z', '2026-09-21T15:29Z'],
])('%s: the sun is up only between sunrise and sunset', (_name, point, rise, set) => {
  const minutes = 6 * 60
  expect(
    [at(rise) - minutes, at(rise) + minutes, at(set) - minutes, at(set) + minutes].map((time) =>
      isSunUp(point, time),
    ),
  ).toEqual([false, true, true, false])
})

test('inside the polar circle, the sun stays up at midsummer and down at midwinter', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 3600)
  const tromso = { lat: 69.65, lon: 18.96 }
  expect(hours.every((hour) => isSunUp(tromso, at('2026-06-21T00:00Z') + hour))).toBe(true)
  expect(hours.some((hour) => isSunUp(tromso, at('2026-12-21T00:00Z') + hour))).toBe(false)
})
