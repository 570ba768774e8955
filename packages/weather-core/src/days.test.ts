import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ForecastStep, firstDays, groupByDay } from './days.ts'
import { DEFAULT_LOCATION, FORECAST_DAYS, FORECAST_INTERVAL_HOURS } from './defaults.ts'
import { stepEnd, stepInterval } from './steps/weather-step.ts'
import type { PlaceZone } from './zone.ts'

const LONDON: PlaceZone = { zone: 'Europe/London', offsetSeconds: 0 }
const HOUR = 3600
const at = (iso: string) => Date.parse(iso) / 1000
const step = (dt: number, temp = 10, icon = '01d', description = 'clear sky'): ForecastStep => ({
  dt,
  main: { temp },
  weather: [{ icon, description }],
})
const steps = (from: string, count: number) =>
  Array.from({ length: count }, (_, i) => step(at(from) + i * FORECAST_INTERVAL_HOURS * HOUR))
const sizes = (groups: { key: string; entries: unknown[] }[]) => groups.map((g) => [g.key, g.entries.length])

// Unique times over about 12 days around a British clock change.
const someSteps = fc.uniqueArray(
  fc.record({
    dt: fc.integer({ min: 1_742_600_000, max: 1_743_700_000 }),
    temp: fc.integer({ min: -400, max: 450 }),
  }),
  { selector: (s) => s.dt, maxLength: 60 },
)
const somePlace = fc.record({
  zone: fc.constantFrom('Europe/London', 'Asia/Kathmandu', 'America/New_York', 'Nowhere/Known', undefined),
  offsetSeconds: fc.integer({ min: -12, max: 14 }).map((h) => h * HOUR),
})
const toSteps = (raw: { dt: number; temp: number }[]) =>
  raw.map((r) => step(r.dt, r.temp / 10, `icon ${r.dt}`))

describe('day groups', () => {
  test('D1 groups entries by local calendar day, named YYYY-MM-DD', () => {
    const groups = groupByDay([step(at('2025-06-30T22:59:00Z')), step(at('2025-06-30T23:00:00Z'))], LONDON)
    expect(groups.map((g) => g.key)).toEqual(['2025-06-30', '2025-07-01'])
  })

  test('D1 splits days to the minute in a zone with a quarter-hour offset', () => {
    const place = { zone: 'Asia/Kathmandu', offsetSeconds: 0 }
    const groups = groupByDay([step(at('2025-06-30T18:14:59Z')), step(at('2025-06-30T18:15:00Z'))], place)
    expect(groups.map((g) => g.key)).toEqual(['2025-06-30', '2025-07-01'])
  })

  test('D2 uses the offset when the zone is unknown', () => {
    const place = { zone: 'Mars/Olympus', offsetSeconds: 10 * HOUR }
    expect(groupByDay([step(at('2025-06-30T14:00:00Z'))], place)[0]?.key).toBe('2025-07-01')
  })

  test('D2 uses the offset when no zone is given, even west of Greenwich', () => {
    expect(groupByDay([step(at('2025-07-01T04:59:00Z'))], { offsetSeconds: -5 * HOUR })[0]?.key).toBe(
      '2025-06-30',
    )
  })

  test('D2 prefers the zone name to the offset', () => {
    const place = { zone: 'Europe/London', offsetSeconds: 10 * HOUR }
    expect(groupByDay([step(at('2025-01-10T23:00:00Z'))], place)[0]?.key).toBe('2025-01-10')
  })

  test('D3 gives the days of clock changes 23 and 25 hours', () => {
    const spring = groupByDay(steps('2025-03-29T00:00:00Z', 24), LONDON)
    expect(sizes(spring)).toEqual([
      ['2025-03-29', 8],
      ['2025-03-30', 8],
      ['2025-03-31', 8],
    ])
    const hourly = Array.from({ length: 72 }, (_, i) => step(at('2025-10-24T23:00:00Z') + i * HOUR))
    expect(sizes(groupByDay(hourly, LONDON))).toEqual([
      ['2025-10-25', 24],
      ['2025-10-26', 25],
      ['2025-10-27', 23],
    ])
  })

  test('D4 keeps partial days at both ends, and drops no entry', () => {
    expect(sizes(groupByDay(steps('2025-01-10T15:00:00Z', 40), LONDON))).toEqual([
      ['2025-01-10', 3],
      ['2025-01-11', 8],
      ['2025-01-12', 8],
      ['2025-01-13', 8],
      ['2025-01-14', 8],
      ['2025-01-15', 5],
    ])
  })

  test('D4 returns no days without entries', () => {
    expect(groupByDay([], LONDON)).toEqual([])
  })

  test('D4 puts every entry into exactly one day', () => {
    fc.assert(
      fc.property(someSteps, somePlace, (raw, place) => {
        const entries = toSteps(raw)
        const placed = groupByDay(entries, place).flatMap((g) => g.entries)
        expect(placed).toHaveLength(entries.length)
        expect(new Set(placed)).toEqual(new Set(entries))
      }),
    )
  })

  test('D5 sorts days and their entries by time, without changing the input', () => {
    const entries = steps('2025-01-10T00:00:00Z', 16).reverse()
    const before = [...entries]
    const groups = groupByDay(entries, LONDON)
    expect(entries).toEqual(before)
    expect(groups.flatMap((g) => g.entries)).toEqual(before.toReversed())
  })

  test('D5 gives the same days for any order of the input', () => {
    fc.assert(
      fc.property(someSteps, somePlace, fc.integer(), (raw, place, seed) => {
        const entries = toSteps(raw)
        const turn = entries.length ? Math.abs(seed) % entries.length : 0
        const shuffled = [...entries.slice(turn), ...entries.slice(0, turn)].reverse()
        expect(groupByDay(shuffled, place)).toEqual(groupByDay(entries, place))
      }),
    )
  })

  test('D5 keeps two entries with the same time', () => {
    const twice = [step(at('2025-01-10T12:00:00Z'), 4), step(at('2025-01-10T12:00:00Z'), 8)]
    const [day] = groupByDay(twice, LONDON)
    expect(day?.entries).toHaveLength(2)
    expect(day?.averageTempC).toBe(6)
  })

  test('D6 averages a day’s temperatures in whole degrees', () => {
    const temps = [3.2, 4.1, 9.9]
    const entries = temps.map((temp, i) => step(at('2025-01-10T09:00:00Z') + i * 3 * HOUR, temp))
    expect(groupByDay(entries, LONDON)[0]?.averageTempC).toBe(6)
  })

  test('D6 rounds an average just below zero to 0, never to -0', () => {
    const average = groupByDay([step(at('2025-01-10T09:00:00Z'), -0.4)], LONDON)[0]?.averageTempC
    expect(Object.is(average, 0)).toBe(true)
  })

  test('D6 keeps the average between the lowest and the highest temperature', () => {
    fc.assert(
      fc.property(someSteps, somePlace, (raw, place) => {
        for (const { entries, averageTempC } of groupByDay(toSteps(raw), place)) {
          const temps = entries.map((e) => e.main.temp)
          expect(averageTempC).toBeGreaterThanOrEqual(Math.round(Math.min(...temps)))
          expect(averageTempC).toBeLessThanOrEqual(Math.round(Math.max(...temps)))
        }
      }),
    )
  })

  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [8, 4],
  ])(
    'D7 takes the icon and description of a day with %i entries from entry %i, counted from 0',
    (count, middle) => {
      const entries = Array.from({ length: count }, (_, i) =>
        step(at('2025-01-10T00:00:00Z') + i * 3 * HOUR, 10, `icon ${i}`, `words ${i}`),
      )
      expect(groupByDay(entries, LONDON)[0]).toMatchObject({
        icon: `icon ${middle}`,
        description: `words ${middle}`,
      })
    },
  )

  test('D8 shows the first five day groups in the panel', () => {
    const groups = groupByDay(steps('2025-01-10T15:00:00Z', 40), LONDON)
    expect(groups).toHaveLength(6)
    expect(firstDays(groups).map((g) => g.key)).toEqual(groups.slice(0, FORECAST_DAYS).map((g) => g.key))
    expect(firstDays(groups)).toHaveLength(5)
    expect(firstDays(groups.slice(0, 2))).toHaveLength(2)
  })

  test('D9 uses London as the default place', () => {
    expect(DEFAULT_LOCATION).toEqual({ lat: 51.5074, lon: -0.1278, name: 'London' })
  })

  test('D9 treats a step as 3 hours long, unless the step gives its own length', () => {
    expect(FORECAST_INTERVAL_HOURS).toBe(3)
    expect(stepInterval({ dt: 0 })).toEqual({ startDt: 0, endDt: 10_800 })
    expect(stepEnd({ dt: 0, hours: 6 })).toBe(21_600)
  })
})
