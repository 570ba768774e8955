import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Deadline, DeadlineExceeded, runWithDeadline } from './deadline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = () => new AbortController().signal
const deaf = () => new Promise<never>(() => {})

test('aborts the signal with its reason at the deadline, unless cleared', async () => {
  const [kept, cleared] = [new Deadline(50, () => 'late', open()), new Deadline(50, () => 'late', open())]
  cleared.clear()
  await vi.advanceTimersByTimeAsync(49)
  expect(kept.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(kept.signal.reason).toBe('late')
  expect(cleared.signal.aborted).toBe(false)
})

test('renewing a deadline restarts its time with a new reason', async () => {
  const deadline = new Deadline(50, () => 'late', open())
  await vi.advanceTimersByTimeAsync(40)
  deadline.renew(30, () => 'later')
  await vi.advanceTimersByTimeAsync(29)
  expect(deadline.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(deadline.signal.reason).toBe('later')
})

test('a caller that gives up aborts the deadline’s signal with the caller’s reason', () => {
  const caller = new AbortController()
  const deadline = new Deadline(50, () => 'late', caller.signal)
  caller.abort('gone')
  expect(deadline.signal.reason).toBe('gone')
  deadline.clear()
})

test('a cleared deadline no longer follows its caller', () => {
  const caller = new AbortController()
  const deadline = new Deadline(50, () => 'late', caller.signal)
  deadline.clear()
  caller.abort('gone')
  expect(deadline.signal.aborted).toBe(false)
})

test('passes on a result or error that comes before the deadline and leaves no timer', async () => {
  expect(await runWithDeadline(50, open(), async () => 'done')).toBe('done')
  await expect(runWithDeadline(50, open(), () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  const broken = () => {
    throw new Error('at once')
  }
  await expect(runWithDeadline(50, open(), broken)).rejects.toThrow('at once')
  expect(vi.getTimerCount()).toBe(0)
})

test('signals late work to abort, and stops waiting for work that ignores the signal', async () => {
  let told: unknown
  const late = expect(
    runWithDeadline(50, open(), (signal) => {
      signal.addEventListener('abort', () => (told = signal.reason))
      return deaf()
    }),
  ).rejects.toThrow(DeadlineExceeded)
  await vi.advanceTimersByTimeAsync(50)
  await late
  expect(told).toBeInstanceOf(DeadlineExceeded)
})

test('a caller that gives up ends the wait, or keeps the work from starting', async () => {
  const caller = new AbortController()
  const waiting = expect(runWithDeadline(50, caller.signal, deaf)).rejects.toBe('gone')
  caller.abort('gone')
  await waiting
  const work = vi.fn(deaf)
  await expect(runWithDeadline(50, caller.signal, work)).rejects.toBe('gone')
  expect(work).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
