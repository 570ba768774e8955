import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deadlineSignal } from './deadline.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a deadline aborts like a network failure when the time is up', () => {
  const signal = deadlineSignal(1000)
  vi.advanceTimersByTime(999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.reason).toBeInstanceOf(TypeError)
})

test("a deadline aborts with the caller's reason and leaves no timer", () => {
  const caller = new AbortController()
  const signal = deadlineSignal(1000, caller.signal)
  caller.abort('no longer needed')
  expect(signal.reason).toBe('no longer needed')
  expect(vi.getTimerCount()).toBe(0)
})

test('a deadline is aborted at once if the caller has already aborted', () => {
  expect(deadlineSignal(1000, AbortSignal.abort('gone')).reason).toBe('gone')
})
