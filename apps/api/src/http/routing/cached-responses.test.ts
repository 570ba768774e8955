import type { EndpointGroup } from '@smart-farming/contracts/table/endpoint'
import { server as words } from '@smart-farming/words/en/server'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from '../../app-error.ts'
import { CallCounter } from '../limits/call-counter.ts'
import { handleErrors } from '../server/error-responses.ts'
import type { SessionReader, SignedInUser } from '../session/session-reader.ts'
import { bind, type Handlers } from './bind.ts'
import { CachedResponses } from './cached-responses.ts'
import { EncodedJson } from './encoded-json.ts'

const told = z.object({ told: z.string() })
const endpoint = {
  method: 'GET',
  summary: 'A trial',
  auth: 'session',
  query: z.object({ at: z.coerce.number() }),
  responses: { 200: told },
  errors: [],
} as const
const trial = {
  same: { ...endpoint, path: '/api/trial/same' },
  own: { ...endpoint, path: '/api/trial/own' },
  curious: { ...endpoint, path: '/api/trial/curious' },
  open: { ...endpoint, auth: 'public', path: '/api/trial/open' },
  limited: { ...endpoint, path: '/api/trial/limited' },
} as const satisfies EndpointGroup

const farmers = Object.fromEntries(
  ['ada', 'wanjiru'].map((username, id) => [
    username,
    { id, username, farmName: 'Hill', location: 'Ludlow' },
  ]),
)
const find = (cookie?: string): SignedInUser | undefined => farmers[cookie ?? '']

let app: FastifyInstance
let origin: string
/** Number of requests that reached the framework. */
let judged: number
let same: () => EncodedJson<{ told: string }> | Promise<EncodedJson<{ told: string }>>
let asked: { at: number }[]
beforeEach(async () => {
  judged = 0
  asked = []
  const say = (words: string) => EncodedJson.from({ told: words })
  const own: Record<string, EncodedJson<{ told: string }>> = {
    ada: await say('ada'),
    wanjiru: await say('wanjiru'),
  }
  const fixed = await say('the same for all')
  same = () => fixed
  app = Fastify()
  app.decorateRequest('user', undefined)
  app.setErrorHandler(handleErrors(words))
  app.addHook('onRequest', (_request, _reply, done) => {
    judged += 1
    done()
  })
  const handlers: Handlers<typeof trial> = {
    same: ({ query }) => {
      asked.push(query)
      return same()
    },
    own: ({ user }) => own[user.username] ?? fixed,
    curious(input) {
      asked.push(input.query)
      return own[input.request.headers['x-who'] as string] ?? fixed
    },
    open: () => fixed,
    limited: () => fixed,
  }
  const ready = new CachedResponses({
    headers: {},
    logger: app.log,
    nextId: () => '1',
    sessions: { read: find } as SessionReader,
    limit: new CallCounter(3, 60_000, () => 0),
    hasOwnLimit: (id) => id === 'trial.limited',
    stopping: () => false,
  })
  ready.serve(app.server)
  bind(app, 'trial', trial, handlers, { readUser: ({ headers }) => find(headers.cookie), ready })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => app.close())

async function ask(path: string, cookie = 'ada', headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}/api/trial/${path}`, { headers: { cookie, ...headers } })
  const body = (await response.json()) as { told?: string }
  return response.status === 200 ? body.told : response.status
}

test('serves a repeated request with the same parsed query from the cache', async () => {
  expect([await ask('same?at=1'), await ask('same?at=1')]).toEqual(Array(2).fill('the same for all'))
  expect(judged).toBe(1)
  // Another spelling of the address passes through the framework once more.
  expect([await ask('same?at=1.0'), await ask('same?at=1.0')]).toEqual(Array(2).fill('the same for all'))
  expect(judged).toBe(2)
  expect(asked).toEqual(Array(4).fill({ at: 1 }))
})

test('each farmer gets their own cached answer', async () => {
  expect([await ask('own?at=1'), await ask('own?at=1', 'wanjiru'), await ask('own?at=1')]).toEqual([
    'ada',
    'wanjiru',
    'ada',
  ])
  expect(judged).toBe(1)
  expect(await ask('own?at=1', 'nobody')).toBe(401)
})

test('answers that depend on more than query and user always go through the framework', async () => {
  expect(await ask('curious?at=1', 'ada', { 'x-who': 'ada' })).toBe('ada')
  expect(await ask('curious?at=1', 'ada', { 'x-who': 'wanjiru' })).toBe('wanjiru')
  // The handler is still called only once per request.
  expect([judged, asked.length]).toEqual([2, 2])
})

test('public endpoints and endpoints with their own limits always go through the framework', async () => {
  for (const path of ['open?at=1', 'open?at=1', 'limited?at=1', 'limited?at=1'])
    expect(await ask(path)).toBe('the same for all')
  expect(judged).toBe(4)
})

test('answers that must be fetched, and errors, go through the framework until one is cached', async () => {
  const usual = same
  await ask('same?at=1')
  same = () => EncodedJson.from({ told: 'fetched' })
  expect(await ask('same?at=1')).toBe('fetched')
  expect(await ask('same?at=1')).toBe('fetched')
  expect(judged).toBe(3)
  same = usual
  await ask('same?at=1')
  same = () => {
    throw new AppError('overloaded')
  }
  expect([await ask('same?at=1'), judged]).toEqual([503, 5])
  same = () => Promise.reject(new AppError('bad_upstream'))
  expect([await ask('same?at=1'), judged]).toEqual([502, 6])
  same = usual
  expect([await ask('same?at=1'), await ask('same?at=1'), judged]).toEqual([
    'the same for all',
    'the same for all',
    7,
  ])
})

test('counts each call once, and runs no handler for a call over the limit', async () => {
  const usual = same
  await ask('same?at=1')
  same = () => EncodedJson.from({ told: 'fetched' })
  await ask('same?at=1')
  same = usual
  await ask('same?at=1')
  asked = []
  // The limit is three calls, and the framework counts none in this test.
  for (let call = 0; call < 3; call += 1) await ask('same?at=1')
  expect([judged, asked.length]).toEqual([3, 3])
  await ask('same?at=1')
  expect([judged, asked.length]).toEqual([4, 4])
})
