import { availableParallelism } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { HASH_COST } from '../../src/accounts/passwords/passwords.ts'
import { countValues, createSignup, password, postRaw } from '../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../support/app.ts'

let product: TestApp
afterEach(() => product.close())

const plenty = '1000000'
const env = {
  REQUESTS_PER_MINUTE: plenty,
  LOGIN_FAILURES_PER_ADDRESS_MINUTE: plenty,
  LOGIN_FAILURES_PER_ADDRESS_HOUR: plenty,
}
/** Logins that are hashed in parallel, plus 50 in the queue. */
const ADMITTED = 50 + Math.min(2, availableParallelism())

/**
 * Sends 400 logins at once and returns how many were judged. Other requests must not be delayed.
 */
async function flooded(overrides: NonNullable<Parameters<typeof startApp>[0]>['overrides']) {
  product = await startApp({ overrides: { passwordCost: HASH_COST, ...overrides }, env })
  await product.browser().client.accounts.signup({ body: createSignup('Wanjiku') })
  const flood = Promise.all(
    Array.from({ length: 400 }, (_, at) =>
      postRaw(product.browser(), '/api/login', createSignup(`name ${at}`)),
    ),
  )
  const health = await product.browser().request({ url: '/api/health/live' })
  expect(health.statusCode).toBe(200)
  const answers = await flood
  const counts = countValues(answers.map((answer) => answer.statusCode))
  expect([...counts.keys()].sort()).toEqual([401, 503])
  for (const refused of answers.filter((answer) => answer.statusCode === 503)) {
    expect(refused.json().code).toBe('overloaded')
    expect(refused.headers['retry-after']).toMatch(/^[12]$/)
  }
  expect(
    product.logs.filter((line) => line.err),
    'no traces of what was meant',
  ).toEqual([])
  return counts.get(401) ?? 0
}

async function expectOver() {
  const login = await postRaw(product.browser(), '/api/login', { username: 'wanjiku', password })
  expect(login.statusCode, 'and when it is over, it is over').toBe(200)
}

const failuresCounted = async () => {
  const [row] = await product.sql`select sum(failures)::int as names,
    (select cardinality(failed_at) from address_failures) as addresses from login_failures`
  return row
}

test('refuses logins beyond its capacity, counts none of them and delays nothing else', async () => {
  // Tests the number of judged attempts, not their speed. On a slow machine, the last in the queue
  // exceed the product's deadline, which the next test covers.
  const judged = await flooded({ databaseDeadlineMs: 60_000, deadlines: { answerMs: 60_000 } })
  expect(judged).toBeGreaterThanOrEqual(ADMITTED)
  expect(await failuresCounted()).toEqual({ names: judged, addresses: judged })
  await expectOver()
})

test('answers a flood the same way with the default deadlines, and recovers', async () => {
  expect(await flooded({})).toBeGreaterThan(0)
  await expectOver()
})
