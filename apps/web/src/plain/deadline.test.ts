import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deadlineSignal } from './deadline.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('aborts as a network failure when the time is up, and not before', () => {
  const signal = deadlineSignal(1000)
  vi.advanceTimersByTime(999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.reason).toBeInstanceOf(TypeError)
})

test('aborts with the caller, for the reason of the caller, and leaves no timer behind', () => {
  const caller = new AbortController()
  const signal = deadlineSignal(1000, caller.signal)
  caller.abort('no longer needed')
  expect(signal.reason).toBe('no longer needed')
  expect(vi.getTimerCount()).toBe(0)
})

test('is aborted from the start when the caller already was', () => {
  expect(deadlineSignal(1000, AbortSignal.abort('gone')).reason).toBe('gone')
})
