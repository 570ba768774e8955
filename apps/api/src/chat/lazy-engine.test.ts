import { expect, test } from 'vitest'
import type { AnswerPart, ChatEngine, ChatQuestion } from './engine.ts'
import { LazyEngine } from './lazy-engine.ts'

const QUESTION = {} as ChatQuestion

const engine: ChatEngine = {
  name: 'answers',
  async *answer() {
    yield { kind: 'text', text: 'Yes.' }
  },
}

/** An engine whose loads have the given outcomes, one after the other. */
function lazyEngine(...loads: ('fails' | 'loads')[]) {
  const closed: string[] = []
  const lazy = new LazyEngine('answers', async () => {
    if (loads.shift() === 'fails') throw new Error('the file is missing')
    return { engine, close: async () => void closed.push('closed') }
  })
  const ask = async () => {
    const parts: AnswerPart[] = []
    for await (const part of lazy.answer(QUESTION, AbortSignal.timeout(60_000))) parts.push(part)
    return parts
  }
  return { lazy, ask, closed, left: loads }
}

test('loads the engine once, and again after a load that failed', async () => {
  const { ask, left } = lazyEngine('fails', 'loads', 'fails')
  await expect(ask()).rejects.toThrow('the file is missing')
  expect(await ask()).toEqual([{ kind: 'text', text: 'Yes.' }])
  expect(await ask()).toEqual([{ kind: 'text', text: 'Yes.' }])
  expect(left).toEqual(['fails'])
})

test('closes an engine that was loaded, and has nothing to close otherwise', async () => {
  const loaded = lazyEngine('loads')
  await loaded.ask()
  await loaded.lazy.close()
  expect(loaded.closed).toEqual(['closed'])

  const failing = lazyEngine('fails')
  const asked = failing.ask()
  await Promise.all([expect(asked).rejects.toThrow('the file is missing'), failing.lazy.close()])

  const neverAsked = lazyEngine()
  await neverAsked.lazy.close()
  expect([failing.closed, neverAsked.closed]).toEqual([[], []])
})
