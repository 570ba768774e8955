import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { spinningTasks } from './worker-pool.fixture.ts'
import { TaskTimeout, WorkerPool, withSharedDeadline } from './worker-pool.ts'

const script = fileURLToPath(new URL('./worker-pool.fixture.ts', import.meta.url))
let pool: WorkerPool<typeof spinningTasks>
beforeEach(() => {
  pool = new WorkerPool({ script, deadlineMs: 200, waitMs: 60_000 })
})
afterEach(() => pool.close())

test('terminates a task that never ends, and answers other tasks meanwhile', async () => {
  // Starts both threads, because on a busy machine that takes longer than the deadline of a task.
  await Promise.all([pool.run('echo', 'one'), pool.run('echo', 'two')])
  const ended: string[] = []
  const spun = pool.run('spin', {}).catch((error: unknown) => {
    ended.push('spin')
    return error
  })
  expect(await pool.run('echo', 'beside').finally(() => ended.push('echo'))).toBe('beside')
  expect(await spun).toBeInstanceOf(TaskTimeout)
  expect(ended).toEqual(['echo', 'spin'])
  expect(await Promise.all(['a', 'b', 'c'].map((text) => pool.run('echo', text)))).toEqual(['a', 'b', 'c'])
})

test('a task does not wait for a thread that is being replaced', async () => {
  await pool.run('echo', 'warm')
  const spun = pool.run('spin', {}).catch(() => 'ended')
  const beside = await pool.run('thread', {})
  const tasks = Array.from({ length: 20 }, () => pool.run('thread', {}))
  expect(await spun).toBe('ended')
  const behind = Array.from({ length: 20 }, () => pool.run('thread', {}))
  expect(new Set(await Promise.all([...tasks, ...behind]))).toEqual(new Set([beside]))
})

test('a task’s deadline starts when its work starts, not while it waits for a thread', async () => {
  const busy = [pool.run('spin', {}), pool.run('spin', {})].map((task) => task.catch(() => 'ended'))
  const waiting = pool.run('echo', 'later')
  expect(await Promise.all([...busy, waiting])).toEqual(['ended', 'ended', 'later'])
})

test('terminates a task that uses too much memory', async () => {
  await pool.close()
  pool = new WorkerPool({ script, deadlineMs: 60_000, waitMs: 60_000 })
  await expect(pool.run('fill', {})).rejects.toBeInstanceOf(TaskTimeout)
})

test('lets a hundred tasks wait and refuses further tasks at once', async () => {
  await pool.run('echo', 'warm')
  const all = Array.from({ length: 103 }, () => pool.run('echo', 'x').then(() => 'done', String))
  const refused = (await Promise.all(all)).filter((outcome) => outcome !== 'done')
  expect(refused).toEqual([expect.stringMatching(/overloaded/)])
})

test('refuses a task that waits too long for a thread', async () => {
  await pool.close()
  pool = new WorkerPool({ script, deadlineMs: 5_000, waitMs: 500, threads: 1 })
  const spun = pool.run('spin', {}).catch(() => 'ended')
  await expect(pool.run('echo', 'x')).rejects.toMatchObject({ code: 'overloaded' })
  expect(await spun).toBe('ended')
})

test('all tasks for one message share its deadline', async () => {
  const outcomes = await withSharedDeadline(async () => {
    const spun = await pool.run('spin', {}).catch((error: unknown) => error)
    return [spun, await pool.run('echo', 'x').catch((error: unknown) => error)]
  })
  expect(outcomes).toEqual([expect.any(TaskTimeout), expect.any(TaskTimeout)])
  expect(await pool.run('echo', 'another message')).toBe('another message')
})
