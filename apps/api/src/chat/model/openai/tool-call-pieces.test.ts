import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ToolCallPiece, ToolCallPieces } from './tool-call-pieces.ts'

function joined(...pieces: ToolCallPiece[][]) {
  const calls = new ToolCallPieces()
  for (const piece of pieces) calls.add(piece)
  return calls.done()
}

test('arguments cut anywhere, of several calls at once, join to what they were', () => {
  const written = fc.array(fc.string(), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(written, fc.array(fc.nat(3), { maxLength: 200 }), (args, order) => {
      const calls = new ToolCallPieces()
      const left = args.map((text) => [...text])
      calls.add(args.map((_, index) => ({ index, id: `id${index}`, name: `tool${index}`, args: '' })))
      // Characters of the calls come in any order of the calls, then whatever is left.
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
    'several whole ones under one index, told apart by their ids',
    [[{ index: 0, id: 'a', name: 'x' }], [{ index: 0, id: 'b', name: 'y' }]],
    [{ name: 'x' }, { name: 'y' }],
  ],
  [
    'the name again with every piece',
    [[{ index: 0, id: 'a', name: 'x', args: '{' }], [{ index: 0, id: 'a', name: 'x', args: '}' }]],
    [{ id: 'a', name: 'x', args: '{}' }],
  ],
  ['nothing that has no name', [[{ index: 0, args: '{}' }]], []],
])('%s', (_case, pieces, expected) => {
  expect(joined(...pieces)).toMatchObject(expected)
  expect(joined(...pieces)).toHaveLength(expected.length)
})

test('a flood is not gathered', () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ index, name: 'x' }))
  expect(joined(many).length).toBeLessThan(100)
  const [call] = joined(
    [{ index: 0, name: 'x' }],
    ...Array(100).fill([{ index: 0, args: 'a'.repeat(10_000) }]),
  )
  expect(call?.args.length).toBeLessThan(100_000)
})
