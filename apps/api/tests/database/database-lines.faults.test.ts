import {
  type ConnectionState,
  type FaultyProxy,
  startFaultyProxy,
} from '@smart-farming/upstream-doubles/faulty-proxy'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { countValues, createSignup, postRaw } from '../support/accounts/farmers.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'
import { readSmallClient } from '../support/http/pages.ts'

let line: FaultyProxy
let product: TestApp
let ada: Browser
beforeAll(async () => {
  const url = new URL(inject('databaseUrl'))
  line = await startFaultyProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(line.port)
  product = await startApp({
    env: { DATABASE_URL: url.href, CONTACT_MESSAGES_PER_HOUR: '1000' },
    overrides: { pages: await readSmallClient() },
  })
  ada = product.browser()
  await postRaw(ada, '/api/signup', createSignup('Ada'))
})
afterEach(() => line.set({ mode: 'pass' }))
afterAll(async () => {
  await product.close()
  await line.close()
})

async function timed(options: InjectOptions): Promise<{ response: LightMyRequestResponse; ms: number }> {
  const startedAt = performance.now()
  const response = await ada.request(options)
  return { response, ms: performance.now() - startedAt }
}

const login = {
  method: 'POST',
  url: '/api/login',
  payload: { username: 'Ada', password: 'wrong one' },
} as const
const contact = { name: 'Ada', replyTo: '+254', message: 'Rain?' }
const needsDatabase: InjectOptions[] = [
  { url: '/api/health' },
  login,
  { method: 'POST', url: '/api/signup', payload: createSignup('Bea') },
  { method: 'POST', url: '/api/contact', payload: contact },
]
const needsNone = ['/', '/login', '/assets/main-1a2b.js', '/api/health/live', '/api/docs']

describe.each<[string, ConnectionState]>([
  ['swallows everything', { mode: 'hole' }],
  ['closes every connection politely', { mode: 'fin' }],
  ['resets every connection', { mode: 'rst' }],
])('a database connection that %s', (_name, state) => {
  test('promptly returns 503 only where the database is needed, then recovers', async () => {
    line.set(state)
    const [calls, ready, still] = await Promise.all([
      Promise.all(needsDatabase.map(timed)),
      timed({ url: '/api/health/ready' }),
      Promise.all(needsNone.map((url) => timed({ url }))),
    ])
    for (const { response, ms } of calls) {
      expect(response.statusCode).toBe(503)
      expect(response.headers['retry-after']).toBe('2')
      expect(response.json()).toMatchObject({
        code: 'database_unavailable',
        message: 'We cannot reach our records just now. Please try again in a moment.',
      })
      // The deadline of 2.2 s, plus a margin for a busy machine.
      expect(ms).toBeLessThan(3_500)
    }
    expect(ready.response.statusCode).toBe(503)
    expect(ready.response.json().checks.database).toBe('is not responding')
    expect(still.map(({ response }) => response.statusCode)).toEqual(needsNone.map(() => 200))
    line.set({ mode: 'pass' })
    // A late caller has opened a connection that hangs and must also be given up.
    await expect.poll(async () => (await ada.request({ url: '/api/health' })).statusCode).toBe(200)
    expect((await ada.request(login)).statusCode).toBe(401)
  })
})

test('requests are answered again after idle database connections are cut', async () => {
  expect(await ada.client.health.check()).toEqual({ status: 'ok' })
  line.set({ mode: 'rst' })
  line.set({ mode: 'pass' })
  // Our side might not have noticed the cut. In that case one request fails for all.
  await ada.request({ url: '/api/health' })
  expect((await ada.request({ url: '/api/health' })).statusCode).toBe(200)
})

test('promptly returns 503 to requests for a locked table, and serves all others', async () => {
  const { promise: free, resolve: release } = Promise.withResolvers<void>()
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
  const locking = product.sql.begin(async (sql) => {
    await sql`lock table contact_messages in access exclusive mode`
    lock()
    await free
  })
  try {
    await locked
    // More calls than connections.
    const calls = Promise.all(
      Array.from({ length: 30 }, () => timed({ method: 'POST', url: '/api/contact', payload: contact })),
    )
    expect((await timed({ url: '/' })).ms).toBeLessThan(500)
    for (const { response, ms } of await calls) {
      expect(response.statusCode).toBe(503)
      expect(ms).toBeLessThan(3_500)
    }
  } finally {
    release()
    await locking
  }
  expect((await ada.request({ url: '/api/health' })).statusCode).toBe(200)
  // Messages of senders that got an error are not saved.
  expect(await product.sql`select 1 from contact_messages`).toHaveLength(0)
})

test('an unstable database connection under load causes 503s but no logged errors', async () => {
  const modes: ConnectionState['mode'][] = ['rst', 'pass', 'rst', 'pass', 'rst', 'pass', 'fin', 'pass']
  const statuses: number[] = []
  let over = false
  const callers = Array.from({ length: 5 }, async () => {
    while (!over) statuses.push((await ada.request({ url: '/api/health' })).statusCode)
  })
  for (const mode of modes) {
    line.set({ mode })
    const seen = statuses.length
    await expect.poll(() => statuses.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(seen + 9)
  }
  over = true
  await Promise.all(callers)
  expect([...countValues(statuses).keys()].sort()).toEqual([200, 503])
  expect((await ada.request({ url: '/api/health' })).statusCode).toBe(200)
  expect(product.logs.filter((entry) => Number(entry.level) >= 50)).toEqual([])
})
