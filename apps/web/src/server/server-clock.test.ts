import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { phoneClockLeadMs, recordServerTime, serverClock, serverNow } from './server-clock.ts'

const HOUR_MS = 3_600_000
const NOON = Date.parse('2026-11-29T12:00:00Z')
const dated = (ms: number) => new Headers({ date: new Date(ms).toUTCString() })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOON }))
afterEach(() => {
  vi.useRealTimers()
  delete serverClock.told
})

test('a response to a request does not set the time if the phone slept meanwhile', () => {
  const askedMs = Date.now()
  vi.setSystemTime(NOON + 8 * HOUR_MS)
  recordServerTime(dated(NOON), askedMs)
  expect(serverNow()).toBe(NOON + 8 * HOUR_MS)
})

test('the server time advances during sleep and does not go back when the clock is set back', () => {
  recordServerTime(dated(NOON), Date.now())
  // The monotonic clock stops while a phone sleeps.
  vi.setSystemTime(NOON + 8 * HOUR_MS)
  expect(serverNow()).toBe(NOON + 8 * HOUR_MS)
  vi.setSystemTime(NOON)
  vi.advanceTimersByTime(HOUR_MS)
  vi.setSystemTime(NOON - 8 * HOUR_MS)
  expect(serverNow()).toBe(NOON + HOUR_MS)
})

test('a clock ten minutes off counts as correct, and a larger error is remembered', () => {
  recordServerTime(dated(NOON - 600_000), Date.now())
  expect(phoneClockLeadMs()).toBe(0)
  recordServerTime(dated(NOON - 6 * HOUR_MS), Date.now())
  delete serverClock.told
  expect([phoneClockLeadMs(), serverNow()]).toEqual([6 * HOUR_MS, NOON - 6 * HOUR_MS])
})
