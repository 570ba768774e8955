import { alwaysReply, hang } from '@smart-farming/upstream-doubles/faults'
import {
  openAiFailures,
  refusesStreamOptions,
  says,
  streamFaults,
} from '@smart-farming/upstream-doubles/openai'
import { streamsDeltas } from '@smart-farming/upstream-doubles/openai-stream'
import { callsByteByByte, callsTools, callsWithoutId } from '@smart-farming/upstream-doubles/openai-tools'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import {
  createChunk,
  joinText,
  modelServer,
  neverAborted,
  respondWithEvents,
  sampleCall,
  sampleTool,
} from './openai-model.fixture.ts'

const server = modelServer()

test('requests a stream with usage and a token limit, and returns the text and an end part', async () => {
  const parts = await server.ask()
  expect(joinText(parts)).toBe('You asked: Maize?')
  expect(parts.at(-1)).toEqual({ kind: 'end', reason: 'stop', usage: 110 })
  expect(server.sent()).toEqual({
    model: 'small',
    messages: sampleCall.messages,
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: 321,
  })
  expect(server.double.calls[0]?.headers.authorization).toBe('Bearer secret-key')
})

test('sends the token limit in the configured field', async () => {
  const other = server.modelWith({ maxTokensField: 'max_completion_tokens' })
  await server.ask(other)
  await other.close()
  expect(server.sent()).toMatchObject({ max_completion_tokens: 321 })
  expect(server.sent()).not.toHaveProperty('max_tokens')
})

test('reads replies in every form', () =>
  checkRows(
    [
      ['bytes cut anywhere', streamFaults.splitBytes('Mais für 190 €'), 'Mais für 190 €', { reason: 'stop' }],
      [
        'CRLF, comments, no spaces',
        streamFaults.oddButSound('Mais für 190 €'),
        'Mais für 190 €',
        { usage: 110 },
      ],
      [
        'a server that answers whole',
        alwaysReply({ body: whole({ content: 'Hi', reasoning: 'hm' }) }),
        'Hi',
        { usage: 7 },
      ],
      ['content null', says(null as never), '', { reason: 'stop' }],
      ['no choices at all', openAiFailures.emptyChoices, '', { reason: 'stop', usage: undefined }],
      [
        'a refusal',
        respondWithEvents(`${createChunk({ delta: { refusal: 'No.' } })}data: [DONE]\n\n`),
        'No.',
        { reason: 'stop' },
      ],
      [
        '[DONE] without a reason',
        respondWithEvents(`${createChunk({ delta: { content: 'Hi' } })}data: [DONE]`),
        'Hi',
        { reason: 'stop' },
      ],
      [
        'a reason without [DONE]',
        respondWithEvents(createChunk({ delta: { content: 'Hi' }, finish_reason: 'length' })),
        'Hi',
        { reason: 'length' },
      ],
      [
        'thoughts, which stay unsaid',
        respondWithEvents(
          `${createChunk({ delta: { reasoning: 'a', reasoning_content: 'b' } })}${createChunk({ delta: { content: 'Hi' } })}data: [DONE]\n\n`,
        ),
        'Hi',
        {},
      ],
      [
        'a content of parts',
        streamsDeltas([
          { content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }] },
          {
            content: [
              { type: 'text', text: 'Dry ' },
              { type: 'reference', reference_ids: [1] },
            ],
          },
          { content: [] },
          { content: { type: 'text', text: 'the ' } },
          { content: 'maize.' },
        ]),
        'Dry the maize.',
        { reason: 'stop' },
      ],
      [
        'a last chunk whose total is null, and [DONE] with a blank',
        streamsDeltas([{ content: 'Hi' }], {
          reasons: [null],
          more: { usage: { prompt_tokens: 1, total_tokens: null } },
          done: 'data: [DONE] \n\n',
        }),
        'Hi',
        { reason: 'stop', usage: undefined },
      ],
      [
        'usage in a chunk without choices',
        respondWithEvents(
          `${createChunk({ delta: {} })}data: {"choices":[],"usage":{"total_tokens":5}}\n\ndata: [DONE]\n\n`,
        ),
        '',
        { usage: 5 },
      ],
    ],
    async ([, behaviour, text, end]) => {
      server.double.respond(behaviour)
      const parts = await server.ask()
      expect(joinText(parts)).toBe(text)
      expect(parts.at(-1)).toMatchObject({ kind: 'end', ...end })
    },
  ))

test('recognises a reply’s type by its body, whatever the header says', async () => {
  const types = [
    undefined,
    'text/plain',
    'Text/Event-Stream; Charset=UTF-8',
    'application/json',
    'text/event-stream',
  ]
  for (const type of types) {
    const headers = type === undefined ? {} : { 'content-type': type }
    server.double.respond(streamsDeltas([{ content: 'Hi ' }, { content: 'there' }], { headers }))
    expect([type, joinText(await server.ask())]).toEqual([type, 'Hi there'])
    const body = Buffer.from(`\n ${JSON.stringify(whole({ content: 'Hi there' }))}`)
    server.double.respond(alwaysReply({ headers, body }))
    expect([type, joinText(await server.ask())]).toEqual([type, 'Hi there'])
  }
})

test.each([400, 422] as const)(
  'omits stream_options after the server refused them with %i, in later calls too',
  async (status) => {
    server.double.respond(refusesStreamOptions(status, says('Hi')))
    expect(joinText(await server.ask())).toBe('Hi')
    expect(joinText(await server.ask())).toBe('Hi')
    const withOptions = server.double.calls.map((_, at) => 'stream_options' in server.sent(at))
    expect(withOptions).toEqual([true, false, false])
  },
)

function whole(message: object) {
  return {
    choices: [{ message: { role: 'assistant', ...message }, finish_reason: 'stop' }],
    usage: { total_tokens: 7 },
  }
}
const price = { name: 'get_price', arguments: '{"commodity":"maize"}' }

test('sends the tools and returns tool calls, however they are split', async () => {
  const withTools = { ...sampleCall, tools: [sampleTool] }
  const calls = [{ id: 'call_1', name: 'get_price', args: price.arguments }]
  for (const behaviour of [callsTools(price), callsByteByByte(price), callsWithoutId(price)]) {
    server.double.respond(behaviour)
    const parts = await server.ask(server.model, neverAborted, withTools)
    expect(parts.map((part) => (part.kind === 'calls' ? part.calls : part.kind))).toEqual([calls, 'end'])
  }
  const wholly = {
    tool_calls: [{ id: 'a', function: { name: 'get_price', arguments: { commodity: 'maize' } } }],
  }
  server.double.respond(alwaysReply({ body: whole({ content: null, ...wholly }) }))
  expect(await server.ask(server.model, neverAborted, withTools)).toMatchObject([
    { calls: [{ id: 'a', args: '{"commodity":"maize"}' }] },
    { kind: 'end', usage: 7 },
  ])
  expect(server.sent().tools).toEqual([{ type: 'function', function: sampleTool }])
})

test('aborts the upstream call when the caller leaves before or during an answer', async () => {
  for (const behaviour of [hang, streamFaults.stalls('a b c')]) {
    server.double.respond(behaviour)
    const leave = new AbortController()
    const parts = server.model.ask(sampleCall, leave.signal)
    const before = server.double.calls.length
    const first = parts.next()
    await expect.poll(() => server.double.calls.length, { interval: 5 }).toBe(before + 1)
    const left = new Error('left')
    leave.abort(left)
    await expect(first.then(() => parts.next())).rejects.toBe(left)
    expect(await server.double.calls.at(-1)?.ended).toBe('aborted')
  }
})

test('aborts the upstream call when the caller stops reading', async () => {
  server.double.respond(streamFaults.stalls('a b c'))
  for await (const part of server.model.ask(sampleCall, neverAborted)) if (part.kind === 'text') break
  expect(await server.double.calls[0]?.ended).toBe('aborted')
})
