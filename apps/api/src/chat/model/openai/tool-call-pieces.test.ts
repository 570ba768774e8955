import { toolCallDeltas } from '@smart-farming/upstream-doubles/openai-forms'
import { streamsDeltas } from '@smart-farming/upstream-doubles/openai-stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { modelServer } from './openai-model.fixture.ts'
import { type ToolCallPiece, ToolCallPieces } from './tool-call-pieces.ts'

function joined(...pieces: ToolCallPiece[][]) {
  const calls = new ToolCallPieces()
  for (const piece of pieces) calls.add(piece)
  return calls.done()
}

test('joins the arguments of several interleaved calls, however they are split', () => {
  const object = fc.dictionary(fc.string(), fc.string(), { minKeys: 1 })
  const written = fc.array(
    object.map((value) => JSON.stringify(value)),
    { minLength: 1, maxLength: 4 },
  )
  fc.assert(
    fc.property(written, fc.array(fc.nat(3), { maxLength: 200 }), (args, order) => {
      const calls = new ToolCallPieces()
      const left = args.map((text) => [...text])
      calls.add(args.map((_, index) => ({ index, id: `id${index}`, name: `tool${index}`, args: '' })))
      // Interleave the calls' characters in the given order, then send the rest.
      for (const index of order)
        calls.add([{ index: index % args.length, args: left[index % args.length]?.shift() }])
      for (const [index, rest] of left.entries()) calls.add([{ index, args: rest.join('') }])
      expect(calls.done().map((call) => call.args)).toEqual(args)
    }),
  )
})

test.each<[string, ToolCallPiece[][], object[]]>([
  [
    'whole in one delta',
    [[{ index: 0, id: 'a', name: 'x', args: '{}' }]],
    [{ id: 'a', name: 'x', args: '{}' }],
  ],
  ['whole without ids', [[{ name: 'x' }, { name: 'y' }]], [{ id: 'call_1' }, { id: 'call_2' }]],
  [
    'several whole calls under one index with different ids',
    [[{ index: 0, id: 'a', name: 'x' }], [{ index: 0, id: 'b', name: 'y' }]],
    [{ name: 'x' }, { name: 'y' }],
  ],
  [
    'the name repeated in each piece',
    [[{ index: 0, id: 'a', name: 'x', args: '{' }], [{ index: 0, id: 'a', name: 'x', args: '}' }]],
    [{ id: 'a', name: 'x', args: '{}' }],
  ],
  ['a call without a name, which is dropped', [[{ index: 0, args: '{}' }]], []],
])('joins tool calls: %s', (_case, pieces, expected) => {
  expect(joined(...pieces)).toMatchObject(expected)
  expect(joined(...pieces)).toHaveLength(expected.length)
})

const server = modelServer()

test('reads tool calls however servers split them into deltas', async () => {
  for (const [form, deltas] of Object.entries(toolCallDeltas)) {
    server.double.respond(streamsDeltas(deltas.map((calls) => ({ tool_calls: calls }))))
    const calls = (await server.ask()).flatMap((part) => (part.kind === 'calls' ? part.calls : []))
    const crops = calls.map(({ name, args }) => [name, JSON.parse(args).crop])
    const both = form.startsWith('two') || form.startsWith('one id')
    const expected = [['latest_price', 'maize'], ...(both ? [['latest_price', 'beans']] : [])]
    expect([form, crops]).toEqual([form, expected])
    expect([form, new Set(calls.map(({ id }) => id)).size]).toEqual([form, calls.length])
  }
})

test('drops a tool call whose arguments were cut off by the length limit', () => {
  const calls = new ToolCallPieces()
  calls.add([
    { index: 0, name: 'x', args: '{"a":1}' },
    { index: 1, name: 'y', args: '{"a":' },
  ])
  expect(calls.done(true)).toMatchObject([{ name: 'x' }])
  expect(calls.done()).toHaveLength(2)
})

test('limits the number and length of the tool calls it collects', () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ index, name: 'x' }))
  expect(joined(many).length).toBeLessThan(100)
  const [call] = joined(
    [{ index: 0, name: 'x' }],
    ...Array(100).fill([{ index: 0, args: 'a'.repeat(10_000) }]),
  )
  expect(call?.args.length).toBeLessThan(100_000)
})
