import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CLOCK_SKEW_MS, isDuring, isFuture } from './wall-clock.ts'

const moment = fc.integer({ min: 0, max: 4e12 })
const length = fc.integer({ min: 0, max: 1e9 })

test('a time slightly ahead, within the clock skew, is not in the future', () => {
  expect(isFuture(CLOCK_SKEW_MS, 0)).toBe(false)
  expect(isFuture(CLOCK_SKEW_MS + 1, 0)).toBe(true)
})

test('setting the clock back never extends a period by more than the clock skew', () => {
  fc.assert(
    fc.property(moment, length, moment, length, (since, lasts, back, later) => {
      const putTo = since - back
      const goesOn = isDuring(since, since + lasts, putTo) && isDuring(since, since + lasts, putTo + later)
      expect(goesOn && later > lasts + CLOCK_SKEW_MS).toBe(false)
    }),
  )
})

test('a period ends exactly on time when the clock is not set back', () => {
  fc.assert(
    fc.property(moment, length, length, (since, lasts, later) => {
      expect(isDuring(since, since + lasts, since + later)).toBe(later < lasts)
    }),
  )
})
