import { setImmediate } from 'node:timers/promises'
import { Redis } from 'iovalkey'
import { afterEach, expect, test, vi } from 'vitest'
import {
  NO_VALKEY,
  startFakeValkey,
  startValkey,
  VALKEY_PATH,
} from '../../../tests/support/processes/valkey.ts'
import { SharedCounts } from './shared-counts.ts'

if (VALKEY_PATH === undefined) console.warn(NO_VALKEY)
const counted = test.runIf(VALKEY_PATH !== undefined)

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close()
})

const policy = { max: 2, timeWindow: 60_000 }
const ada = [{ key: 'user:1', allowances: 1 }]

function countsAt(url: string) {
  const clock = { ms: 0 }
  const lines: unknown[] = []
  const counts = new SharedCounts(
    url,
    { warn: (...line: unknown[]) => void lines.push(line) },
    () => clock.ms,
  )
  open.push(counts)
  return { clock, lines, counts }
}

counted('counts calls by caller and group in a window that ends', async () => {
  const valkey = await startValkey()
  open.push(valkey)
  const { counts } = countsAt(valkey.url)
  await expect.poll(() => counts.count('all', ada, policy)).toBe(0)
  expect(await counts.count('all', ada, policy)).toBe(0)
  const waitMs = await counts.count('all', ada, policy)
  expect(waitMs).toBeGreaterThan(0)
  expect(waitMs).toBeLessThanOrEqual(60_000)
  // A key without an expiry would block its caller permanently.
  const behind = new Redis(valkey.url)
  await behind.persist('smart-farming:calls:all:user:1')
  await counts.count('all', ada, policy)
  expect(await behind.pttl('smart-farming:calls:all:user:1')).toBeGreaterThan(0)
  behind.disconnect()
  // Other groups and other callers are counted separately.
  expect(await counts.count('chat.market', ada, policy)).toBe(0)
  expect(await counts.count('all', [{ key: 'user:2', allowances: 1 }], policy)).toBe(0)
})

counted('uses Valkey again after a hang, once the pause is over', async () => {
  const valkey = await startValkey()
  open.push(valkey)
  const { counts, clock, lines } = countsAt(valkey.url)
  await expect.poll(() => counts.count('all', ada, policy)).toBe(0)
  valkey.hang()
  expect(await Promise.all([1, 2, 3].map(() => counts.count('all', ada, policy)))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(lines).toHaveLength(1)
  valkey.goOn()
  clock.ms = 9_999
  expect(await counts.count('all', ada, policy)).toBeUndefined()
  clock.ms = 15_000
  await expect.poll(() => counts.count('other', ada, policy)).toBe(0)
})

counted('accepts a Valkey answer that arrived in time even if this process was busy', async () => {
  const valkey = await startValkey()
  open.push(valkey)
  const { counts } = countsAt(valkey.url)
  await expect.poll(() => counts.count('all', ada, policy)).toBe(0)
  const counting = counts.count('all', ada, policy)
  const until = performance.now() + 500
  while (performance.now() < until);
  expect(await counting).toBe(0)
})

test('while Valkey hangs, a single call retries it after each pause', async () => {
  const hung = await startFakeValkey()
  open.push(hung)
  const { counts, clock } = countsAt(hung.url)
  const heardOf = async (calls: number) => {
    await Promise.all(Array.from({ length: calls }, () => counts.count('all', ada, policy)))
    return hung.heard()
  }
  await expect.poll(() => heardOf(1)).toBe(1)
  expect(await heardOf(20)).toBe(1)
  clock.ms = 15_000
  await expect.poll(() => heardOf(20)).toBe(2)
  expect(await heardOf(20)).toBe(2)
})

test('a call waits at most 50 ms for Valkey', async () => {
  // Fake timers make the result independent of the machine's load.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const hung = await startFakeValkey()
    open.push(hung)
    const { counts, lines } = countsAt(hung.url)
    let told: number | undefined | 'waits'
    let counting = Promise.resolve()
    const soFar = async () => {
      for (let turn = 0; turn < 20; turn += 1) await setImmediate()
      return told
    }
    // Until there is a connection, calls do not wait.
    await expect
      .poll(() => {
        told = 'waits'
        counting = counts.count('all', ada, policy).then((waitMs) => {
          told = waitMs
        })
        return soFar()
      })
      .toBe('waits')
    vi.advanceTimersByTime(49)
    expect(await soFar()).toBe('waits')
    vi.advanceTimersByTime(1)
    await counting
    expect(told).toBeUndefined()
    expect(lines).toEqual([[{ err: expect.objectContaining({ message: 'no answer in 50 ms' }) }, 'valkey']])
  } finally {
    vi.useRealTimers()
  }
})
