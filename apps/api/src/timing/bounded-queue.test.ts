import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { BoundedQueue } from './bounded-queue.ts'

const refusal = (why: string) => new Error(why)

/** A task that ends when the test decides. */
function piece() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const state = { started: false, end: resolve, fail: reject }
  const work = () => {
    state.started = true
    return promise
  }
  return { state, work }
}

test('runs tasks up to a limit, queues a limited number more and refuses the rest', async () => {
  const queue = new BoundedQueue({ atOnce: 2, mayWait: 3, refusal })
  const pieces = Array.from({ length: 5 }, piece)
  const runs = pieces.map(({ work }) => queue.run(work))
  expect(pieces.map(({ state }) => state.started)).toEqual([true, true, false, false, false])
  await expect(queue.run(async () => 'never')).rejects.toThrow('too many wait')

  pieces[1]?.state.end('second')
  await runs[1]
  await setImmediate()
  expect(pieces.map(({ state }) => state.started)).toEqual([true, true, true, false, false])
  for (const { state } of pieces) state.end('done')
  expect(await Promise.all(runs)).toEqual(['done', 'second', 'done', 'done', 'done'])
})

test('a task that fails frees its slot', async () => {
  const queue = new BoundedQueue({ atOnce: 1, mayWait: 1, refusal })
  const [first, second] = [piece(), piece()]
  const failing = queue.run(first.work)
  const waiting = queue.run(second.work)
  first.state.fail(new Error('broken'))
  await expect(failing).rejects.toThrow('broken')
  second.state.end('fine')
  expect(await waiting).toBe('fine')
  expect(await queue.run(async () => 'free again')).toBe('free again')
})

test('a new task never overtakes the next one in the queue', async () => {
  const queue = new BoundedQueue({ atOnce: 1, mayWait: 5, refusal })
  const order: number[] = []
  const run = (at: number) =>
    queue.run(async () => {
      order.push(at)
      await setImmediate()
      if (at === 1) void run(4)
    })
  await Promise.all([run(1), run(2), run(3)])
  await queue.run(async () => 'all through')
  expect(order).toEqual([1, 2, 3, 4])
})

test('enforces both the limit on waiting tasks and the limit on waiting time', async () => {
  const queue = new BoundedQueue({ atOnce: 1, mayWait: 1, refusal })
  const held = piece()
  const running = queue.run(held.work)
  const waiting = expect(queue.run(async () => 'never', { withinMs: 5 })).rejects.toThrow(
    'no turn came in time',
  )
  await expect(queue.run(async () => 'never', { first: true })).rejects.toThrow('too many wait')
  await waiting
  const next = queue.run(async () => 'next')
  held.state.end('first')
  expect(await Promise.all([running, next])).toEqual(['first', 'next'])
})
