import { text } from 'node:stream/consumers'
import { api } from '@smart-farming/contracts/api'
import type { Double } from '@smart-farming/upstream-doubles/double'
import { startOpenAi, streamFaults } from '@smart-farming/upstream-doubles/openai'
import { server as words } from '@smart-farming/words/en/server'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AppError } from '../../app-error.ts'
import { bind } from '../../http/routing/bind.ts'
import { handleErrors } from '../../http/server/error-responses.ts'
import { runInline } from '../../timing/worker-pool.ts'
import { chatHandlers } from '../handlers.ts'
import { ModelEngine } from '../model/model-engine.ts'
import { OpenAiModel } from '../model/openai/openai-model.ts'
import { chatTasks } from '../reading/chat-tasks.ts'

const ada = { id: 1, username: 'ada', farmName: 'Hill Farm', location: 'Nakuru' }

let double: Double
let model: OpenAiModel
let app: FastifyInstance
let ending: AbortController
beforeEach(async () => {
  double = await startOpenAi()
  double.respond(streamFaults.stalls('Dry.\nThen wait'))
  model = new OpenAiModel({
    baseUrl: `${double.url}/v1`,
    key: undefined,
    name: 'small',
    maxTokensField: 'max_tokens',
    deadlines: { firstMs: 5_000, idleMs: 5_000, totalMs: 5_000 },
  })
  app = Fastify()
  app.decorateRequest('user', undefined)
  app.setErrorHandler(handleErrors(words))
  ending = new AbortController()
  const needs = {
    engine: new ModelEngine(
      model,
      { tools: [], factsFor: async () => undefined },
      { maxTokens: 100, totalMs: 5_000 },
      words,
      runInline(chatTasks),
    ),
    words,
    now: () => new Date(0),
    shutdownSignal: ending.signal,
    isCooperative: () => false,
    placeName: async () => 'Nakuru',
  }
  bind(app, 'chat', api.chat, chatHandlers(needs), { readUser: () => ada })
})
afterEach(async () => {
  await app.close()
  await model.close()
  await double.close()
})

const ask = (accept: string) => ({
  method: 'POST' as const,
  url: '/api/chat/market',
  headers: { accept },
  payload: { message: 'Maize?' },
})
const stop = () =>
  ending.abort(new AppError('overloaded', { problem: { code: 'restarting' }, retryAfter: 5 }))

test('a non-streamed answer becomes a 503 with an explanation when the process stops', async () => {
  const answer = app.inject(ask('application/json'))
  await expect.poll(() => double.calls.length, { interval: 5 }).toBe(1)
  stop()
  const { statusCode, headers, payload } = await answer
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  expect(JSON.parse(payload)).toMatchObject({
    code: 'overloaded',
    message: 'We are restarting. Please ask again in a moment.',
  })
  expect(await double.calls[0]?.ended).toBe('aborted')
})

test('a stream that has begun ends with an explanation when the process stops', async () => {
  const answer = await app.inject({ ...ask('text/event-stream'), payloadAsStream: true })
  stop()
  const events = await text(answer.stream())
  expect(answer.statusCode).toBe(200)
  expect(events).toMatch(
    /Dry\..*\n\nevent: error\ndata: \{"message":"We are restarting[^"]+","code":"overloaded",/s,
  )
  expect(await double.calls[0]?.ended).toBe('aborted')
})
