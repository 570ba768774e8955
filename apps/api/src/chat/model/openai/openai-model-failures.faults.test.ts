import type { Behaviour } from '@smart-farming/upstream-doubles/double'
import {
  alwaysReply,
  connectionReset,
  drippingReply,
  emptyReply,
  hang,
  hugeReply,
  inSequence,
  invalidJsonReply,
  redirect,
  status,
  truncatedReply,
  webPageReply,
} from '@smart-farming/upstream-doubles/faults'
import { contextOverflows, openAiFailures, says, streamFaults } from '@smart-farming/upstream-doubles/openai'
import { toolRefusals } from '@smart-farming/upstream-doubles/openai-tools'
import { expect, test } from 'vitest'
import { ToolsRefused } from '../model.ts'
import {
  createChunk,
  joinText,
  modelServer,
  neverAborted,
  respondWithEvents,
  sampleCall,
  sampleTool,
} from './openai-model.fixture.ts'
import type { ModelDeadlines } from './watchdog.ts'

/** For calls that must time out: the deadline under test is far shorter than the next. */
const HASTY = { firstMs: 300, idleMs: 300, totalMs: 15_000 }
const SHORT = { firstMs: 15_000, idleMs: 15_000, totalMs: 600 }
/** Time limit for every failure in this file. */
const IN_TIME_MS = 1_500

const server = modelServer()

test.each(Object.entries(toolRefusals))(
  '%s: reports that tools are refused and does not retry',
  async (_case, refusal) => {
    server.double.respond(refusal)
    await expect(
      server.ask(server.model, neverAborted, { ...sampleCall, tools: [sampleTool] }),
    ).rejects.toBeInstanceOf(ToolsRefused)
    expect(server.double.calls).toHaveLength(1)
    await expect(server.ask()).rejects.not.toBeInstanceOf(ToolsRefused)
  },
)

const errorEvent = (error: unknown) =>
  respondWithEvents(`${createChunk({ delta: { content: 'Hi' } })}data: ${JSON.stringify({ error })}\n\n`)

test.each<[string, Behaviour, object, number]>([
  ['a wrong key', openAiFailures.invalidKey, { kind: 'credentials', status: 401 }, 1],
  ['an unknown model', openAiFailures.noSuchModel, { kind: 'credentials', status: 404 }, 1],
  ['an unpaid bill', openAiFailures.quotaUsedUp, { kind: 'credentials', status: 429 }, 1],
  ['a long requested pause', openAiFailures.rateLimited, { kind: 'quota', pauseMs: 7_000 }, 1],
  ['a server that is loading its model', openAiFailures.loading, { kind: 'refused', status: 503 }, 2],
  ['an error as plain text', openAiFailures.errorAsText, { kind: 'refused', status: 500 }, 2],
  [
    'too long a conversation',
    openAiFailures.contextTooLong,
    { name: 'AppError', code: 'invalid_request' },
    1,
  ],
  ...Object.entries(contextOverflows).map(([by, refusal]): [string, Behaviour, object, number] => [
    `too long a conversation, in the words of ${by},`,
    refusal,
    { name: 'AppError', problem: { code: 'conversation_too_long' } },
    1,
  ]),
  [
    'a question blocked by a filter',
    openAiFailures.questionFiltered,
    { name: 'AppError', problem: { code: 'question_filtered' } },
    1,
  ],
  [
    'too many tokens requested',
    status(400, { error: { message: 'max_tokens is too large: 1500. At most 1024 completion tokens.' } }),
    { kind: 'credentials', status: 400 },
    2,
  ],
  [
    'a flat error in the stream',
    streamFaults.flatErrorAfterStart('a b'),
    { kind: 'refused', status: 500 },
    1,
  ],
  [
    'an event named error',
    respondWithEvents('event: error\ndata: {"message":"overloaded"}\n\n'),
    { kind: 'refused', status: 500 },
    1,
  ],
  ['a redirect into our network', redirect(), { kind: 'credentials', status: 302 }, 1],
  ['a reset', connectionReset, { kind: 'unreachable' }, 2],
  ['a web page', webPageReply, { kind: 'malformed' }, 1],
  ['garbage', invalidJsonReply, { kind: 'malformed' }, 1],
  ['204', emptyReply, { kind: 'malformed' }, 1],
  ['400 MB', hugeReply(), { kind: 'unreachable' }, 1],
  ['half an answer', truncatedReply, { kind: 'unreachable' }, 1],
  ['a stream that breaks', streamFaults.cutOff('a b c'), { kind: 'unreachable' }, 1],
  ['a stream that ends without [DONE]', streamFaults.endsWithoutDone('a b'), { kind: 'unreachable' }, 1],
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
  ['an event that is not JSON', respondWithEvents('data: {"choices":\n\n'), { kind: 'malformed' }, 1],
  ['JSON of another shape', respondWithEvents('data: {"choices":"x"}\n\n'), { kind: 'malformed' }, 1],
])(
  'fails with the matching kind of error after the expected number of attempts: %s',
  async (_case, behaviour, failure, calls) => {
    server.double.respond(behaviour)
    const startedAt = performance.now()
    await expect(server.ask()).rejects.toMatchObject(failure)
    expect(performance.now() - startedAt).toBeLessThan(IN_TIME_MS)
    expect(server.double.calls).toHaveLength(calls)
  },
)

test.each<[string, Behaviour, ModelDeadlines, string]>([
  ['silence', hang, HASTY, 'no first word in time'],
  ['a stream that stalls', streamFaults.stalls('a b c'), HASTY, 'fell silent'],
  ['a slow drip', drippingReply(50), SHORT, 'the answer took too long'],
  ['an endless stream', streamFaults.slowly('a '.repeat(900), 50), SHORT, 'the answer took too long'],
])('times out at its deadline without a retry: %s', async (_case, behaviour, deadlines, detail) => {
  server.double.respond(behaviour)
  const other = server.modelWith({ deadlines })
  const startedAt = performance.now()
  await expect(server.ask(other)).rejects.toMatchObject({ kind: 'timeout', message: `model: ${detail}` })
  expect(performance.now() - startedAt).toBeLessThan(IN_TIME_MS)
  await other.close()
  expect(server.double.calls).toHaveLength(1)
})

test('a server that is down counts as unreachable', async () => {
  await server.double.close()
  await expect(server.ask()).rejects.toMatchObject({ kind: 'unreachable', message: 'model: ECONNREFUSED' })
})

test.each([
  [
    'a short requested pause',
    alwaysReply({ status: 429, headers: { 'retry-after': '0' }, body: { error: {} } }),
  ],
  ['a 500', openAiFailures.errorAsText],
  ['a reset', connectionReset],
])('retries once after %s', async (_case, first) => {
  server.double.respond(inSequence(first, says('Now it works')))
  expect(joinText(await server.ask())).toBe('Now it works')
  expect(server.double.calls).toHaveLength(2)
})

test('no error repeats the server’s response, which may contain the question', async () => {
  server.double.respond(
    alwaysReply({
      status: 400,
      body: { error: { message: 'Bad input: Maize?', type: 'Bad input: Maize?', code: null } },
    }),
  )
  const failure: unknown = await server.ask().catch((error: unknown) => error)
  expect(failure).toMatchObject({ message: 'model: answered 400', cause: undefined })
})
