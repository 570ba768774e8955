import { describe, expect, test } from 'vitest'
import { localHour, offsetSecondsAt } from './zone.ts'

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
})
