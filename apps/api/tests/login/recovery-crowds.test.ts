import { afterAll, beforeAll, expect, test } from 'vitest'
import { countValues, createSignup, postRaw } from '../support/accounts/farmers.ts'
import { STRONG_PASSWORD } from '../support/accounts/own-account.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'

// Recovery codes cost a hash, like passwords, and have the same limits and queue.

const PACE = 6
let product: TestApp
beforeAll(async () => {
  product = await startApp({
    env: {
      SIGNUPS_PER_HOUR: '1000',
      LOGINS_PER_DEVICE_MINUTE: String(PACE),
      LOGIN_FAILURES_PER_ADDRESS_MINUTE: '5',
    },
  })
})
afterAll(() => product.close())

/** A farmer with a recovery code, signed up on another device. */
async function withCode(username: string): Promise<{ browser: Browser; code: string }> {
  const browser = product.browser()
  await postRaw(browser, '/api/signup', createSignup(username))
  return { browser, code: (await browser.client.myAccount.newRecoveryCode({ body: {} })).code }
}

const recover = (browser: Browser, username: string, code: string, remoteAddress: string) =>
  browser.request({
    method: 'POST',
    url: '/api/recover',
    payload: { username, code, password: STRONG_PASSWORD },
    remoteAddress,
  })

test.each([
  ['a device that is known', (known: Browser) => known],
  ['a device that is not', () => product.browser()],
])('limits a flood of correct recovery codes from %s', async (what, from) => {
  const username = `Flood from ${what}`
  let { browser, code } = await withCode(username)
  const statuses = []
  for (let time = 0; time < 2 * PACE; time += 1) {
    const answer = await recover(from(browser), username, code, '203.0.113.70')
    statuses.push(answer.statusCode)
    if (answer.statusCode === 200) ({ code } = answer.json())
    else expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
  }
  expect(countValues(statuses)).toEqual(
    new Map([
      [200, PACE],
      [429, PACE],
    ]),
  )
  expect((await recover(product.browser(), username, code, '203.0.113.71')).statusCode, 'elsewhere').toBe(200)
})

test('wrong recovery codes do not use up the allowance for correct ones', async () => {
  const username = 'Forgetful'
  const { browser, code } = await withCode(username)
  for (let time = 0; time < PACE; time += 1)
    expect((await recover(browser, username, 'wrong', '203.0.113.72')).statusCode).toBe(401)
  expect((await recover(browser, username, code, '203.0.113.72')).statusCode).toBe(200)
})

test('simultaneous recoveries of many accounts all succeed, a few processed at a time', async () => {
  const village = await Promise.all(
    Array.from({ length: 16 }, async (_, at) => ({
      username: `Villager ${at}`,
      ...(await withCode(`Villager ${at}`)),
    })),
  )
  const answers = await Promise.all(
    village.map(({ username, code }) => recover(product.browser(), username, code, '203.0.113.73')),
  )
  expect(countValues(answers.map(({ statusCode }) => statusCode))).toEqual(new Map([[200, 16]]))
})
