import { expect, test } from 'vitest'
import { type ChatCompletion, chat } from '../chat.ts'
import type { Fetch } from '../client.ts'
import { streamAnswer } from './answer-stream.ts'
import type { AnswerPiece } from './chat-chunk.ts'

const chunk = (content: string, more: object = {}) =>
  `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta: { content } }], ...more })}\n\n`
const events = (...texts: string[]): Fetch => {
  return async () =>
    new Response(texts.join(''), { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
}
const source = {
  name: 'World Bank Pink Sheet',
  series: 'Maize',
  date: '2026-02',
  unit: 'USD per mt',
  url: 'https://www.worldbank.org/',
  licence: 'CC BY 4.0',
}

async function ask(fetch: Fetch): Promise<{ chunks: AnswerPiece[]; text: string }> {
  const chunks: AnswerPiece[] = []
  for await (const one of streamAnswer(chat.market, fetch, { message: 'Maize?' })) chunks.push(one)
  return { chunks, text: chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('') }
}

/** Error of a stream; undefined if the stream completed. */
async function failure(fetch: Fetch): Promise<unknown> {
  return ask(fetch).then(
    () => undefined,
    (error: unknown) => error,
  )
}

test('streamAnswer posts with cookies and yields each chunk, the last one with the sources', async () => {
  let asked: [string, RequestInit] | undefined
  const { text, chunks } = await ask(async (url, init) => {
    asked = [url, init]
    return events(
      chunk('Maize: '),
      ': keep-alive\n\n',
      chunk('210.', { sources: [source], notes: ['1'] }),
      'data: [DONE]\n\n',
    )(url, init)
  })
  expect(text).toBe('Maize: 210.')
  expect(chunks.at(-1)).toMatchObject({ sources: [source], notes: ['1'] })
  expect(asked).toMatchObject([
    '/api/chat/market',
    {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: '{"message":"Maize?"}',
    },
  ])
})

test('streamAnswer marks the chunk from a replace event', async () => {
  const { chunks } = await ask(
    events(chunk('Hm.'), `event: replace\n${chunk('')}`, chunk('Dry it.'), 'data: [DONE]\n\n'),
  )
  expect(chunks.map(({ replaces, choices }) => [replaces, choices[0]?.delta.content])).toEqual([
    [undefined, 'Hm.'],
    [true, ''],
    [undefined, 'Dry it.'],
  ])
})

test('streamAnswer yields a plain JSON answer as a single chunk', async () => {
  const whole: ChatCompletion = {
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content: '210.' }, finish_reason: 'stop' }],
    sources: [source],
  }
  const { text, chunks } = await ask(async () => Response.json(whole))
  expect(text).toBe('210.')
  expect(chunks).toMatchObject([{ sources: [source] }])
})

test('streamAnswer throws an ApiError for a refusal and for an error event mid-stream', async () => {
  const envelope = { message: 'Too much to do.', code: 'overloaded', requestId: 'r' }
  expect(await failure(async () => Response.json(envelope, { status: 503 }))).toMatchObject({
    name: 'ApiError',
    status: 503,
    code: 'overloaded',
  })
  expect(
    await failure(events(chunk('a'), `event: error\ndata: ${JSON.stringify(envelope)}\n\n`)),
  ).toMatchObject({
    name: 'ApiError',
    status: 200,
    message: 'Too much to do.',
  })
})

test('streamAnswer throws a TypeError if the stream ends without [DONE]', async () => {
  expect(await failure(events(chunk('All of it.')))).toBeInstanceOf(TypeError)
  expect(await failure(events(chunk('a'), 'data: [DONE]'))).toBeInstanceOf(TypeError)
  expect(await failure(events(chunk('a'), 'data: [DONE]\n\n'))).toBeUndefined()
})

test.each([
  ['an event that is not JSON', 'data: hello\n\n'],
  ['JSON that is not a chunk', 'data: {"hello":1}\n\n'],
])('streamAnswer throws a plain Error for %s', async (_case, text) => {
  const error = await failure(events(text))
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(TypeError)
  expect(error).not.toMatchObject({ name: 'ApiError' })
})
