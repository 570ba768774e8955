import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('of each key at most so many at once, and all in the end, whatever some of them throw', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.record({ key: fc.constantFrom('a', 'b'), fails: fc.boolean() }), { maxLength: 30 }),
      async (atOnce, works) => {
        const turns = new Turns(atOnce)
        const running = { a: 0, b: 0 }
        let most = 0
        const results = await Promise.allSettled(
          works.map(({ key, fails }) =>
            turns.run(key, async () => {
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

test('one key does not wait for another', async () => {
  const turns = new Turns(1)
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = turns.run('a', () => promise)
  expect(await turns.run('b', () => Promise.resolve('done'))).toBe('done')
  resolve()
  await held
})
