import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { BoundedQueue } from './bounded-queue.ts'

/** Work that ends when the test says so. */
function piece() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const state = { started: false, end: resolve, fail: reject }
  const work = () => {
    state.started = true
    return promise
  }
  return { state, work }
}

test('runs so many at once, lets so many wait, and refuses the rest', async () => {
  const queue = new BoundedQueue(2, 3)
  const pieces = Array.from({ length: 5 }, piece)
  const runs = pieces.map(({ work }) => queue.run(work))
  expect(pieces.map(({ state }) => state.started)).toEqual([true, true, false, false, false])
  await expect(queue.run(async () => 'never')).rejects.toMatchObject({ code: 'overloaded', retryAfter: 2 })

  pieces[1]?.state.end('second')
  await runs[1]
  await setImmediate()
  expect(pieces.map(({ state }) => state.started)).toEqual([true, true, true, false, false])
  for (const { state } of pieces) state.end('done')
  expect(await Promise.all(runs)).toEqual(['done', 'second', 'done', 'done', 'done'])
})

test('a piece that fails gives its place back, too', async () => {
  const queue = new BoundedQueue(1, 1)
  const [first, second] = [piece(), piece()]
  const failing = queue.run(first.work)
  const waiting = queue.run(second.work)
  first.state.fail(new Error('broken'))
  await expect(failing).rejects.toThrow('broken')
  second.state.end('fine')
  expect(await waiting).toBe('fine')
  expect(await queue.run(async () => 'free again')).toBe('free again')
})

test('nobody who comes in between takes the place of who is next in line', async () => {
  const queue = new BoundedQueue(1, 5)
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
