import { createHash } from 'node:crypto'
import { type FaultyProxy, startFaultyProxy } from '@smart-farming/upstream-doubles/faulty-proxy'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { createSignup, postRaw } from '../support/accounts/farmers.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'

// Tests which features work without the database, and for how long. The session clock stands still
// until a test advances it.

const SECOND = 1_000
const MINUTE = 60 * SECOND
const clock = { ms: 1 }
const place = 'lat=52.3712&lon=-2.7149'

let line: FaultyProxy
let product: TestApp
const target = new URL(inject('databaseUrl'))
const upstream = { host: target.hostname, port: Number(target.port) }

beforeAll(async () => {
  line = await startFaultyProxy(upstream)
  const url = new URL(target)
  url.port = String(line.port)
  product = await startApp({
    env: { DATABASE_URL: url.href, SIGNUPS_PER_HOUR: '1000', REQUESTS_PER_MINUTE: '100000' },
    overrides: { now: () => new Date('2026-09-21T14:20:00Z'), monotonicMs: () => clock.ms },
  })
})
afterAll(async () => {
  await product.close()
  await line.close()
})

const faults = {
  'swallows everything': { begin: () => line.set({ mode: 'hole' }), end: () => line.set({ mode: 'pass' }) },
  'is refused': {
    begin: () => line.close(),
    end: async () => {
      line = await startFaultyProxy(upstream, line.port)
    },
  },
}

let farmers = 0
/** Signs up and makes one request, so that the session is cached. */
async function known(): Promise<Browser> {
  const browser = await unknown()
  expect((await ask(browser, '/api/user')).status).toBe(200)
  return browser
}
/** Signs up and makes no further request. */
async function unknown(): Promise<Browser> {
  farmers += 1
  const browser = product.browser()
  expect((await postRaw(browser, '/api/signup', createSignup(`Farmer ${farmers}`))).statusCode).toBe(201)
  return browser
}

async function ask(browser: Browser, url: string): Promise<{ status: number; ms: number; body: string }> {
  const startedAt = performance.now()
  const { statusCode, body } = await browser.request({ url })
  return { status: statusCode, ms: performance.now() - startedAt, body }
}
function idHashOf(browser: Browser): Buffer {
  const id = browser.cookies.get('sid')?.split('.')[0] ?? ''
  return createHash('sha256').update(id).digest()
}
const statusOf = async (browser: Browser, url: string) => (await ask(browser, url)).status

describe.each(Object.entries(faults))('while the database connection %s', (_name, fault) => {
  let broken = false
  const begin = async () => {
    broken = true
    await fault.begin()
  }
  const end = async () => {
    if (broken) await fault.end()
    broken = false
  }
  afterEach(end)

  test('logged-in farmers keep their weather, logged-out ones stay out, other calls return 503', async () => {
    const [ada, leaver, ended, stranger] = await Promise.all([known(), known(), known(), unknown()])
    const before = await ask(ada, `/api/weather/forecast?${place}`)
    const sid = leaver.cookies.get('sid') ?? ''
    await postRaw(leaver, '/api/logout')
    leaver.cookies.set('sid', sid)
    await product.sql`update sessions set revoked_at = now() where id_hash = ${idHashOf(ended)}`
    clock.ms += 2 * SECOND
    expect(await statusOf(ended, '/api/user')).toBe(401)
    await begin()
    const [weather, ...rest] = await Promise.all([
      ask(ada, `/api/weather/forecast?${place}`),
      ask(ada, `/api/weather/outlook?${place}`),
      ask(ada, '/api/user'),
      ask(ada, '/api/farm-settings'),
      ask(leaver, '/api/user'),
      ask(ended, '/api/user'),
      ask(stranger, '/api/user'),
    ])
    expect(weather).toMatchObject({ status: 200, body: before.body })
    expect(rest.map(({ status }) => status)).toEqual([200, 200, 503, 401, 401, 503])
    expect((await postRaw(ada, '/api/logout')).statusCode, 'nobody is out who could not be logged out').toBe(
      503,
    )
    expect(await statusOf(ada, '/api/user')).toBe(200)
    stranger.cookies.set('sid', 'forged')
    expect(await statusOf(stranger, '/api/user')).toBe(401)
  })

  test('only one request waits for the database, and sessions last 15 minutes', async () => {
    const ada = await known()
    const others = [await known(), await known()]
    const saidAt = clock.ms
    clock.ms += 2 * SECOND
    await begin()
    expect((await ask(ada, '/api/user')).ms, 'the deadline, and a busy machine').toBeLessThan(3_500)
    const atOnce = async () => {
      for (const browser of others) {
        const { status, ms } = await ask(browser, '/api/user')
        expect({ status, atOnce: ms < 500 }).toEqual({ status: 200, atOnce: true })
      }
    }
    await atOnce()
    // Later, one request tries the database again, without delaying the others.
    clock.ms = saidAt + 15 * MINUTE - 1
    const finding = ask(ada, '/api/user')
    await atOnce()
    expect((await finding).status).toBe(200)
    clock.ms = saidAt + 15 * MINUTE
    expect(await Promise.all(others.map((browser) => statusOf(browser, '/api/user')))).toEqual([503, 503])

    await product.sql`update sessions set revoked_at = now() where id_hash = ${idHashOf(ada)}`
    await end()
    clock.ms += SECOND
    expect(await statusOf(ada, '/api/user')).toBe(401)
    expect(await Promise.all(others.map((browser) => statusOf(browser, '/api/user')))).toEqual([200, 200])
  })
})
