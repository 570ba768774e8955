import { randomBytes, randomUUID } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hashSessionId } from '../../src/http/session/session-reader.ts'
import { countValues, createSignup, password, postRaw } from '../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { percentile, runOpenLoop } from '../support/http/open-loop.ts'

const SECONDS = Number(process.env.LOCK_SECONDS ?? 5)
vi.setConfig({ testTimeout: 120_000 + SECONDS * 2_000 })

let product: TestApp
beforeAll(async () => {
  product = await startApp({
    env: { REQUESTS_PER_MINUTE: '1000000', CONTACT_MESSAGES_PER_HOUR: '1000000' },
  })
})
afterAll(() => product.close())

/** Session cookies of one farmer that this process has never seen. */
async function coldSessions(count: number): Promise<string[]> {
  await postRaw(product.browser(), '/api/signup', createSignup('Ada'))
  const signer = new Signer([...product.deps.sessions.secrets])
  const ids = Array.from({ length: count }, () => randomBytes(24).toString('base64url'))
  const rows = ids.map((id) => ({ id_hash: hashSessionId(id), user_id: 1 }))
  await product.sql`insert into sessions ${product.sql(rows)}`
  return ids.map((id) => `sid=${encodeURIComponent(signer.sign(id))}`)
}

const contact = () => ({
  method: 'POST' as const,
  url: '/api/contact',
  payload: { name: 'Ada', replyTo: '+254', message: 'Rain?', formId: randomUUID() },
})

test('200 writers a second on a locked table slow down no other requests, and all recover', async () => {
  const cookies = await coldSessions(20 * SECONDS)
  const { promise: free, resolve: release } = Promise.withResolvers<void>()
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
  const locking = product.sql.begin(async (sql) => {
    await sql`lock table contact_messages in access exclusive mode`
    lock()
    await free
  })
  await locked
  const ask = product.browser().request
  const cold = (n: number) => ({ url: '/api/user', headers: { cookie: cookies[n] ?? '' } })
  const login = { method: 'POST' as const, url: '/api/login', payload: { username: 'Ada', password } }
  const [writers, health, users, logins] = await Promise.all([
    runOpenLoop(ask, { perSecond: 200, seconds: SECONDS, request: contact }),
    runOpenLoop(ask, { perSecond: 10, seconds: SECONDS, request: () => ({ url: '/api/health' }) }),
    runOpenLoop(ask, { perSecond: 20, seconds: SECONDS, request: cold }),
    runOpenLoop(product.browser().request, { perSecond: 2, seconds: SECONDS, request: () => login }),
  ]).finally(release)
  await locking
  const releasedAt = performance.now()
  await expect.poll(async () => (await ask(contact())).statusCode, { timeout: 2_000 }).toBe(201)

  for (const [name, outcomes] of Object.entries({ writers, health, users, logins }))
    console.log(
      `${name}: ${JSON.stringify([...countValues(outcomes.map(({ status }) => status))])}, p50 ${percentile(outcomes, 0.5).toFixed(0)}, p99 ${percentile(outcomes, 0.99).toFixed(0)}, most ${percentile(outcomes, 1).toFixed(0)} ms`,
    )
  console.log(`writing again after ${(performance.now() - releasedAt).toFixed(0)} ms`)
  expect([...countValues(health.map(({ status }) => status)).keys()]).toEqual([200])
  expect([...countValues(users.map(({ status }) => status)).keys()]).toEqual([200])
  expect([...countValues(logins.map(({ status }) => status)).keys()]).toEqual([200])
  expect(percentile(health, 0.99)).toBeLessThan(500)
  expect(percentile(users, 0.99)).toBeLessThan(500)
  expect(countValues(writers.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
    new Map([['503 2', writers.length]]),
  )
  expect(percentile(writers, 1)).toBeLessThan(2_500)
  // Writers that cannot get a turn in time are refused at once.
  expect(percentile(writers, 0.5)).toBeLessThan(100)
  // Messages of senders that got an error are not saved.
  expect(await product.sql`select 1 from contact_messages`).toHaveLength(1)
})
