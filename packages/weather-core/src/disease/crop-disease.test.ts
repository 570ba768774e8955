import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fahrenheitToCelsius } from '../unit-conversion.ts'
import { scabHoursNeeded, scabInfection } from './apple-scab.ts'
import { diseaseDays } from './disease-day.ts'
import { downyMildew } from './downy-mildew.ts'
import { headBlightHours, headBlightPressure } from './head-blight.ts'
import { type LeafHour, leafHours } from './leaf-hours.ts'

const start = Date.UTC(2026, 4, 4) / 1000
const utc = { offsetSeconds: 0 }

/** Hours from midnight: `w` wet, `d` dry, `?` unknown. */
const hours = (pattern: string, tempC = 12, rainMm = 0): LeafHour[] =>
  [...pattern].map((mark, i) => ({
    dt: start + i * 3600,
    tempC,
    humidityPct: mark === 'w' ? 95 : 60,
    rainMm,
    wet: mark === '?' ? undefined : mark === 'w',
  }))
const dry = 'd'.repeat(24)

describe('hourly leaf wetness', () => {
  test('B6 wets every hour of a rainy step, and leaves dry air unknown without rainfall data', () => {
    const air = { tempC: 12, humidityPct: 60 }
    const steps = [
      { dt: start, hours: 3, ...air, rainMm: 3 },
      { dt: start + 3 * 3600, hours: 1, ...air, rainMm: 0 },
      { dt: start + 4 * 3600, hours: 1, ...air },
      { dt: start + 5 * 3600, hours: 1, ...air, humidityPct: 90 },
    ]
    expect(leafHours(steps).map(({ wet, rainMm }) => [wet, rainMm])).toEqual([
      [true, 1],
      [true, 1],
      [true, 1],
      [false, 0],
      [undefined, undefined],
      [true, undefined],
    ])
  })
})

describe('apple scab', () => {
  // As printed by West Virginia University (Kearneysville).
  test('B7 matches the wet hours of the revised Mills table', () =>
    checkRows(
      [
        [34, 41],
        [41, 21],
        [50, 11],
        [55, 8],
        [61, 6],
        [68, 6],
        [75, 6],
        [77, 8],
        [79, 11],
      ],
      ([f, needed]) => {
        expect(scabHoursNeeded(fahrenheitToCelsius(f))).toBeCloseTo(needed, 9)
      },
    ))

  test('B7 expects no scab infection at temperatures outside the table', () => {
    expect([scabHoursNeeded(0.5), scabHoursNeeded(27)]).toEqual([undefined, undefined])
  })

  test('B8 decides on scab infection from wet hours and the dry spells between them', () =>
    checkRows(
      [
        ['8 wet hours at 54 °F infect', `${dry}wwwwwwww`, 'met'],
        ['7 do not', `${dry}wwwwwww`, 'not_met'],
        ['a dry spell of 7 hours only interrupts', `${dry}wwww${'d'.repeat(7)}wwww`, 'met'],
        ['one of 8 ends the period', `${dry}wwww${'d'.repeat(8)}wwww`, 'not_met'],
        ['an hour that is not known leaves it open', `${dry}www?www`, 'unknown'],
        ['as does the beginning of what is known', 'ddddwwww', 'unknown'],
      ],
      ([, pattern, verdict]) => {
        expect(scabInfection(hours(pattern, fahrenheitToCelsius(54))).at(-1)).toBe(verdict)
      },
    ))

  test('B8 leaves scab infection unknown after a gap in the hours', () => {
    const gap = hours(`${dry}dwww`, fahrenheitToCelsius(54)).filter((_, i) => i !== 24)
    expect(scabInfection(gap).at(-1)).toBe('unknown')
  })
})

describe('grape downy mildew', () => {
  const rain = (each: number, tempC = 12) => hours(dry, tempC, each)
  test('B9 expects downy mildew after 10 mm of rain and no hour below 10 °C in 24 hours', () =>
    checkRows(
      [
        ['10 mm in 24 hours at 10 °C', rain(10 / 24, 10), 'met'],
        ['less rain', rain(9.9 / 24), 'not_met'],
        ['one colder hour', rain(1).map((hour, i) => (i === 3 ? { ...hour, tempC: 9.9 } : hour)), 'not_met'],
        [
          'enough rain in the other hours',
          rain(1).map((h, i) => (i === 3 ? { ...h, rainMm: undefined } : h)),
          'met',
        ],
        [
          'rain that may be enough',
          rain(0).map((h, i) => (i === 3 ? { ...h, rainMm: undefined } : h)),
          'unknown',
        ],
        [
          'a temperature that is missing',
          rain(1).map((h, i) => (i === 3 ? { ...h, tempC: undefined } : h)),
          'unknown',
        ],
        ['fewer than 24 hours', rain(0).slice(1), 'unknown'],
      ],
      ([, given, verdict]) => {
        expect(downyMildew(given).at(-1)).toBe(verdict)
      },
    ))
})

describe('Fusarium head blight', () => {
  const stretch = (pattern: string, tempC: number) =>
    headBlightHours(hours(pattern, tempC), start, start + pattern.length * 3600)
  test('B10 counts humid hours at 15 to 30 °C, and widens the count by the unknown hours', () => {
    expect(stretch('wwwddd', 15)).toEqual({ atLeast: 3, atMost: 3 })
    expect(stretch('wwwddd', 14.9)).toEqual({ atLeast: 0, atMost: 0 })
    expect(stretch('wwwddd', 30.1)).toEqual({ atLeast: 0, atMost: 0 })
    expect(headBlightHours(hours('www', 20), start, start + 5 * 3600)).toEqual({ atLeast: 3, atMost: 5 })
  })
  test.each([
    [56, 60, 'met'],
    [40, 55, 'not_met'],
    [40, 56, 'unknown'],
  ])('B10 judges head blight pressure from %s to %s humid hours: %s', (atLeast, atMost, verdict) => {
    expect(headBlightPressure({ atLeast, atMost })).toBe(verdict)
  })
})

const anyHours = fc.array(
  fc.record({
    tempC: fc.double({ min: 0, max: 30, noNaN: true }),
    humidityPct: fc.integer({ min: 40, max: 100 }),
    rainMm: fc.constantFrom(0, 0, 0, 0.4, 2),
  }),
  { minLength: 24, maxLength: 96 },
)
const stepsOf = (air: readonly object[]) =>
  air.map((each, i) => ({ dt: start + i * 3600, hours: 1, ...each }))

test('B11 never turns a disease verdict into "not met" when a value or an hour is missing', () => {
  const figures = ['tempC', 'humidityPct', 'rainMm'] as const
  fc.assert(
    fc.property(anyHours, fc.nat(), fc.constantFrom(...figures, 'all'), (air, at, figure) => {
      const lost = air.map((each, i) =>
        i !== at % air.length ? each : figure === 'all' ? {} : { ...each, [figure]: undefined },
      )
      const [whole, less] = [leafHours(stepsOf(air)), leafHours(stepsOf(lost))]
      for (const model of [scabInfection, downyMildew]) {
        const before = diseaseDays(whole, model(whole), utc)
        for (const [i, { verdict }] of diseaseDays(less, model(less), utc).entries())
          if (verdict === 'not_met') expect(before[i]?.verdict).toBe('not_met')
      }
      const end = start + air.length * 3600
      const [known, wider] = [headBlightHours(whole, start, end), headBlightHours(less, start, end)]
      expect(wider.atMost).toBeGreaterThanOrEqual(known.atMost)
    }),
  )
})

test('B11 does not call a day with missing hours disease-free', () => {
  const part = hours('d'.repeat(20))
  expect(
    diseaseDays(
      part,
      part.map(() => 'not_met' as const),
      utc,
    ),
  ).toEqual([{ day: '2026-05-04', verdict: 'unknown' }])
})
