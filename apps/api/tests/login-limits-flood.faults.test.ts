import { availableParallelism } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwordCost } from '../src/accounts/passwords/passwords.ts'
import { startApp, type TestApp } from './_app.ts'
import { farmer, password, post, tally } from './_farmers.ts'

let product: TestApp
beforeAll(async () => {
  const plenty = '1000000'
  product = await startApp({
    // How many are judged is the subject, not how fast: on a slow machine the last that wait would run out of time.
    overrides: { passwordCost, databaseDeadlineMs: 60_000, deadlines: { answerMs: 60_000 } },
    env: {
      REQUESTS_PER_MINUTE: plenty,
      LOGIN_FAILURES_PER_ADDRESS_MINUTE: plenty,
      LOGIN_FAILURES_PER_ADDRESS_HOUR: plenty,
    },
  })
  await product.browser().client.accounts.signup({ body: farmer('Wanjiku') })
})
afterAll(() => product.close())

test('more log-ins than can be judged are refused at once, counted for nobody, and hold up nothing else', async () => {
  const flood = Promise.all(
    Array.from({ length: 400 }, (_, at) => post(product.browser(), '/api/login', farmer(`name ${at}`))),
  )
  const health = await product.browser().request({ url: '/api/health/live' })
  expect(health.statusCode).toBe(200)
  const answers = await flood
  const counts = tally(answers.map((answer) => answer.statusCode))
  expect([...counts.keys()].sort()).toEqual([401, 503])
  const judged = counts.get(401) ?? 0
  // As many as hash at once, and 50 that wait.
  expect(judged).toBeGreaterThanOrEqual(50 + Math.min(2, availableParallelism()))
  for (const refused of answers.filter((answer) => answer.statusCode === 503)) {
    expect(refused.json().code).toBe('overloaded')
    expect(refused.headers['retry-after']).toMatch(/^[12]$/)
  }
  expect(
    product.logs.filter((line) => line.err),
    'no traces of what was meant',
  ).toEqual([])
  const [row] = await product.sql`select sum(failures)::int as names,
    (select cardinality(failed_at) from address_failures) as addresses from login_failures`
  expect(row).toEqual({ names: judged, addresses: judged })
  const login = await post(product.browser(), '/api/login', { username: 'wanjiku', password })
  expect(login.statusCode, 'and when it is over, it is over').toBe(200)
})
