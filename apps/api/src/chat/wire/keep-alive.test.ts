import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { keepAlive } from './keep-alive.ts'

async function* speaks(
  pausesMs: readonly number[],
  closed: string[] = [],
): AsyncGenerator<string, void, undefined> {
  try {
    for (const [at, ms] of pausesMs.entries()) {
      await wait(ms)
      yield String(at)
    }
  } finally {
    closed.push('closed')
  }
}

async function all(source: AsyncIterable<string>): Promise<string[]> {
  const got: string[] = []
  for await (const one of source) got.push(one)
  return got
}

test('fills every silence and loses no text', async () => {
  const got = await all(keepAlive(speaks([0, 1_000, 0]), '.', 20))
  expect(got.filter((one) => one !== '.')).toEqual(['0', '1', '2'])
  const silence = got.slice(1, -2)
  expect(silence.length).toBeGreaterThanOrEqual(1)
  expect(new Set(silence)).toEqual(new Set(['.']))
})

test('adds no filler while the source keeps talking', async () => {
  expect(await all(keepAlive(speaks([0, 0, 0]), '.', 5_000))).toEqual(['0', '1', '2'])
})

test('closing the wrapper closes the source, and errors from the source are passed on', async () => {
  const closed: string[] = []
  for await (const one of keepAlive(speaks([0, 0], closed), '.', 5_000)) if (one === '0') break
  expect(closed).toEqual(['closed'])

  async function* fails(): AsyncGenerator<string, void, undefined> {
    await wait(50)
    yield* []
    throw new Error('broke')
  }
  await expect(all(keepAlive(fails(), '.', 10))).rejects.toThrow('broke')
})
