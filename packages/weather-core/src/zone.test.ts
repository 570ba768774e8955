import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDay, localHour, offsetSecondsAt, timeAtHour } from './zone.ts'

const at = (iso: string) => Date.parse(iso) / 1000
const london = { zone: 'Europe/London', offsetSeconds: 0 }

describe('the clock of a place', () => {
  test('Z1 the offset follows the clock change to the second', () => {
    expect(offsetSecondsAt(london, at('2025-03-30T00:59:59Z'))).toBe(0)
    expect(offsetSecondsAt(london, at('2025-03-30T01:00:00Z'))).toBe(3600)
  })

  test('Z1 a quarter-hour zone is exact', () => {
    expect(offsetSecondsAt({ zone: 'Asia/Kathmandu', offsetSeconds: 0 }, at('2025-03-30T00:00:00Z'))).toBe(
      20_700,
    )
  })

  test('Z2 the local hour counts from local midnight', () => {
    expect(localHour(london, at('2025-07-01T11:30:00Z'))).toBe(12.5)
    expect(localHour({ offsetSeconds: -5 * 3600 }, at('2025-07-01T02:00:00Z'))).toBe(21)
    expect(localHour({ offsetSeconds: 0 }, -1800)).toBe(23.5)
  })

  test('Z3 an hour of a day is when the clock shows it, the first time of two; one that is skipped is an hour on', () => {
    const utc = (day: string, hour: number) =>
      new Date(timeAtHour(london, day, hour) * 1000).toISOString().slice(0, 16)
    expect(utc('2026-10-25', 1)).toBe('2026-10-25T00:00')
    expect(utc('2026-10-25', 12)).toBe('2026-10-25T12:00')
    expect(utc('2026-03-29', 1)).toBe('2026-03-29T01:00')
    expect(utc('2026-03-29', 12)).toBe('2026-03-29T11:00')
    expect(timeAtHour({ offsetSeconds: -5 * 3600 }, '2026-03-29', 21)).toBe(at('2026-03-30T02:00:00Z'))
  })

  test('Z3 at that time the clock of any zone shows that hour of that day', () => {
    const zones = [
      'Europe/London',
      'America/New_York',
      'Pacific/Auckland',
      'Australia/Lord_Howe',
      'Asia/Kolkata',
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 730 }),
        // No clock skips an hour after four in the morning.
        fc.integer({ min: 4, max: 23 }),
        (zone, days, hour) => {
          const place = { zone, offsetSeconds: 0 }
          const day = new Date(at('2025-01-01T00:00:00Z') * 1000 + days * 86_400_000)
            .toISOString()
            .slice(0, 10)
          const dt = timeAtHour(place, day, hour)
          expect([localDay(place, dt), localHour(place, dt)]).toEqual([day, hour])
        },
      ),
    )
  })
})
