import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDay, localHour, offsetSecondsAt, startOfDay, timeAtHour } from './zone.ts'

const at = (iso: string) => Date.parse(iso) / 1000
const london = { zone: 'Europe/London', offsetSeconds: 0 }

describe('local clock', () => {
  test('Z1 follows a clock change to the second', () => {
    expect(offsetSecondsAt(london, at('2025-03-30T00:59:59Z'))).toBe(0)
    expect(offsetSecondsAt(london, at('2025-03-30T01:00:00Z'))).toBe(3600)
  })

  test('Z1 gives the exact offset of a quarter-hour zone', () => {
    expect(offsetSecondsAt({ zone: 'Asia/Kathmandu', offsetSeconds: 0 }, at('2025-03-30T00:00:00Z'))).toBe(
      20_700,
    )
  })

  test('Z2 counts the local hour from local midnight', () => {
    expect(localHour(london, at('2025-07-01T11:30:00Z'))).toBe(12.5)
    expect(localHour({ offsetSeconds: -5 * 3600 }, at('2025-07-01T02:00:00Z'))).toBe(21)
    expect(localHour({ offsetSeconds: 0 }, -1800)).toBe(23.5)
  })

  test('Z3 uses the first of two repeated hours, and moves a skipped hour forward by one hour', () => {
    const utc = (day: string, hour: number) =>
      new Date(timeAtHour(london, day, hour) * 1000).toISOString().slice(0, 16)
    expect(utc('2026-10-25', 1)).toBe('2026-10-25T00:00')
    expect(utc('2026-10-25', 12)).toBe('2026-10-25T12:00')
    expect(utc('2026-03-29', 1)).toBe('2026-03-29T01:00')
    expect(utc('2026-03-29', 12)).toBe('2026-03-29T11:00')
    expect(timeAtHour({ offsetSeconds: -5 * 3600 }, '2026-03-29', 21)).toBe(at('2026-03-30T02:00:00Z'))
  })

  test('Z3 returns a time at which the local clock shows the given day and hour', () => {
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
        // No clock change skips an hour after 04:00.
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

  test('Z4 starts a day at its first moment, even where the clock skips or repeats midnight', () => {
    const days: [string, string, string][] = [
      ['Europe/London', '2026-07-01', '2026-06-30T23:00'],
      ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00'],
      ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00'],
      ['America/Havana', '2026-03-08', '2026-03-08T05:00'],
      ['America/Santiago', '2026-09-06', '2026-09-06T04:00'],
      ['Atlantic/Azores', '2026-03-29', '2026-03-29T01:00'],
      // The hour before midnight occurs twice.
      ['America/Santiago', '2026-04-05', '2026-04-05T04:00'],
      // Midnight occurs twice.
      ['America/Havana', '2026-11-01', '2026-11-01T04:00'],
      ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00'],
    ]
    for (const [zone, day, utc] of days) {
      const dt = startOfDay({ zone, offsetSeconds: 0 }, day)
      expect(new Date(dt * 1000).toISOString().slice(0, 16), `${zone} ${day}`).toBe(utc)
      expect([dt - 1, dt].map((moment) => localDay({ zone, offsetSeconds: 0 }, moment) === day)).toEqual([
        false,
        true,
      ])
    }
  })
})
