import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownValue } from '../result.ts'
import { dayLength } from './day-length.ts'
import { daylight, shareWithin } from './daylight.ts'
import {
  dailyExtraterrestrialRadiation,
  periodExtraterrestrialRadiation,
  stepExtraterrestrialRadiation,
} from './extraterrestrial-radiation.ts'
import { dayOfYearFromDate } from './solar-geometry.ts'
import { clearSkyRadiation, radiationFromCloud, radiationFromTemperatureRange } from './solar-radiation.ts'
import { isDaylight, sunTimes } from './sun-times.ts'
import { clearSkyUvIndex, uvClass, uvIndex } from './uv-index.ts'

const at = (iso: string) => Date.parse(iso) / 1000
const latitude = fc.double({ min: -80, max: 80, noNaN: true })
const dayNumber = fc.integer({ min: 1, max: 365 })

// Almanac times by the US Naval Observatory's definition, with a tolerance of two minutes.
const london = { zone: 'Europe/London', offsetSeconds: 0 }
const places = [
  ['London', 51.5074, -0.1278, '2025-06-21', london, '2025-06-21T03:43:00Z', '2025-06-21T20:21:00Z'],
  [
    'New York on the day the clocks go forward',
    40.71,
    -74.0,
    '2025-03-09',
    { zone: 'America/New_York', offsetSeconds: -18_000 },
    '2025-03-09T11:17:00Z',
    '2025-03-09T22:56:00Z',
  ],
  [
    'Reykjavik, where the sun sets after midnight',
    64.15,
    -21.94,
    '2025-06-21',
    { zone: 'Atlantic/Reykjavik', offsetSeconds: 0 },
    '2025-06-21T02:55:00Z',
    '2025-06-22T00:04:00Z',
  ],
  [
    'Apia, across the date line',
    -13.83,
    -171.76,
    '2025-06-21',
    { zone: 'Pacific/Apia', offsetSeconds: 46_800 },
    '2025-06-20T17:49:00Z',
    '2025-06-21T05:08:00Z',
  ],
] as const

describe('sunlight, radiation and UV index', () => {
  test.each(places)(
    'S1 finds sunrise and sunset within two minutes: %s',
    (_name, lat, lon, day, place, rise, set) => {
      const times = sunTimes(lat, lon, day, place)
      if (times.kind !== 'rises') throw new Error(times.kind)
      expect(Math.abs(times.sunriseDt - at(rise))).toBeLessThan(120)
      expect(Math.abs(times.sunsetDt - at(set))).toBeLessThan(120)
    },
  )

  test('S1 puts sunrise before sunset, less than a day apart, everywhere', () => {
    fc.assert(
      fc.property(
        latitude,
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.integer({ min: 0, max: 364 }),
        (lat, lon, n) => {
          const day = new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10)
          const times = sunTimes(lat, lon, day, { offsetSeconds: Math.round(lon / 15) * 3600 })
          if (times.kind !== 'rises') return
          const hours = (times.sunsetDt - times.sunriseDt) / 3600
          expect(hours).toBeGreaterThan(0)
          expect(hours).toBeLessThan(24)
        },
      ),
    )
  })

  test('S2 reports polar day and polar night', () => {
    const tromso = { zone: 'Europe/Oslo', offsetSeconds: 3600 }
    const summer = sunTimes(69.65, 18.96, '2025-06-21', tromso)
    const winter = sunTimes(69.65, 18.96, '2025-12-21', tromso)
    expect([summer.kind, winter.kind]).toEqual(['polar_day', 'polar_night'])
    expect(isDaylight(summer, at('2025-06-21T22:00:00Z'))).toBe(true)
    expect(isDaylight(winter, at('2025-12-21T11:00:00Z'))).toBe(false)
    expect([dayLength(69.65, 172), dayLength(69.65, 355)]).toEqual([24, 0])
  })

  test('S3 mirrors day length across the equator', () => {
    fc.assert(
      fc.property(latitude, dayNumber, (lat, day) => {
        expect(dayLength(lat, day) + dayLength(-lat, day)).toBeCloseTo(24, 6)
      }),
    )
  })

  test('S4 numbers the days of the year correctly in leap years', () => {
    expect(
      ['2024-12-31', '2025-12-31', '2024-03-01', '2025-03-01', '2025-01-01'].map(dayOfYearFromDate),
    ).toEqual([366, 365, 61, 60, 1])
  })

  test('S5 adds up hourly radiation to the daily total', () => {
    fc.assert(
      fc.property(latitude, dayNumber, (lat, day) => {
        let sum = 0
        for (let hour = 0; hour < 24; hour++)
          sum += periodExtraterrestrialRadiation(lat, day, (Math.PI / 12) * (hour - 11.5), 1)
        expect(sum).toBeCloseTo(dailyExtraterrestrialRadiation(lat, day), 6)
      }),
    )
  })

  test('S5 adds up the radiation of three-hour steps to the daily total at any longitude', () => {
    for (const lon of [-170, -75, 0, 36, 178]) {
      let sum = 0
      for (let i = 0; i < 8; i++)
        sum += stepExtraterrestrialRadiation(48, lon, at('2025-06-15T00:00:00Z') + i * 10_800, 3)
      expect(sum).toBeCloseTo(dailyExtraterrestrialRadiation(48, 166), 0)
    }
  })

  test('S6 lowers solar radiation as cloud increases, within fixed bounds', () => {
    const cloud = fc.double({ min: 0, max: 99, noNaN: true })
    fc.assert(
      fc.property(cloud, (cloudPct) => {
        for (const mapping of ['angstrom', 'kasten-czeplak'] as const) {
          const less = knownValue(radiationFromCloud(40, { cloudPct: cloudPct + 1 }, mapping)) ?? 0
          const more = knownValue(radiationFromCloud(40, { cloudPct }, mapping)) ?? 0
          expect(more).toBeGreaterThanOrEqual(less)
          expect(less).toBeGreaterThanOrEqual(0.18 * 40)
          expect(more).toBeLessThanOrEqual(0.75 * 40 + 1e-9)
        }
      }),
    )
  })

  test('S6 loses less radiation under half cloud cover by Kasten-Czeplak than by Angstrom', () => {
    expect(radiationFromCloud(40, { cloudPct: 50 })).toEqual({ known: true, value: 20 })
    expect(knownValue(radiationFromCloud(40, { cloudPct: 50 }, 'kasten-czeplak'))).toBeCloseTo(
      30 * (1 - 0.75 * 0.5 ** 3.4),
      9,
    )
  })

  test('S7 limits radiation derived from the temperature range to that of a clear sky', () => {
    expect(radiationFromTemperatureRange(40, { maxTempC: 45, minTempC: 5 })).toEqual({
      known: true,
      value: clearSkyRadiation(40, 0),
    })
  })

  test('S8 gives a UV index of 12.5 under an overhead sun, 0 at night, and less under cloud', () => {
    expect(clearSkyUvIndex(1)).toBe(12.5)
    expect(clearSkyUvIndex(0.5)).toBeCloseTo(2.34, 2)
    expect(clearSkyUvIndex(-0.1)).toBe(0)
    const noon = at('2025-06-21T12:00:00Z')
    expect(uvIndex(51.5, 0, noon).clearSkyOnly).toBe(true)
    const half = uvIndex(51.5, 0, noon, { cloudPct: 50 })
    expect(half.clearSkyOnly).toBe(false)
    expect(half.index).toBeCloseTo(uvIndex(51.5, 0, noon).index * 0.7, 6)
    expect(uvIndex(51.5, 0, at('2025-06-21T00:00:00Z')).index).toBe(0)
  })

  test('S8 classifies the UV index', () =>
    checkRows(
      [
        [2.4, 'low'],
        [2.5, 'moderate'],
        [7.4, 'high'],
        [10.4, 'very_high'],
        [10.5, 'extreme'],
      ] as const,
      ([index, name]) => {
        expect(uvClass(index)).toBe(name)
      },
    ))

  test('S9 calculates the share of a period that is in daylight, with margins', () => {
    const sun = [{ startDt: 0, endDt: 36_000 }]
    expect(shareWithin(sun, { startDt: 0, endDt: 10_800 })).toBe(1)
    expect(shareWithin(sun, { startDt: 0, endDt: 10_800 }, 3600)).toBeCloseTo(2 / 3, 9)
    expect(shareWithin(sun, { startDt: 40_000, endDt: 50_000 })).toBe(0)
  })

  test('S9 joins days under the midnight sun into one interval', () => {
    const tromso = { latDeg: 69.65, lonDeg: 18.96, zone: 'Europe/Oslo', offsetSeconds: 7200 }
    expect(daylight(tromso, ['2025-06-20', '2025-06-21', '2025-06-22'])).toEqual([
      { startDt: at('2025-06-19T22:00:00Z'), endDt: at('2025-06-22T22:00:00Z') },
    ])
    expect(daylight(tromso, ['2025-12-21'])).toEqual([])
  })
})
