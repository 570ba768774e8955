import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withDeadline } from './handler-deadline.ts'

/** Clock time that passes during awaited turns of the event loop, in ms. */
const TURNS_MS = 3

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('passes on a result or error before the deadline and leaves no timer behind', async () => {
  await expect(withDeadline(Promise.resolve('here'), 50)).resolves.toBe('here')
  await expect(withDeadline(Promise.reject(new Error('broken')), 50)).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})

test('refuses an unfinished answer exactly at its deadline, with a time to retry', async () => {
  let refusal: unknown
  withDeadline(new Promise(() => {}), 50).catch((error: unknown) => {
    refusal = error
  })
  await vi.advanceTimersByTimeAsync(49)
  expect(refusal).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1 + TURNS_MS)
  expect(refusal).toMatchObject({ code: 'overloaded', status: 503, retryAfter: 2 })
})

test('ignores a failure after the deadline', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  const refused = expect(withDeadline(promise, 50)).rejects.toMatchObject({ code: 'overloaded' })
  await vi.advanceTimersByTimeAsync(50 + TURNS_MS)
  await refused
  reject(new Error('too late'))
  await vi.advanceTimersByTimeAsync(0)
})
