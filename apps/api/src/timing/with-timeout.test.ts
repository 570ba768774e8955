import { getEventListeners } from 'node:events'
import { stat } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { raceAbort, withTimeout } from './with-timeout.ts'

/** Clock time that passes during awaited turns of the event loop, in ms. */
const TURNS_MS = 3

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => {})
const refuse = () => {
  throw new Error('refused')
}

test('passes on results and errors before the deadline and leaves no timer or listener', async () => {
  const { signal } = new AbortController()
  expect(await withTimeout(50, Promise.resolve('here'), refuse)).toBe('here')
  await expect(withTimeout(50, Promise.reject(new Error('broken')), refuse)).rejects.toThrow('broken')
  expect(await raceAbort(Promise.resolve('here'), signal, refuse)).toBe('here')
  await expect(raceAbort(Promise.reject(new Error('broken')), signal, refuse)).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('returns the fallback value or error exactly at the deadline', async () => {
  const outcomes: unknown[] = []
  const note = (outcome: unknown) => outcomes.push(outcome)
  withTimeout(50, never, () => 'instead').then(note)
  withTimeout(50, never, refuse).catch(({ message }) => note(message))
  await vi.advanceTimersByTimeAsync(49)
  expect(outcomes).toEqual([])
  await vi.advanceTimersByTimeAsync(1 + TURNS_MS)
  expect(outcomes).toEqual(['instead', 'refused'])
})

test('returns a result that is already there, even with no time left', async () => {
  expect(await withTimeout(-1, Promise.resolve('here'), refuse)).toBe('here')
})

test('an aborted signal ends the wait for work that ignores the signal', async () => {
  const leave = new AbortController()
  const waiting = raceAbort(never, leave.signal, () => 'instead')
  leave.abort()
  expect(await waiting).toBe('instead')
  expect(await raceAbort(never, leave.signal, () => 'instead')).toBe('instead')
})

test('ignores a failure after the wait has ended', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  const leave = new AbortController()
  const outcomes = Promise.all([
    withTimeout(50, promise, () => 'late'),
    raceAbort(promise, leave.signal, () => 'left'),
  ])
  leave.abort()
  await vi.advanceTimersByTimeAsync(50 + TURNS_MS)
  expect(await outcomes).toEqual(['late', 'left'])
  // Vitest fails a run with an unhandled rejection.
  reject(new Error('too late'))
  await vi.advanceTimersByTimeAsync(0)
})

test('a negative time limit returns the fallback at once without a warning', async () => {
  vi.useRealTimers()
  const warned = vi.fn()
  process.on('warning', warned)
  try {
    expect(await withTimeout(-431, never, () => 'instead')).toBe('instead')
    await new Promise((resolve) => setImmediate(resolve))
    expect(warned).not.toHaveBeenCalled()
  } finally {
    process.off('warning', warned)
  }
})

test('returns a result that arrived in time, even if the process was too busy to notice', async () => {
  vi.useRealTimers()
  const answer = withTimeout(1, stat('.'), refuse)
  // Blocks the event loop. The file system still answers, though late on a slow machine.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000)
  expect((await answer).isDirectory()).toBe(true)
})
