import { errorEnvelope } from '@smart-farming/contracts/errors'
import type { EndpointGroup } from '@smart-farming/contracts/table/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bind } from '../../src/http/routing/bind.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { seedPlaces } from '../support/database/gazetteer.ts'
import { expectCallHeaders } from '../support/http/headers.ts'

const DEADLINE_MS = 300
const told = z.object({ told: z.string() })
const endpoint = { summary: 'A trial', auth: 'public', responses: { 200: told }, errors: [] } as const
const group = {
  hung: { ...endpoint, method: 'GET', path: '/api/trial/hung' },
  hungWithBody: { ...endpoint, method: 'POST', path: '/api/trial/hung', body: told },
  late: { ...endpoint, method: 'PUT', path: '/api/trial/late', body: told },
} as const satisfies EndpointGroup
const unhurried = {
  slow: { ...endpoint, method: 'GET', path: '/api/trial/slow' },
} as const satisfies EndpointGroup

/** A handler that answers on command, and counts the waiting requests. */
function answerOnDemand() {
  const { promise, resolve } = Promise.withResolvers<{ told: string }>()
  const handler = {
    arrived: 0,
    finish: resolve,
    wait: () => {
      handler.arrived += 1
      return promise
    },
  }
  return handler
}

const late = answerOnDemand()
const slow = answerOnDemand()
let product: TestApp
let origin: string
beforeAll(async () => {
  product = await startApp({ env: { PUBLIC_URL: 'https://farm.example' } })
  const never = () => new Promise<never>(() => {})
  const nobody = () => undefined
  bind(
    product.app,
    'trial',
    group,
    { hung: never, hungWithBody: never, late: late.wait },
    { readUser: nobody, deadlineMs: DEADLINE_MS },
  )
  bind(product.app, 'unhurried', unhurried, { slow: slow.wait }, { readUser: nobody })
  await seedPlaces(product.sql)
  origin = await product.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => product.close())

const body = { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ told: 'rain' }) }

test.each([
  ['without a body', '/api/trial/hung', {}],
  ['with a body', '/api/trial/hung', { method: 'POST', ...body }],
])('a hanging handler %s returns a 503 with a retry time at its deadline', async (_case, path, options) => {
  const startedAt = performance.now()
  const answer = await fetch(`${origin}${path}`, options)
  const tookMs = performance.now() - startedAt
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expectCallHeaders(Object.fromEntries(answer.headers))
  const { code, message, requestId } = errorEnvelope.parse(await answer.json())
  expect({ code, message }).toEqual({ code: 'overloaded', message: expect.stringMatching(/try again/i) })
  expect(tookMs).toBeGreaterThanOrEqual(DEADLINE_MS - 1)
  expect(tookMs).toBeLessThan(DEADLINE_MS + 1_000)
  expect(product.logs).toContainEqual(
    expect.objectContaining({
      requestId,
      msg: 'overloaded',
      err: expect.objectContaining({
        cause: expect.objectContaining({ message: `no answer within ${DEADLINE_MS} ms` }),
      }),
    }),
  )
})

test('serves other requests while fifty wait for an answer', async () => {
  let answered = 0
  const waiting = Array.from({ length: 50 }, async () => {
    const { status } = await fetch(`${origin}/api/trial/slow`)
    answered += 1
    return status
  })
  await expect.poll(() => slow.arrived).toBe(50)
  for (let call = 0; call < 20; call += 1) expect((await fetch(`${origin}/api/health`)).status).toBe(200)
  expect(answered).toBe(0)
  slow.finish({ told: 'slow' })
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]))
})

test('ignores a late answer from a handler without logging an error', async () => {
  const before = product.logs.length
  const call = () => fetch(`${origin}/api/trial/late`, { method: 'PUT', ...body })
  expect((await call()).status).toBe(503)
  late.finish({ told: 'too late' })
  const again = await call()
  expect([again.status, await again.json()]).toEqual([200, { told: 'too late' }])
  expect(product.logs.slice(before).filter(({ level }) => Number(level) >= 50)).toEqual([])
})
