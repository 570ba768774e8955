import fc from 'fast-check'
import { expect, test } from 'vitest'
import { QueuePerKey } from './queue-per-key.ts'

test('runs at most the given number of tasks per key, and runs every task even when some throw', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.record({ key: fc.constantFrom('a', 'b'), fails: fc.boolean() }), { maxLength: 30 }),
      async (atOnce, works) => {
        const queue = new QueuePerKey(atOnce)
        const running = { a: 0, b: 0 }
        let most = 0
        const results = await Promise.allSettled(
          works.map(({ key, fails }) =>
            queue.run(key, async () => {
              running[key] += 1
              most = Math.max(most, running[key])
              await Promise.resolve()
              running[key] -= 1
              if (fails) throw new Error('failed')
            }),
          ),
        )
        expect(most).toBeLessThanOrEqual(atOnce)
        expect(results.map(({ status }) => status === 'rejected')).toEqual(works.map(({ fails }) => fails))
      },
    ),
  )
})

test('a task does not wait for tasks with another key', async () => {
  const queue = new QueuePerKey(1)
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = queue.run('a', () => promise)
  expect(await queue.run('b', () => Promise.resolve('done'))).toBe('done')
  resolve()
  await held
})
