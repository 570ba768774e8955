import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueOperatorCode } from '../../src/accounts/passwords/operator-code.ts'
import { createSignup, password, postRaw } from '../support/accounts/farmers.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'

let product: TestApp
let other: TestApp
/**
 * Lead of the other instance's clock, in ms. That instance caches a session result for less than a
 * second.
 */
let aheadMs = 0
beforeAll(async () => {
  const env = { REQUESTS_PER_MINUTE: '1000000', LOGINS_PER_DEVICE_MINUTE: '1000' }
  const first = await startApp({ env })
  product = first
  const monotonicMs = () => performance.now() + aheadMs
  other = await startApp({ env, schema: first.schema, overrides: { monotonicMs } })
  await first.browser().client.accounts.signup({ body: createSignup('Wanjiku') })
})
afterAll(() => Promise.all([product.close(), other.close()]))

async function signedIn(app = product): Promise<Browser> {
  const browser = app.browser()
  await browser.client.accounts.login({ body: { username: 'Wanjiku', password } })
  return browser
}

async function statusOf(app: TestApp, sid: string | undefined): Promise<number> {
  const response = await app.app.inject({ url: '/api/user', headers: { cookie: `sid=${sid}` } })
  return response.statusCode
}

const idHashOf = (sid: string | undefined) =>
  createHash('sha256')
    .update(sid?.split('.')[0] ?? '')
    .digest()

describe('logging in', () => {
  test('each login gives a new session id and ends the old session at once', async () => {
    const browser = await signedIn()
    const seen = new Set<string | undefined>()
    for (let time = 0; time < 100; time += 1) {
      const before = browser.cookies.get('sid')
      // The old session makes requests during the login. They must not cache it after its end.
      const signingIn = browser.client.accounts.login({ body: { username: 'Wanjiku', password } })
      for (let over = false; !over; ) {
        over = await Promise.race([signingIn.then(() => true), setImmediate(false)])
        if (!over) await statusOf(product, before)
      }
      expect(await statusOf(product, before)).toBe(401)
      seen.add(before)
    }
    expect(seen.size).toBe(100)
  })

  test('never adopts a session id that the server did not issue, whether forged or signed', async () => {
    const { Signer } = await import('@fastify/cookie')
    const unknownId = 'A'.repeat(32)
    const signed = new Signer('only for tests 1 fQ2xLr7Vt4Kw8Zb3NmYc6Hd').sign(unknownId)
    for (const cookie of [unknownId, `${unknownId}.${'B'.repeat(43)}`, signed, '', '%zz']) {
      const browser = product.browser()
      browser.cookies.set('sid', cookie)
      await browser.client.accounts.login({ body: { username: 'Wanjiku', password } })
      expect(browser.cookies.get('sid')).not.toContain(unknownId)
      expect(await statusOf(product, cookie)).toBe(401)
    }
  })

  test('signing up as another farmer ends the browser’s earlier session', async () => {
    const browser = await signedIn()
    const before = browser.cookies.get('sid')
    await browser.client.accounts.signup({ body: createSignup('Baraka') })
    expect(await statusOf(product, before)).toBe(401)
    expect((await browser.client.accounts.user()).username).toBe('Baraka')
  })

  test('a wrong password leaves the session unchanged', async () => {
    const browser = await signedIn()
    const response = await postRaw(browser, '/api/login', { username: 'Wanjiku', password: 'wrong one' })
    expect(response.statusCode).toBe(401)
    expect(response.headers['set-cookie']).toBeUndefined()
    expect((await browser.client.accounts.user()).username).toBe('Wanjiku')
  })
})

describe('logging out', () => {
  test('removes the cookie and ends the session; a second logout is harmless', async () => {
    const browser = await signedIn()
    const sid = browser.cookies.get('sid')
    const response = await postRaw(browser, '/api/logout')
    expect(response.statusCode).toBe(204)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers['clear-site-data'], 'the scripts stay in the cache').toBeUndefined()
    expect(browser.cookies.has('sid')).toBe(false)
    expect(browser.cookies.has('dev'), 'the device stays known').toBe(true)
    expect(await statusOf(product, sid)).toBe(401)
    expect((await postRaw(browser, '/api/logout')).statusCode).toBe(204)
    expect((await postRaw(product.browser(), '/api/logout')).statusCode).toBe(204)
  })

  test('requests in flight on two instances cannot undo a logout', async () => {
    const [user] = await product.sql`select id from users where username_key = 'wanjiku'`
    const { Signer } = await import('@fastify/cookie')
    const signer = new Signer('only for tests 1 fQ2xLr7Vt4Kw8Zb3NmYc6Hd')
    const cookies = Array.from({ length: 200 }, (_, at) => signer.sign(`race-${at}-`.padEnd(32, 'x')))
    await product.sql`insert into sessions ${product.sql(
      cookies.map((cookie) => ({ id_hash: idHashOf(cookie), user_id: user?.id })),
    )}`
    // Makes the next request write to the row.
    await product.sql`update sessions set last_seen_at = now() - interval '2 days' where user_id = ${user?.id}`
    for (const cookie of cookies) {
      const headers = { cookie: `sid=${cookie}` }
      await Promise.all([
        other.app.inject({ url: '/api/user', headers }),
        product.app.inject({ url: '/api/user', headers }),
        product.app.inject({ method: 'POST', url: '/api/logout', headers }),
        product.app.inject({ url: '/api/user', headers }),
      ])
    }
    const alive = async (app: TestApp) => {
      const statuses = await Promise.all(cookies.map((cookie) => statusOf(app, cookie)))
      return statuses.filter((status) => status !== 401).length
    }
    expect(await alive(product)).toBe(0)
    aheadMs += 1_000
    expect(await alive(other)).toBe(0)
  })

  test('a logout takes precedence over a request about to write to the session', async () => {
    const browser = await signedIn()
    const sid = browser.cookies.get('sid')
    const idHash = idHashOf(sid)
    await product.sql`update sessions set last_seen_at = now() - interval '2 days' where id_hash = ${idHash}`
    await product.sql
      .begin(async (held) => {
        await held`select 1 from sessions where id_hash = ${idHash} for update`
        const reading = statusOf(other, sid) // Answers, while its write waits for the row.
        expect(await reading).toBe(200)
        const leaving = postRaw(browser, '/api/logout')
        const waiting = async () => {
          const [row] = await product.sql`select count(*)::int as waiting from pg_locks
          where not granted and locktype in ('transactionid', 'tuple')`
          return row?.waiting
        }
        await expect.poll(waiting).toBeGreaterThanOrEqual(2)
        return { leaving }
      })
      .then(({ leaving }) => leaving)
    const [row] = await product.sql`select revoked_at from sessions where id_hash = ${idHash}`
    expect(row?.revoked_at).not.toBeNull()
    expect(await statusOf(product, sid)).toBe(401)
  })
})

test('an operator’s code ends all sessions, within a second even on the other instance', async () => {
  await product.browser().client.accounts.signup({ body: createSignup('Njeri') })
  const body = { username: 'Njeri', password }
  const browsers = [other.browser(), other.browser(), other.browser()]
  await Promise.all(browsers.map((browser) => browser.client.accounts.login({ body })))
  const sids = browsers.map((browser) => browser.cookies.get('sid'))
  for (const sid of sids) expect(await statusOf(other, sid)).toBe(200)
  for (let time = 0; time < 10; time += 1)
    await postRaw(product.browser(), '/api/login', { ...body, password: 'forgotten' })
  const { database, passwords, sessions } = product.deps
  const code = await issueOperatorCode(database, passwords, sessions.secrets, ' njeri ', product.app.log)
  aheadMs += 1_000
  for (const sid of sids) expect(await statusOf(other, sid)).toBe(401)
  // Earlier failures do not block the new password, and the old password no longer works.
  const login = (typed: string | undefined) =>
    postRaw(product.browser(), '/api/login', { username: 'Njeri', password: typed })
  const given = 'sorghum before the long rains'
  const recovery = { username: 'Njeri', code: code ?? '', password: given }
  await product.browser().client.myAccount.recover({ body: recovery })
  expect((await login(given)).statusCode).toBe(200)
  expect((await login(password)).statusCode).toBe(401)
})

test.each([
  ['71 hours', 200],
  ['72 hours', 401],
])('an operator’s code used after %s returns status %i', async (after, status) => {
  const username = `Late by ${after}`
  await product.browser().client.accounts.signup({ body: createSignup(username) })
  const { database, passwords, sessions } = product.deps
  const code = await issueOperatorCode(database, passwords, sessions.secrets, username, product.app.log)
  await product.sql`update users set recovery_made_at = recovery_made_at - ${after}::interval,
    recovery_until = recovery_until - ${after}::interval where username = ${username}`
  const payload = { username, code, password: 'sorghum before the long rains' }
  const answer = await product.browser().request({ method: 'POST', url: '/api/recover', payload })
  expect(answer.statusCode).toBe(status)
})

describe('session age', () => {
  test.each([
    ['keeps a session unused for almost 14 days', "last_seen_at = now() - interval '13 days 23 hours'", 200],
    ['ends a session unused for 14 days', "last_seen_at = now() - interval '14 days'", 401],
    ['keeps a session almost 30 days old', "created_at = now() - interval '29 days 23 hours'", 200],
    ['ends a session 30 days old, even a busy one', "created_at = now() - interval '30 days'", 401],
  ])('%s', async (_what, age, status) => {
    const browser = await signedIn()
    const sid = browser.cookies.get('sid')
    await product.sql`update sessions set ${product.sql.unsafe(age)} where id_hash = ${idHashOf(sid)}`
    // The other instance has not cached the session.
    expect(await statusOf(other, sid)).toBe(status)
  })
})
