import type { Endpoint } from '@smart-farming/contracts/table/endpoint'
import { checkRows } from '@smart-farming/vectors/check-rows'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bind } from '../../src/http/routing/bind.ts'
import { createSignup, postRaw } from '../support/accounts/farmers.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'
import { expectCallHeaders, expectFileHeaders } from '../support/http/headers.ts'
import { readSmallClient } from '../support/http/pages.ts'

const publicOrigin = 'https://farm.example'
const hung = {
  method: 'GET',
  path: '/api/hung',
  summary: 'Never answers',
  auth: 'public',
  responses: { 200: z.string() },
  errors: [],
} as const satisfies Endpoint
let product: TestApp
let signedIn: Browser
beforeAll(async () => {
  product = await startApp({
    env: { PUBLIC_URL: publicOrigin, REQUESTS_PER_MINUTE: '60' },
    overrides: { pages: await readSmallClient({}, true) },
  })
  product.app.get('/api/broken', () => Promise.reject(new Error('a bug with CANARY')))
  const never = () => new Promise<never>(() => {})
  bind(product.app, 'trial', { hung }, { hung: never }, { readUser: () => undefined, deadlineMs: 50 })
  product.app.get('/api/events', (_request, reply) =>
    reply.type('text/event-stream').send(ReadableStream.from(['data: [DONE]\n\n'])),
  )
  signedIn = product.browser()
  await postRaw(signedIn, '/api/signup', createSignup('Ada'))
})
afterAll(() => product.close())

const json = { 'content-type': 'application/json' }
test('every API response has every security header and is never cached', () =>
  checkRows<[number, InjectOptions & { signedIn?: boolean }]>(
    [
      [200, { url: '/api/health' }],
      [200, { url: '/api/docs' }],
      [200, { url: '/api/events' }],
      [200, { url: '/api/user', signedIn: true }],
      [200, { method: 'HEAD', url: '/api/health' }],
      [204, { method: 'POST', url: '/api/logout' }],
      [400, { method: 'POST', url: '/api/login', headers: json, payload: '{' }],
      [400, { method: 'POST', url: '/api/login', payload: {} }],
      [400, { url: '/%zz' }],
      [400, { url: '/api/%c0%af' }],
      [401, { url: '/api/user' }],
      [401, { method: 'POST', url: '/api/login', payload: { username: 'Ada', password: 'wrong' } }],
      [403, { method: 'POST', url: '/api/logout', headers: { 'sec-fetch-site': 'cross-site' } }],
      [404, { url: '/api/nothing' }],
      [404, { url: '/assets/none.js' }],
      [405, { method: 'DELETE', url: '/api/user' }],
      [409, { method: 'POST', url: '/api/signup', payload: createSignup('ADA') }],
      [413, { method: 'POST', url: '/api/login', headers: json, payload: 'x'.repeat(70_000) }],
      [415, { method: 'POST', url: '/api/login', headers: { 'content-type': 'text/plain' }, payload: '{}' }],
      [500, { url: '/api/broken' }],
      [503, { url: '/api/hung' }],
    ],
    async ([status, { signedIn: asAda, ...options }]) => {
      const response = await (asAda ? signedIn : product.browser()).request(options)
      expect(response.statusCode).toBe(status)
      expectCallHeaders(response.headers)
      if (status === 503) expect(response.headers['retry-after']).toBe('2')
      if (status >= 400 && options.url !== '/assets/none.js') {
        const { message, requestId, code } = response.json()
        expect([typeof message, typeof requestId, typeof code]).toEqual(['string', 'string', 'string'])
        expect(response.body).not.toContain('CANARY')
      }
    },
  ))

test.each([
  [200, '/'],
  [200, '/embed/contact'],
  [200, '/assets/main-1a2b.js'],
  [200, '/icon.svg'],
  [404, '/nowhere'],
])('%i %s has every header required for a page file', async (status, url) => {
  const response = await product.browser().request({ url })
  expect(response.statusCode).toBe(status)
  expectFileHeaders(response.headers)
  const again = await product
    .browser()
    .request({ url, headers: { 'if-none-match': String(response.headers.etag) } })
  expect(again.statusCode).toBe(status === 200 ? 304 : 404)
  expectFileHeaders(again.headers)
})

test('logs a bug with its request id, and shows the caller only a generic message', async () => {
  const response = await product.browser().request({ url: '/api/broken' })
  const { requestId, message } = response.json()
  expect(message).toBe('Something went wrong on our side. Please try again.')
  expect(product.logs).toContainEqual(
    expect.objectContaining({
      requestId,
      level: 50,
      err: expect.objectContaining({ message: 'a bug with CANARY' }),
    }),
  )
})

test('every response has a unique request id', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => product.browser().request({ url: '/api/nothing' })),
  )
  expect(new Set(answers.map((answer) => answer.json().requestId)).size).toBe(20)
})

test('sends no Strict-Transport-Security header over plain http', async () => {
  const plain = await startApp()
  const { headers } = await plain.browser().request({ url: '/api/health' })
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['x-content-type-options']).toBe('nosniff')
  await plain.close()
})

test('returns 429 with the error envelope, all headers and the retry time', async () => {
  let last = await product.browser().request({ url: '/nowhere', remoteAddress: '198.51.100.7' })
  for (let sent = 0; sent < 60 && last.statusCode === 404; sent += 1)
    last = await product.browser().request({ url: '/nowhere', remoteAddress: '198.51.100.7' })
  expect(last.statusCode).toBe(429)
  expectCallHeaders(last.headers)
  expect(last.json()).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringMatching(/again in \d+ s/),
  })
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
})
