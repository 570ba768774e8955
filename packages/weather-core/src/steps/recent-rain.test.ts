import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownValue } from '../result.ts'
import { RECENT_RAIN_HOURS, recentRain } from './recent-rain.ts'

const NOW = Date.UTC(2026, 8, 21, 14) / 1000
/** Consecutive hours, oldest first, the last ending at `lastEnd`. */
const hoursOf = (mm: readonly (number | undefined)[], lastEnd = NOW) =>
  mm.map((rainMm, i) => ({ dt: lastEnd - (mm.length - i) * 3600, hours: 1, rainMm }))
const sums = (...told: Parameters<typeof recentRain>) => {
  const fallen = recentRain(...told)
  return RECENT_RAIN_HOURS.map((hours) => knownValue(fallen[hours]))
}
const none = [undefined, undefined, undefined, undefined, undefined]

describe('recent rainfall', () => {
  const day: (number | undefined)[] = Array.from({ length: 48 }, (_, i) => (i < 24 ? 1 : i < 42 ? 0 : 0.5))

  test('R1 adds up the rain in the last 1, 6, 12, 24 and 48 hours', () => {
    expect(sums(hoursOf(day), NOW)).toEqual([0.5, 3, 3, 3, 27])
    expect(sums(hoursOf(day), NOW + 1200)).toEqual([0.5, 3, 3, 3, 27])
    expect(sums(hoursOf(day).toReversed(), NOW)).toEqual([0.5, 3, 3, 3, 27])
  })

  test('R1 leaves a sum unknown when one of its hours is missing or the data is too old', () => {
    expect(sums(hoursOf(day.with(47 - 8, undefined)), NOW)).toEqual([0.5, 3, ...none.slice(2)])
    expect(sums(hoursOf(day).toSpliced(47 - 8, 1), NOW)).toEqual([0.5, 3, ...none.slice(2)])
    expect(sums(hoursOf(day.with(47, -1)), NOW)).toEqual(none)
    expect(sums(hoursOf(day.with(47, Number.NaN)), NOW)).toEqual(none)
    expect(sums(hoursOf(day), NOW + 3600)).toEqual(none)
    expect(sums(hoursOf(day.slice(24)), NOW)).toEqual([0.5, 3, 3, 3, undefined])
    expect(sums([], NOW)).toEqual(none)
  })

  test('R1 excludes an unfinished hour, and uses the first of two entries for one hour', () => {
    const later = { dt: NOW, hours: 1, rainMm: 9 }
    expect(sums([...hoursOf(day), later], NOW)).toEqual([0.5, 3, 3, 3, 27])
    expect(sums([...hoursOf(day), { ...later, dt: NOW - 3600 }], NOW)).toEqual([0.5, 3, 3, 3, 27])
  })

  test('R2 counts the whole of a step that overlaps the period', () => {
    const steps = Array.from({ length: 16 }, (_, i) => ({ dt: NOW - (16 - i) * 10_800, rainMm: 3 }))
    expect(sums(steps, NOW)).toEqual([3, 6, 12, 24, 48])
  })

  test('R2 never reports less rain for more hours, and never changes a sum when an hour is lost', () => {
    const mm = fc.option(fc.double({ min: 0, max: 20, noNaN: true }), { nil: undefined })
    fc.assert(
      fc.property(fc.array(mm, { maxLength: 50 }), fc.nat(), (hours, at) => {
        const whole = sums(hoursOf(hours), NOW)
        const told = whole.filter((sum) => sum !== undefined)
        expect(told).toEqual(told.toSorted((a, b) => a - b))
        const less = sums(hoursOf(hours).toSpliced(at % (hours.length || 1), 1), NOW)
        less.forEach((sum, i) => {
          if (sum !== undefined) expect(sum).toBe(whole[i])
        })
      }),
    )
  })
})
