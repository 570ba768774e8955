import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ModelPart } from '../model.ts'
import { withoutThoughts } from './thoughts.ts'

const end: ModelPart = { kind: 'end', reason: 'stop', usage: 3 }

async function heard(...texts: string[]): Promise<string> {
  async function* said(): AsyncGenerator<ModelPart, void, undefined> {
    for (const text of texts) yield { kind: 'text', text }
    yield end
  }
  const parts: ModelPart[] = []
  for await (const part of withoutThoughts(said())) parts.push(part)
  expect(parts.at(-1)).toEqual(end)
  return parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')
}

test.each([
  ['<think>Hm, maize.</think>\n\nIt is corn.', 'It is corn.'],
  ['\n<think>\nHm\n</think> <think>And?</think>Yes', 'Yes'],
  ['It is corn.', 'It is corn.'],
  ['A tag <think>later</think> is text', 'A tag <think>later</think> is text'],
  ['<thin> end', '<thin> end'],
  ['<th', '<th'],
  ['<think>never ends', ''],
  ['<think></think>', ''],
  ['', ''],
])('%j is heard as %j, wherever it is cut', async (said, answer) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(said.length), { maxLength: 8 }), async (cuts) => {
      const places = [0, ...cuts.sort((a, b) => a - b), said.length]
      const pieces = places.slice(1).map((place, at) => said.slice(places[at], place))
      expect(await heard(...pieces)).toBe(answer)
    }),
    { numRuns: 40 },
  )
})

test('an answer is handed on as it comes, not gathered', async () => {
  const given: string[] = []
  async function* said(): AsyncGenerator<ModelPart, void, undefined> {
    for (const text of ['<think>a', '</think>One', ' two', ' three']) {
      given.push(text)
      yield { kind: 'text', text }
    }
  }
  const words = withoutThoughts(said())
  expect((await words.next()).value).toEqual({ kind: 'text', text: 'One' })
  expect(given).toHaveLength(2)
  await words.return()
})
