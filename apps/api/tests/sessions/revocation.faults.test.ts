import { setTimeout as pace } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DatabaseUnavailable } from '../../src/db/sql-errors.ts'
import { createSignup, postRaw } from '../support/accounts/farmers.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'
import { runInBatches } from '../support/http/run-in-batches.ts'

// Number of sessions tested. Each must end on the other instance within a second.
const TRIES = 50
/** Interval at which each browser asks the other instance, in ms. */
const PACE_MS = 10

let product: TestApp
let other: TestApp
beforeAll(async () => {
  const env = { REQUESTS_PER_MINUTE: '1000000', SIGNUPS_PER_HOUR: '1000' }
  const first = await startApp({ env })
  product = first
  other = await startApp({ env, schema: first.schema })
})
afterAll(() => Promise.all([product.close(), other.close()]))

test('a logout on one instance reaches another busy instance within a second, every time', async () => {
  const latest = await Promise.all((await signedUp('Farmer')).map(lastWelcome))
  expect(Math.max(...latest)).toBeLessThan(1_000)
  // The other instance had cached the session; otherwise the test would prove nothing.
  expect(Math.max(...latest)).toBeGreaterThan(0)
})

test('a logout reaches an instance in time even when it rejects some of its own queries', async () => {
  const browsers = await signedUp('Busy farmer')
  const { database } = other.deps
  const ask = database.runFirst.bind(database)
  let asked = 0
  const busy = vi.spyOn(database, 'runFirst').mockImplementation((query) => {
    asked += 1
    // The database's queue rejects queries in the same way.
    return asked % 5 === 0 ? Promise.reject(new DatabaseUnavailable('no connection: too slow')) : ask(query)
  })
  const latest = await Promise.all(browsers.map(lastWelcome))
  busy.mockRestore()
  expect(Math.max(...latest)).toBeLessThan(1_000)
  expect(Math.max(...latest)).toBeGreaterThan(0)
})

function signedUp(name: string): Promise<Browser[]> {
  return runInBatches(
    Array.from({ length: TRIES }, (_, at) => `${name} ${at}`),
    async (username) => {
      const browser = product.browser()
      expect((await postRaw(browser, '/api/signup', createSignup(username))).statusCode).toBe(201)
      return browser
    },
  )
}

/** Time from the logout on one instance to the last request that the other admitted, in ms. */
async function lastWelcome(browser: Browser, at: number): Promise<number> {
  const cookie = `sid=${browser.cookies.get('sid')}`
  let endedAt = Number.POSITIVE_INFINITY
  let latest = 0
  const ask = async () => {
    await pace(PACE_MS)
    const begunAt = performance.now()
    const { statusCode } = await other.app.inject({ url: '/api/user', headers: { cookie } })
    if (statusCode === 200) latest = Math.max(latest, begunAt - endedAt)
    return statusCode
  }
  const turns = 5 + at
  // A caller that is refused for overload asks again.
  for (let turn = 0; turn < turns; turn += 1) expect([200, 503]).toContain(await ask())
  const leaving = postRaw(browser, '/api/logout').then(() => {
    endedAt = performance.now()
  })
  while ((await ask()) !== 401);
  await leaving
  return latest
}
