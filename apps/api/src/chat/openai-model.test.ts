import type { Behaviour, Double } from '@smart-farming/upstream-doubles/double'
import {
  always,
  drip,
  garbage,
  hang,
  huge,
  inTurn,
  nothing,
  redirect,
  reset,
  truncated,
  webPage,
} from '@smart-farming/upstream-doubles/faults'
import { openAiFailures, says, startOpenAi, streamFaults } from '@smart-farming/upstream-doubles/openai'
import {
  callsByteByByte,
  callsTools,
  callsWithoutId,
  toolRefusals,
} from '@smart-farming/upstream-doubles/openai-tools'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ModelCall, type ModelPart, ToolsRefused } from './model.ts'
import { OpenAiModel, type OpenAiSettings } from './openai-model.ts'
import type { ModelDeadlines } from './watchdog.ts'

/** For calls that must not run into them, on a machine that is busy with other tests, too. */
const PATIENT = { firstMs: 15_000, idleMs: 15_000, totalMs: 15_000 }
/** For calls that must run into one of them: each comes so much before the next that it is the one. */
const HASTY = { firstMs: 300, idleMs: 300, totalMs: 15_000 }
const SHORT = { firstMs: 15_000, idleMs: 15_000, totalMs: 600 }
/** Longest that any failure here may take. */
const IN_TIME_MS = 1_500

let double: Double
let model: OpenAiModel
const modelWith = (more: Partial<OpenAiSettings> = {}) =>
  new OpenAiModel({
    baseUrl: `${double.url}/v1`,
    key: 'secret-key',
    name: 'small',
    maxTokensField: 'max_tokens',
    deadlines: PATIENT,
    ...more,
  })
beforeEach(async () => {
  double = await startOpenAi({ key: 'secret-key' })
  model = modelWith()
})
afterEach(async () => {
  await model.close()
  await double.close()
})

const call = { messages: [{ role: 'user', content: 'Maize?' }] as const, maxTokens: 321, userId: 1 }
const patience = new AbortController().signal

async function ask(from = model, signal = patience, what: ModelCall = call): Promise<ModelPart[]> {
  const parts: ModelPart[] = []
  for await (const part of from.ask(what, signal)) parts.push(part)
  return parts
}
const textOf = (parts: readonly ModelPart[]) =>
  parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')
const sent = (at = 0) => JSON.parse(double.calls[at]?.body ?? '{}')

test('asks for a stream, with its usage and a limit, and hands on the words and the end', async () => {
  const parts = await ask()
  expect(textOf(parts)).toBe('You asked: Maize?')
  expect(parts.at(-1)).toEqual({ kind: 'end', reason: 'stop', usage: 110 })
  expect(sent()).toEqual({
    model: 'small',
    messages: call.messages,
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: 321,
  })
  expect(double.calls[0]?.headers.authorization).toBe('Bearer secret-key')
})

test('the limit goes into the field that the server knows', async () => {
  const other = modelWith({ maxTokensField: 'max_completion_tokens' })
  await ask(other)
  await other.close()
  expect(sent()).toMatchObject({ max_completion_tokens: 321 })
  expect(sent()).not.toHaveProperty('max_tokens')
})

const sse = (text: string): Behaviour =>
  always({ headers: { 'content-type': 'text/event-stream' }, body: Buffer.from(text) })
const chunk = (choice: object, more: object = {}) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, ...choice }], ...more })}\n\n`

test.each<[string, Behaviour, string, object]>([
  ['bytes cut anywhere', streamFaults.splitBytes('Mais für 190 €'), 'Mais für 190 €', { reason: 'stop' }],
  ['CRLF, comments, no spaces', streamFaults.oddButSound('Mais für 190 €'), 'Mais für 190 €', { usage: 110 }],
  [
    'a server that answers whole',
    always({ body: whole({ content: 'Hi', reasoning: 'hm' }) }),
    'Hi',
    { usage: 7 },
  ],
  ['content null', says(null as never), '', { reason: 'stop' }],
  ['no choices at all', openAiFailures.emptyChoices, '', { reason: 'stop', usage: undefined }],
  ['a refusal', sse(`${chunk({ delta: { refusal: 'No.' } })}data: [DONE]\n\n`), 'No.', { reason: 'stop' }],
  [
    '[DONE] without a reason',
    sse(`${chunk({ delta: { content: 'Hi' } })}data: [DONE]`),
    'Hi',
    { reason: 'stop' },
  ],
  [
    'a reason without [DONE]',
    sse(chunk({ delta: { content: 'Hi' }, finish_reason: 'length' })),
    'Hi',
    { reason: 'length' },
  ],
  [
    'thoughts, which stay unsaid',
    sse(
      `${chunk({ delta: { reasoning: 'a', reasoning_content: 'b' } })}${chunk({ delta: { content: 'Hi' } })}data: [DONE]\n\n`,
    ),
    'Hi',
    {},
  ],
  [
    'usage in a chunk without choices',
    sse(`${chunk({ delta: {} })}data: {"choices":[],"usage":{"total_tokens":5}}\n\ndata: [DONE]\n\n`),
    '',
    { usage: 5 },
  ],
])('understands %s', async (_case, behaviour, text, end) => {
  double.respond(behaviour)
  const parts = await ask()
  expect(textOf(parts)).toBe(text)
  expect(parts.at(-1)).toMatchObject({ kind: 'end', ...end })
})

function whole(message: object) {
  return {
    choices: [{ message: { role: 'assistant', ...message }, finish_reason: 'stop' }],
    usage: { total_tokens: 7 },
  }
}
const price = { name: 'get_price', arguments: '{"commodity":"maize"}' }
const offer = { name: 'get_price', description: 'A price.', parameters: { type: 'object' } }

test('offers tools and hands their calls on, however they come', async () => {
  const withTools = { ...call, tools: [offer] }
  const calls = [{ id: 'call_1', name: 'get_price', args: price.arguments }]
  for (const behaviour of [callsTools(price), callsByteByByte(price), callsWithoutId(price)]) {
    double.respond(behaviour)
    const parts = await ask(model, patience, withTools)
    expect(parts.map((part) => (part.kind === 'calls' ? part.calls : part.kind))).toEqual([calls, 'end'])
  }
  const wholly = {
    tool_calls: [{ id: 'a', function: { name: 'get_price', arguments: { commodity: 'maize' } } }],
  }
  double.respond(always({ body: whole({ content: null, ...wholly }) }))
  expect(await ask(model, patience, withTools)).toMatchObject([
    { calls: [{ id: 'a', args: '{"commodity":"maize"}' }] },
    { kind: 'end', usage: 7 },
  ])
  expect(sent().tools).toEqual([{ type: 'function', function: offer }])
})

test.each(Object.entries(toolRefusals))(
  '%s: a refusal of tools is told apart, and not tried again',
  async (_case, refusal) => {
    double.respond(refusal)
    await expect(ask(model, patience, { ...call, tools: [offer] })).rejects.toBeInstanceOf(ToolsRefused)
    expect(double.calls).toHaveLength(1)
    await expect(ask()).rejects.not.toBeInstanceOf(ToolsRefused)
  },
)

const errorEvent = (error: unknown) =>
  sse(`${chunk({ delta: { content: 'Hi' } })}data: ${JSON.stringify({ error })}\n\n`)

test.each<[string, Behaviour, object, number]>([
  ['a wrong key', openAiFailures.invalidKey, { kind: 'credentials', status: 401 }, 1],
  ['an unknown model', openAiFailures.noSuchModel, { kind: 'credentials', status: 404 }, 1],
  ['an unpaid bill', openAiFailures.quotaUsedUp, { kind: 'credentials', status: 429 }, 1],
  ['a long pause asked for', openAiFailures.rateLimited, { kind: 'quota', pauseMs: 7_000 }, 1],
  ['a server that loads its model', openAiFailures.loading, { kind: 'refused', status: 503 }, 2],
  ['an error as a bare text', openAiFailures.errorAsText, { kind: 'refused', status: 500 }, 2],
  [
    'too long a conversation',
    openAiFailures.contextTooLong,
    { name: 'AppError', code: 'invalid_request' },
    1,
  ],
  ['a redirect into our network', redirect(), { kind: 'credentials', status: 302 }, 1],
  ['a reset', reset, { kind: 'unreachable' }, 2],
  ['a web page', webPage, { kind: 'malformed' }, 1],
  ['garbage', garbage, { kind: 'malformed' }, 1],
  ['204', nothing, { kind: 'malformed' }, 1],
  ['400 MB', huge(), { kind: 'unreachable' }, 1],
  ['half an answer', truncated, { kind: 'unreachable' }, 1],
  ['a stream that breaks', streamFaults.cutOff('a b c'), { kind: 'unreachable' }, 1],
  ['a stream that ends without a word', streamFaults.endsWithoutDone('a b'), { kind: 'unreachable' }, 1],
  ['an error in the stream', streamFaults.errorAfterStart('a b'), { kind: 'refused', status: 500 }, 1],
  [
    'an error in the stream, as a text',
    errorEvent('CUDA out of memory'),
    { kind: 'refused', status: 500 },
    1,
  ],
  [
    'an error in the stream, by number',
    errorEvent({ code: 503, message: 'x' }),
    { kind: 'refused', status: 503 },
    1,
  ],
  ['an event that is no JSON', sse('data: {"choices":\n\n'), { kind: 'malformed' }, 1],
  ['another shape', sse('data: {"choices":"x"}\n\n'), { kind: 'malformed' }, 1],
])('%s is a failure of its kind, in time, tried so often', async (_case, behaviour, failure, calls) => {
  double.respond(behaviour)
  const startedAt = performance.now()
  await expect(ask()).rejects.toMatchObject(failure)
  expect(performance.now() - startedAt).toBeLessThan(IN_TIME_MS)
  expect(double.calls).toHaveLength(calls)
})

test.each<[string, Behaviour, ModelDeadlines, string]>([
  ['silence', hang, HASTY, 'no first word in time'],
  ['a stream that stalls', streamFaults.stalls('a b c'), HASTY, 'fell silent'],
  ['a drip', drip(50), SHORT, 'the answer took too long'],
  ['words without end', streamFaults.slowly('a '.repeat(900), 50), SHORT, 'the answer took too long'],
])('%s is a timeout, in time, and tried once', async (_case, behaviour, deadlines, detail) => {
  double.respond(behaviour)
  const other = modelWith({ deadlines })
  const startedAt = performance.now()
  await expect(ask(other)).rejects.toMatchObject({ kind: 'timeout', message: `model: ${detail}` })
  expect(performance.now() - startedAt).toBeLessThan(IN_TIME_MS)
  await other.close()
  expect(double.calls).toHaveLength(1)
})

test('a server that is not there is unreachable', async () => {
  await double.close()
  await expect(ask()).rejects.toMatchObject({ kind: 'unreachable', message: 'model: ECONNREFUSED' })
})

test.each([
  ['a short pause asked for', always({ status: 429, headers: { 'retry-after': '0' }, body: { error: {} } })],
  ['a 500', openAiFailures.errorAsText],
  ['a reset', reset],
])('%s is worth one more try', async (_case, first) => {
  double.respond(inTurn(first, says('Now it works')))
  expect(textOf(await ask())).toBe('Now it works')
  expect(double.calls).toHaveLength(2)
})

test('no failure repeats what the server said: that may be the question', async () => {
  double.respond(
    always({
      status: 400,
      body: { error: { message: 'Bad input: Maize?', type: 'Bad input: Maize?', code: null } },
    }),
  )
  const failure: unknown = await ask().catch((error: unknown) => error)
  expect(failure).toMatchObject({ message: 'model: answered 400', cause: undefined })
})

test('the caller who leaves before or in the middle of an answer ends the call', async () => {
  for (const behaviour of [hang, streamFaults.stalls('a b c')]) {
    double.respond(behaviour)
    const leave = new AbortController()
    const parts = model.ask(call, leave.signal)
    const before = double.calls.length
    const first = parts.next()
    await expect.poll(() => double.calls.length, { interval: 5 }).toBe(before + 1)
    const left = new Error('left')
    leave.abort(left)
    await expect(first.then(() => parts.next())).rejects.toBe(left)
    expect(await double.calls.at(-1)?.ended).toBe('aborted')
  }
})

test('so does one who just stops reading', async () => {
  double.respond(streamFaults.stalls('a b c'))
  for await (const part of model.ask(call, patience)) if (part.kind === 'text') break
  expect(await double.calls[0]?.ended).toBe('aborted')
})
