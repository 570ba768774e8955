import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ModelPart } from '../model.ts'
import { withWrittenCalls } from './written-calls.ts'

const end: ModelPart = { kind: 'end', reason: 'stop', usage: 3 }

async function heard(texts: readonly string[], more: ModelPart[] = [end]): Promise<ModelPart[]> {
  async function* said(): AsyncGenerator<ModelPart, void, undefined> {
    for (const text of texts) yield { kind: 'text', text }
    yield* more
  }
  const parts: ModelPart[] = []
  for await (const part of withWrittenCalls(said(), new Set(['get_price', 'add']))) parts.push(part)
  return parts
}
function inPieces(text: string, cuts: readonly number[]): string[] {
  const places = [0, ...[...cuts].sort((a, b) => a - b), text.length]
  return places.slice(1).map((place, at) => text.slice(places[at], place))
}

const maize = { id: 'call_1', name: 'get_price', args: '{"commodity":"maize"}' }
const json = '{"name": "get_price", "arguments": {"commodity": "maize"}}'

test.each([
  ['Qwen and Hermes', `<tool_call>\n${json}\n</tool_call>`, [maize]],
  [
    'two of them',
    `<tool_call>${json}</tool_call>\n<tool_call>{"name":"add"}</tool_call>`,
    [maize, { name: 'add', args: '{}' }],
  ],
  ['Mistral', `[TOOL_CALLS] [${json}]`, [maize]],
  ['Llama', json.replace('arguments', 'parameters'), [maize]],
  ['Llama with its tag', ` <|python_tag|>${json}`, [maize]],
])('%s write a call as text, wherever it is cut', async (_case, text, calls) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(text.length), { maxLength: 6 }), async (cuts) => {
      expect(await heard(inPieces(text, cuts))).toMatchObject([{ kind: 'calls', calls }, end])
    }),
    { numRuns: 30 },
  )
})

test.each([
  'Maize is worth 198.',
  `<tool_call>${json.replace('get_price', 'delete_all')}</tool_call>`,
  '<tool_call>{"name": "get_price"',
  `${json} is what I would call.`,
  '{"name": 3}',
  '<tool',
  '',
])('%j stays text', async (text) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(text.length), { maxLength: 6 }), async (cuts) => {
      const parts = await heard(inPieces(text, cuts))
      expect(parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')).toBe(text)
      expect(parts.every(({ kind }) => kind !== 'calls')).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test('an answer is handed on as it comes, and calls that the server read stay as they are', async () => {
  const calls: ModelPart = { kind: 'calls', calls: [maize] }
  expect(await heard(['One', ' two'], [calls, end])).toEqual([
    { kind: 'text', text: 'One' },
    { kind: 'text', text: ' two' },
    calls,
    end,
  ])
})
