import type { Behaviour } from '@smart-farming/upstream-doubles/double'
import { says, streamFaults } from '@smart-farming/upstream-doubles/openai'
import {
  callsByteByByte,
  callsTools,
  callsWithoutId,
  disconnectsInCall,
  ifOffered,
  inRounds,
  keepsCalling,
  repeatsCall,
  saysAndCalls,
} from '@smart-farming/upstream-doubles/openai-tools'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  createQuestion,
  EngineBench,
  maizeCall,
  maizeResult,
  sampleSource,
  saysPrice,
} from '../../support/chat/engine.ts'

const advice = 'General advice from the AI model; not checked against a source.'

let bench: EngineBench
beforeEach(async () => {
  bench = await EngineBench.start()
})
afterEach(() => bench.close())

test('looks up the price that the model asks for, answers from it and names the source', async () => {
  bench.double.respond(inRounds(callsTools(maizeCall), saysPrice))
  const { text, end } = await bench.answer()
  expect(text).toBe('Maize was USD 198.4 per tonne in August 2026.')
  expect(end).toEqual({ kind: 'end', reason: 'stop', sources: [sampleSource] })
  expect(bench.runs).toEqual([{ commodity: 'maize' }])
  const [first, second] = bench.prompts
  expect(first?.tools).toEqual([
    {
      type: 'function',
      function: {
        name: 'get_price',
        description: bench.tool.description,
        parameters: bench.tool.parameters,
      },
    },
  ])
  expect(first).not.toHaveProperty('tool_choice')
  expect(second?.tools).toEqual(first?.tools)
  expect(second?.messages?.slice(2)).toEqual([
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'call_1', type: 'function', function: maizeCall }],
    },
    {
      role: 'tool',
      tool_call_id: 'call_1',
      content: JSON.stringify({
        ...(maizeResult.data as object),
        facts: { f1: 'USD 198 per tonne in August 2026 (maize, world price; World Bank Pink Sheet)' },
      }),
    },
  ])
})

test.each<[string, Behaviour]>([
  ['byte by byte', callsByteByByte(maizeCall)],
  ['whole and without an id', callsWithoutId(maizeCall)],
  [
    'as plain text',
    says('<tool_call>{"name": "get_price", "arguments": {"commodity": "maize"}}</tool_call>'),
  ],
])('understands tool calls sent %s', async (_case, calls) => {
  bench.double.respond(inRounds(calls, saysPrice))
  expect((await bench.answer()).text).toMatch(/198\.4 per tonne/)
})

test('runs a round’s calls in parallel and returns the results in order', async () => {
  const both = Promise.withResolvers<void>()
  bench.looksUp = async (args) => {
    if (bench.runs.length === 2) both.resolve()
    await both.promise
    return { data: args, facts: [], sources: [sampleSource] }
  }
  const calls = ['maize', 'wheat'].map((commodity) => ({
    name: 'get_price',
    arguments: JSON.stringify({ commodity }),
  }))
  bench.double.respond(inRounds(callsTools(...calls), says('Here they are.')))
  const { end } = await bench.answer()
  const answers = bench.prompts[1]?.messages?.filter(({ role }) => role === 'tool') ?? []
  expect(answers.map(({ content }) => content)).toEqual(['{"commodity":"maize"}', '{"commodity":"wheat"}'])
  // The answer does not mention the results, so it lists no sources.
  expect(end).toEqual({ kind: 'end', reason: 'stop', notes: [advice] })
})

test('separates the text before a tool call from the text after it', async () => {
  bench.double.respond(inRounds(saysAndCalls('Let me look.', maizeCall), saysPrice))
  expect((await bench.answer()).text).toMatch(/^Let me look\.\n\nMaize was/)
})

test('gives the results, without tools, to a model that repeats its call', async () => {
  bench.double.respond(ifOffered(repeatsCall(maizeCall), says('Maize: 198.4 USD.')))
  const { text, end } = await bench.answer()
  expect(text).toBe('Maize: 198.4 USD.')
  expect(end).toMatchObject({ sources: [sampleSource] })
  expect([bench.runs.length, bench.double.calls.length]).toEqual([1, 3])
  expect(bench.prompts[2]?.messages?.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(bench.brief(2)).toContain('"result":{"price":198.4')
})

test('allows a model that keeps calling tools four rounds', async () => {
  bench.double.respond(ifOffered(keepsCalling('get_price'), says('That is all I found.')))
  expect((await bench.answer()).text).toBe('That is all I found.')
  expect([bench.runs.length, bench.double.calls.length]).toEqual([4, 5])
})

test('fails without another round when a model does nothing but call tools', async () => {
  bench.double.respond(repeatsCall(maizeCall))
  await expect(bench.answer()).rejects.toMatchObject({ cause: { kind: 'no_data' } })
  expect(bench.double.calls).toHaveLength(3)
})

test('fails when the model disconnects during or after a tool call', async () => {
  bench.double.respond(disconnectsInCall(maizeCall))
  await expect(bench.answer()).rejects.toMatchObject({ cause: { kind: 'unreachable' } })
  expect(bench.runs).toEqual([])
  bench.double.respond(inRounds(callsTools(maizeCall), streamFaults.endsWithoutDone('Maize')))
  await expect(bench.answer()).rejects.toMatchObject({ cause: { kind: 'unreachable' } })
})

test('a reader who leaves aborts the lookup and prevents further model calls', async () => {
  const leave = new AbortController()
  const left = new Error('left')
  const seen = Promise.withResolvers<unknown>()
  bench.looksUp = (_args, signal) => {
    signal.addEventListener('abort', () => seen.resolve(signal.reason))
    leave.abort(left)
    return new Promise(() => {})
  }
  bench.double.respond(inRounds(callsTools(maizeCall), saysPrice))
  const parts = bench.engine().answer(createQuestion(), leave.signal)
  // The first, empty part signals that a lookup has started.
  expect((await parts.next()).value).toEqual({ kind: 'text', text: '' })
  await expect(parts.next()).rejects.toBe(left)
  expect(await seen.promise).toBe(left)
  expect(bench.double.calls).toHaveLength(1)
})

test('all rounds of an answer share one deadline', async () => {
  bench.looksUp = () => new Promise(() => {})
  bench.double.respond(callsTools(maizeCall))
  await expect(bench.answer(bench.engine({ totalMs: 300 }))).rejects.toMatchObject({
    cause: { kind: 'timeout' },
  })
})
