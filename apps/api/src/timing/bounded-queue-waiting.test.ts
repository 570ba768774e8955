import { expect, test, vi } from 'vitest'
import { BoundedQueue } from './bounded-queue.ts'

const refusal = (why: string) => new Error(why)

test('starts as many tasks as there are turns, and the rest in order of arrival', async () => {
  const turns = new BoundedQueue({ atOnce: 2, refusal })
  expect(turns.take({ withinMs: 1_000 })).toBeUndefined()
  expect(turns.take({ withinMs: 1_000 })).toBeUndefined()
  const began: string[] = []
  const third = turns.take({ withinMs: 1_000 })?.then(() => began.push('third'))
  const fourth = turns.take({ withinMs: 1_000 })?.then(() => began.push('fourth'))
  turns.give()
  await third
  expect(began).toEqual(['third'])
  turns.give()
  await fourth
  expect(began).toEqual(['third', 'fourth'])
})

test('priority tasks get the reserved turns and start before the others', async () => {
  const turns = new BoundedQueue({ atOnce: 3, kept: 1, refusal })
  expect(turns.take({ withinMs: 1_000 })).toBeUndefined()
  expect(turns.take({ withinMs: 1_000 })).toBeUndefined()
  const began: string[] = []
  const other = turns.take({ withinMs: 1_000 })?.then(() => began.push('other'))
  expect(turns.take({ withinMs: 1_000, first: true })).toBeUndefined()
  const first = turns.take({ withinMs: 1_000, first: true })?.then(() => began.push('first'))
  turns.give()
  await first
  expect(began).toEqual(['first'])
  turns.give()
  expect(began).toEqual(['first'])
  turns.give()
  await other
  expect(began).toEqual(['first', 'other'])
  turns.give()
  turns.give()
  expect([
    turns.take({ withinMs: 1_000 }),
    turns.take({ withinMs: 1_000 }),
    turns.take({ withinMs: 1_000, first: true }),
  ]).toEqual([undefined, undefined, undefined])
})

test('a stuck queue refuses late arrivals at once, and none after it has cleared', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  try {
    const turns = new BoundedQueue({ atOnce: 1, refusal })
    turns.take({ withinMs: 1_000 })
    const early = Array.from({ length: 5 }, () => turns.take({ withinMs: 60 }))
    vi.advanceTimersByTime(29)
    const outcomes = Promise.allSettled([...early, turns.take({ withinMs: 60 })])
    vi.advanceTimersByTime(1)
    await expect(turns.take({ withinMs: 60 })).rejects.toThrow('the line is too slow')
    vi.advanceTimersByTime(59)
    const tooLate = { status: 'rejected', reason: refusal('no turn came in time') }
    expect(await outcomes).toEqual(Array(6).fill(tooLate))
    turns.give()
    expect(turns.take({ withinMs: 1_000 })).toBeUndefined()
    const next = Array.from({ length: 100 }, () => turns.take({ withinMs: 1_000 }))
    for (const one of next) {
      turns.give()
      await one
    }
  } finally {
    vi.useRealTimers()
  }
})

test('a task that waits too long never starts and uses no turn', async () => {
  const turns = new BoundedQueue({ atOnce: 1, refusal })
  turns.take({ withinMs: 1_000 })
  await expect(turns.take({ withinMs: 5 })).rejects.toThrow('no turn came in time')
  turns.give()
  expect(turns.take({ withinMs: 1_000 })).toBeUndefined()
})

test('expects a wait in a lasting queue that moves, but not in a young, stuck or empty one', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const turns = new BoundedQueue({ atOnce: 1, refusal })
    turns.take()
    const waiting = Array.from({ length: 20 }, () => turns.take())
    vi.advanceTimersByTime(299)
    expect(turns.lastingWaitMs).toBe(0)
    vi.advanceTimersByTime(1)
    expect(turns.lastingWaitMs).toBe(0) // None has been served.
    for (const one of waiting.slice(0, 9)) {
      turns.give()
      await one
    }
    expect(turns.lastingWaitMs).toBe((11 * 300) / 10)
    for (const one of waiting.slice(9)) {
      turns.give()
      await one
    }
    expect(turns.lastingWaitMs).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
