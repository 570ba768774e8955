import { describe, expect, test } from 'vitest'
import { findTonight, nightFollowing } from './night.ts'

const ludlow = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
const nakuru = { latDeg: -0.28, lonDeg: 36.07, zone: 'Africa/Nairobi', offsetSeconds: 10_800 }
const tromso = { latDeg: 69.65, lonDeg: 18.96, zone: 'Europe/Oslo', offsetSeconds: 3600 }
const at = (iso: string) => Date.parse(iso) / 1000
const clock = (dt: number | undefined) => dt && new Date(dt * 1000).toISOString().slice(5, 16)
const tonight = (place: typeof ludlow, iso: string) => {
  const night = findTonight(place, at(iso))
  return night && [clock(night.startDt), clock(night.endDt)]
}

describe('night hours', () => {
  const january = ['01-10T16:19', '01-11T08:17']

  test.each(['2025-01-10T12:00:00Z', '2025-01-10T16:30:00Z', '2025-01-10T23:59:00Z', '2025-01-11T00:01:00Z'])(
    'S10 finds the same night, from sunset to sunrise, at %s',
    (iso) => expect(tonight(ludlow, iso)).toEqual(january),
  )

  test('S10 keeps the night until sunrise, and returns no night from sunrise to noon', () => {
    expect(tonight(ludlow, '2025-01-11T08:16:00Z')).toEqual(january)
    expect(tonight(ludlow, '2025-01-11T08:18:00Z')).toBeUndefined()
    expect(tonight(ludlow, '2025-01-11T11:59:00Z')).toBeUndefined()
  })

  test('S10 finds tonight by the local clock', () => {
    expect(tonight(nakuru, '2025-09-22T09:30:00Z')?.[0]).toMatch(/^09-22T15:/)
    expect(tonight(nakuru, '2025-09-22T21:30:00Z')?.[0]).toMatch(/^09-22T15:/)
  })

  test('S10 sets the night from 18:00 to 09:00 where the sun does not rise or set', () => {
    const summer = nightFollowing(tromso, '2025-06-20')
    expect([clock(summer.startDt), clock(summer.endDt)]).toEqual(['06-20T16:00', '06-21T07:00'])
    const winter = nightFollowing(tromso, '2025-12-20')
    expect([clock(winter.startDt), clock(winter.endDt)]).toEqual(['12-20T17:00', '12-21T08:00'])
  })

  test('S10 starts every night of the year before its end, at every latitude', () => {
    for (const latDeg of [-75, -60, -35, 0, 35, 60, 66.5, 69.65, 78, 89])
      for (let day = at('2025-01-01T00:00:00Z'); day < at('2026-01-01T00:00:00Z'); day += 86_400) {
        const { startDt, endDt } = nightFollowing(
          { ...tromso, latDeg },
          new Date(day * 1000).toISOString().slice(0, 10),
        )
        expect(endDt - startDt, `${latDeg} ${day}`).toBeGreaterThan(0)
        expect(endDt - startDt, `${latDeg} ${day}`).toBeLessThan(26 * 3600)
      }
  })
})
