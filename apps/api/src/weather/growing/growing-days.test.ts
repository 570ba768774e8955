import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { infiltrationToday, topsoilDays, upcomingDays } from './growing-days.ts'

const HOUR = 3_600
const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0, elevationM: 90 }
/** Midnight in Ludlow in winter, when local days are UTC days. */
const MIDNIGHT = Date.UTC(2026, 0, 5) / 1000

type Hour = { rainMm?: number; tempC?: number; snowDepthM?: number }
const hoursFrom = (dt: number, hours: readonly Hour[]) =>
  hours.map((hour, i) => ({ dt: dt + i * HOUR, hours: 1, ...hour }))
const run = (count: number, hour: Hour) => Array.from({ length: count }, () => hour)
/** 12 mm of snow from 06:00 to 18:00, on a day below freezing. */
const snowyDay = [
  ...run(6, { rainMm: 0, tempC: -4, snowDepthM: 0 }),
  ...run(12, { rainMm: 1, tempC: -3, snowDepthM: 0.05 }),
  ...run(6, { rainMm: 0, tempC: -5, snowDepthM: 0.08 }),
]
const frostyDay = run(24, { rainMm: 0, tempC: -6, snowDepthM: 0.08 })
const thaw = run(24, { rainMm: 0, tempC: 12, snowDepthM: 0 })
const rainyDay = run(24, { rainMm: 0.5, tempC: 9, snowDepthM: 0 })
const et0 = new Map(Array.from({ length: 6 }, (_, i) => [`2026-01-0${5 + i}`, 1.5]))
const coming = (hours: readonly Hour[]) => upcomingDays([], hoursFrom(MIDNIGHT, hours), place, et0)

describe('soil water on the forecast days', () => {
  test('rain soaks in as it falls', () => {
    expect(coming(rainyDay)).toMatchObject([{ rainMm: 12, soakedMm: 12, isCovered: false }])
  })

  test('adds snow to the dry limit once it melts, and dries no soil under snow', () => {
    const days = coming([...snowyDay, ...frostyDay, ...thaw])
    expect(days.map(({ rainMm }) => rainMm)).toEqual([12, 0, 0])
    expect(days.map(({ isCovered }) => isCovered)).toEqual([true, true, true])
    const soaked = days.map(({ soakedMm = Number.NaN }) => soakedMm)
    expect(soaked[0]).toBe(0)
    expect(soaked[1]).toBe(0)
    const start = { wettestMm: 20, driestMm: 20 }
    const lacks = topsoilDays(start, days, 110)
    // The 12 mm count at once at the wet end of the range, but only after the frosty day at the dry
    // end.
    expect(lacks[0]).toMatchObject({ least: 8 })
    expect(lacks[1]?.least).toBe(8)
    expect(lacks[1]?.most).toBeGreaterThan(20)
  })

  test('assumes snow cover when the temperature is missing', () => {
    const gone = snowyDay.map(({ rainMm }) => ({ rainMm: rainMm ?? 0 }))
    const [day] = coming(gone)
    expect(day).toMatchObject({ isCovered: true, soakedMm: 0 })
  })

  test('removing a value never narrows a range', () => {
    const figures = ['rainMm', 'tempC', 'snowDepthM'] as const
    const weather = fc.constantFrom(snowyDay, frostyDay, thaw, rainyDay)
    fc.assert(
      fc.property(
        fc.array(weather, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...figures),
        fc.nat(),
        (days, figure, at) => {
          const hours = days.flat()
          const without = hours.map((hour, i) => {
            if (i !== at % hours.length) return hour
            const { [figure]: _gone, ...rest } = hour
            return rest
          })
          const lacks = (given: readonly Hour[]) =>
            topsoilDays({ wettestMm: 20, driestMm: 30 }, coming(given), 110)
          const [whole, less] = [lacks(hours), lacks(without)]
          for (const [i, range] of whole.entries()) {
            const wider = less[i]
            if (wider === undefined) continue
            expect(wider.least).toBeLessThanOrEqual(range.least + 1e-9)
            expect(wider.most).toBeGreaterThanOrEqual(range.most - 1e-9)
          }
        },
      ),
    )
  })
})

describe('water soaked in since midnight', () => {
  const noon = MIDNIGHT + 12 * HOUR
  const soakedBy = (day: readonly Hour[]) => {
    const all = hoursFrom(MIDNIGHT, day)
    const before = hoursFrom(MIDNIGHT - 24 * HOUR, run(24, { rainMm: 0, tempC: -2, snowDepthM: 0 }))
    return infiltrationToday(
      [...before, ...all.filter(({ dt }) => dt < noon)],
      all.filter(({ dt }) => dt >= noon),
      place,
      45,
    )
  }

  test('counts all rain as soaked in, unlike snow', () => {
    expect(soakedBy(rainyDay)).toEqual({ least: 6, most: 6 })
  })

  test('the low estimate excludes snow that may not have melted', () => {
    expect(soakedBy(snowyDay)).toEqual({ least: 0, most: 6 })
  })

  test('the high estimate assumes a full root zone when an hour has no data', () => {
    const gap = rainyDay.map((hour, i) => (i === 3 ? { tempC: 9, snowDepthM: 0 } : hour))
    expect(soakedBy(gap)).toEqual({ least: 5.5, most: 45 })
  })
})
