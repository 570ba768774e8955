import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { spinning } from './worker-pool.fixture.ts'
import { TaskTooLong, WorkerPool, withSharedDeadline } from './worker-pool.ts'

const script = fileURLToPath(new URL('./worker-pool.fixture.ts', import.meta.url))
let pool: WorkerPool<typeof spinning>
beforeEach(() => {
  pool = new WorkerPool({ script, deadlineMs: 200, waitMs: 60_000 })
})
afterEach(() => pool.close())

test('a task that never ends is ended, and other tasks are answered meanwhile and after it', async () => {
  await pool.run('echo', 'warm')
  const ended: string[] = []
  const spun = pool.run('spin', {}).catch((error: unknown) => {
    ended.push('spin')
    return error
  })
  expect(await pool.run('echo', 'beside').finally(() => ended.push('echo'))).toBe('beside')
  expect(await spun).toBeInstanceOf(TaskTooLong)
  expect(ended).toEqual(['echo', 'spin'])
  expect(await Promise.all(['a', 'b', 'c'].map((text) => pool.run('echo', text)))).toEqual(['a', 'b', 'c'])
})

test('no task waits for a thread that is being replaced', async () => {
  await pool.run('echo', 'warm')
  const spun = pool.run('spin', {}).catch(() => 'ended')
  const beside = await pool.run('thread', {})
  const tasks = Array.from({ length: 20 }, () => pool.run('thread', {}))
  expect(await spun).toBe('ended')
  const behind = Array.from({ length: 20 }, () => pool.run('thread', {}))
  expect(new Set(await Promise.all([...tasks, ...behind]))).toEqual(new Set([beside]))
})

test('the deadline counts from the start of work, not from the wait for a thread', async () => {
  const busy = [pool.run('spin', {}), pool.run('spin', {})].map((task) => task.catch(() => 'ended'))
  const waiting = pool.run('echo', 'later')
  expect(await Promise.all([...busy, waiting])).toEqual(['ended', 'ended', 'later'])
})

test('a task that takes too much memory is ended as one that takes too long', async () => {
  await pool.close()
  pool = new WorkerPool({ script, deadlineMs: 60_000, waitMs: 60_000 })
  await expect(pool.run('fill', {})).rejects.toBeInstanceOf(TaskTooLong)
})

test('a hundred tasks may wait; the next is refused at once', async () => {
  await pool.run('echo', 'warm')
  const all = Array.from({ length: 103 }, () => pool.run('echo', 'x').then(() => 'done', String))
  const refused = (await Promise.all(all)).filter((outcome) => outcome !== 'done')
  expect(refused).toEqual([expect.stringMatching(/overloaded/)])
})

test('a task that waits longer for a thread than it may is refused', async () => {
  await pool.close()
  pool = new WorkerPool({ script, deadlineMs: 5_000, waitMs: 500, threads: 1 })
  const spun = pool.run('spin', {}).catch(() => 'ended')
  await expect(pool.run('echo', 'x')).rejects.toMatchObject({ code: 'overloaded' })
  expect(await spun).toBe('ended')
})

test('the tasks of one message share its deadline', async () => {
  const outcomes = await withSharedDeadline(async () => {
    const spun = await pool.run('spin', {}).catch((error: unknown) => error)
    return [spun, await pool.run('echo', 'x').catch((error: unknown) => error)]
  })
  expect(outcomes).toEqual([expect.any(TaskTooLong), expect.any(TaskTooLong)])
  expect(await pool.run('echo', 'another message')).toBe('another message')
})
