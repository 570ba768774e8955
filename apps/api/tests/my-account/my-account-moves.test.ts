import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCleanupJobs } from '../../src/accounts/create.ts'
import { issueOperatorCode } from '../../src/accounts/passwords/operator-code.ts'
import { runCleanup } from '../../src/db/cleanup.ts'
import { password } from '../support/accounts/farmers.ts'
import {
  apiError,
  isLoggedIn,
  logInOnLaptop,
  PHONE_USER_AGENT,
  STRONG_PASSWORD,
  startTwoInstances,
  type TwoInstances,
} from '../support/accounts/own-account.ts'
import type { Browser, TestApp } from '../support/app.ts'

let instances: TwoInstances
let product: TwoInstances['product']
let other: TestApp
beforeAll(async () => {
  instances = await startTwoInstances()
  ;({ product, other } = instances)
})
afterAll(() => instances.close())

const newFarmer = () => instances.newFarmer()
const silent = { warn: () => {} }

const operatorsCode = () =>
  issueOperatorCode(
    product.deps.database,
    product.deps.passwords,
    product.deps.sessions.secrets,
    `Own ${instances.count}`,
    { info() {} },
  )
const newPhone = (on = other) => on.browser({ 'user-agent': PHONE_USER_AGENT })

test('the link and a number shown on both phones log the new phone in', async () => {
  const { username, browser } = await newFarmer()
  const { token } = await browser.client.moves.begin({ body: {} })
  expect(await browser.client.moves.state()).toEqual({ state: 'waiting' })
  const next = newPhone()
  const { number, ticket } = await next.client.moves.ask({ body: { token } })
  expect(number).toMatch(/^\d\d$/)
  expect(await browser.client.moves.state()).toEqual({
    state: 'asked',
    device: { system: 'android', browser: 'chrome' },
  })
  expect(await next.client.moves.finish({ body: { ticket } })).toEqual({ user: null })
  await browser.client.moves.confirm({ body: { number } })
  expect(await next.client.moves.finish({ body: { ticket } })).toMatchObject({ user: { username } })
  expect(await isLoggedIn(next)).toBe(true)
  expect(await isLoggedIn(browser)).toBe(true)
  expect((await next.client.myAccount.events()).list[0]?.kind).toBe('moved_in')
  await expect(next.client.moves.finish({ body: { ticket } })).rejects.toEqual(
    apiError('invalid_credentials'),
  )
})

test('only one of two phones that open the link gets the number', async () => {
  const { browser } = await newFarmer()
  const { token } = await browser.client.moves.begin({ body: {} })
  const tries = await Promise.allSettled([
    newPhone().client.moves.ask({ body: { token } }),
    newPhone(product).client.moves.ask({ body: { token } }),
  ])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a third wrong number ends the move', async () => {
  const { browser } = await newFarmer()
  const { token } = await browser.client.moves.begin({ body: {} })
  const { number, ticket } = await newPhone().client.moves.ask({ body: { token } })
  const wrong = number === '00' ? '01' : '00'
  for (let times = 0; times < 3; times += 1)
    await expect(browser.client.moves.confirm({ body: { number: wrong } })).rejects.toEqual(
      apiError('invalid_credentials'),
    )
  await expect(browser.client.moves.confirm({ body: { number } })).rejects.toEqual(apiError('not_found'))
  await expect(newPhone().client.moves.finish({ body: { ticket } })).rejects.toEqual(
    apiError('invalid_credentials'),
  )
})

test.each([
  ['five minutes', () => product.sql`update account_moves set begun_at = now() - interval '5 minutes'`],
  ['a new link', (by: Browser) => by.client.moves.begin({ body: {} })],
  [
    'the end of one session',
    async (by: Browser) => {
      await logInOnLaptop(`Own ${instances.count}`, product)
      const { list } = await by.client.myAccount.sessions()
      await by.client.myAccount.endSession({
        query: { id: list.find(({ current }) => !current)?.id ?? '' },
      })
    },
  ],
  ['the end of all other sessions', (by: Browser) => by.client.myAccount.endOtherSessions()],
  ['the end of the account', (by: Browser) => by.client.myAccount.delete({ body: { password } })],
  ["the operator's new code", () => operatorsCode()],
  [
    'a recovery',
    async (by: Browser) => {
      const { code } = await by.client.myAccount.newRecoveryCode({ body: {} })
      const body = { username: `Own ${instances.count}`, code, password: STRONG_PASSWORD }
      await newPhone().client.myAccount.recover({ body })
    },
  ],
  [
    'a new password',
    (by: Browser) =>
      by.client.myAccount.changePassword({ body: { current: password, next: STRONG_PASSWORD } }),
  ],
])('a move ends after %s', async (_, end) => {
  const { browser } = await newFarmer()
  const { token } = await browser.client.moves.begin({ body: {} })
  const { number, ticket } = await newPhone().client.moves.ask({ body: { token } })
  await browser.client.moves.confirm({ body: { number } })
  await end(browser)
  await expect(newPhone().client.moves.finish({ body: { ticket } })).rejects.toEqual(
    apiError('invalid_credentials'),
  )
})

test('after a move, the new phone must enter the password to get a recovery code', async () => {
  const { browser } = await newFarmer()
  const { token } = await browser.client.moves.begin({ body: {} })
  const next = newPhone()
  const { number, ticket } = await next.client.moves.ask({ body: { token } })
  await browser.client.moves.confirm({ body: { number } })
  await next.client.moves.finish({ body: { ticket } })
  await expect(next.client.myAccount.newRecoveryCode({ body: {} })).rejects.toEqual(
    apiError('invalid_credentials'),
  )
  await expect(next.client.moves.begin({ body: {} })).rejects.toEqual(apiError('invalid_credentials'))
  await next.client.moves.begin({ body: { password } })
})

test('an older session must enter the password to begin a move', async () => {
  const { browser } = await newFarmer()
  await product.sql`update sessions set confirmed_at = now() - interval '11 minutes'`
  await expect(browser.client.moves.begin({ body: {} })).rejects.toEqual(apiError('invalid_credentials'))
  await browser.client.moves.begin({ body: { password } })
  // The password was just confirmed, so it is not requested again.
  await browser.client.moves.begin({ body: {} })
})

test('refuses to confirm another farmer’s move', async () => {
  const { browser } = await newFarmer()
  const stranger = await newFarmer()
  const { token } = await browser.client.moves.begin({ body: {} })
  const { number } = await newPhone().client.moves.ask({ body: { token } })
  await expect(stranger.browser.client.moves.confirm({ body: { number } })).rejects.toEqual(
    apiError('not_found'),
  )
})

test('deletes moves that are over', async () => {
  const { browser } = await newFarmer()
  await browser.client.moves.begin({ body: {} })
  await product.sql`update account_moves set begun_at = now() - interval '6 minutes'`
  await runCleanup(product.deps.database, accountCleanupJobs, silent)
  expect(await product.sql`select 1 from account_moves`).toHaveLength(0)
})
