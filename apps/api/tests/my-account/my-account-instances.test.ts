import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCleanupJobs } from '../../src/accounts/create.ts'
import { runCleanup } from '../../src/db/cleanup.ts'
import { password } from '../support/accounts/farmers.ts'
import {
  apiError,
  isLoggedIn,
  logInOnLaptop,
  STRONG_PASSWORD,
  startTwoInstances,
  type TwoInstances,
} from '../support/accounts/own-account.ts'
import { beginPasskeyLogin, createFarmerWithPasskey } from '../support/accounts/passkeys.ts'
import type { Browser } from '../support/app.ts'

// Changes on one instance must hold on the other, because a balancer may send each request to
// either.

let instances: TwoInstances
beforeAll(async () => {
  instances = await startTwoInstances()
})
afterAll(() => instances.close())

function overThere(browser: Browser): Browser {
  const there = instances.other.browser()
  for (const [name, value] of browser.cookies) there.cookies.set(name, value)
  return there
}
const kinds = async (browser: Browser) =>
  (await browser.client.myAccount.events()).list.map(({ kind }) => kind)
const inTime = { timeout: 1_000 }

test('starting, confirming and ending a session takes effect on the other instance', async () => {
  const { username, browser } = await instances.newFarmer()
  const laptop = await logInOnLaptop(username, instances.product)
  expect(await isLoggedIn(overThere(laptop))).toBe(true)
  const there = overThere(browser)
  const own = async () => (await there.client.myAccount.sessions()).list.find(({ current }) => current)
  expect(await own()).toMatchObject({ confirmed: true })
  await instances.product.sql`update sessions set confirmed_at = now() - interval '11 minutes'`
  expect(await own()).toMatchObject({ confirmed: false })
  await browser.client.myAccount.confirm({ body: { password } })
  expect(await own()).toMatchObject({ confirmed: true })
  expect((await there.client.myAccount.sessions()).list).toHaveLength(2)
  expect(await there.client.myAccount.endOtherSessions()).toEqual({ ended: 1 })
  await expect.poll(() => isLoggedIn(laptop), inTime).toBe(false)
  await browser.client.accounts.logout()
  await expect.poll(() => isLoggedIn(there), inTime).toBe(false)
})

test('a recovery code made on one instance is usable, listed and exported on the other', async () => {
  const { username, browser } = await instances.newFarmer()
  const { code } = await browser.client.myAccount.newRecoveryCode({ body: {} })
  const there = overThere(browser)
  expect((await there.client.myAccount.recovery()).madeAt).toMatch(/^\d{4}-/)
  expect((await kinds(there))[0]).toBe('recovery_code_made')
  const { zip } = await there.client.myAccount.export({ body: { password } })
  const files = unzipSync(Buffer.from(zip, 'base64'))
  expect(strFromU8(files['events.csv'] ?? new Uint8Array())).toContain('recovery_code_made')
  expect((await kinds(browser))[0]).toBe('exported')
  const body = { username, code, password: STRONG_PASSWORD }
  await instances.other.browser().client.myAccount.recover({ body })
  await expect.poll(() => isLoggedIn(browser), inTime).toBe(false)
  await logInOnLaptop(username, instances.product, STRONG_PASSWORD)
})

test('a password change that keeps the other sessions takes effect on the other instance', async () => {
  const { username, browser } = await instances.newFarmer()
  const laptop = await logInOnLaptop(username, instances.other)
  const body = { current: password, next: STRONG_PASSWORD, endOthers: false }
  await browser.client.myAccount.changePassword({ body })
  expect(await isLoggedIn(overThere(browser))).toBe(true)
  expect(await isLoggedIn(laptop)).toBe(true)
  await expect(logInOnLaptop(username, instances.other)).rejects.toEqual(apiError('invalid_credentials'))
  await logInOnLaptop(username, instances.other, STRONG_PASSWORD)
})

test('a move begun and confirmed on one instance can be requested and finished on the other', async () => {
  const { browser } = await instances.newFarmer()
  const { token } = await browser.client.moves.begin({ body: {} })
  const next = instances.other.browser()
  const { number, ticket } = await next.client.moves.ask({ body: { token } })
  expect((await browser.client.moves.state()).state).toBe('asked')
  await browser.client.moves.confirm({ body: { number } })
  expect((await overThere(browser).client.moves.state()).state).toBe('confirmed')
  await next.client.moves.finish({ body: { ticket } })
  expect(await isLoggedIn(next)).toBe(true)
})

test('a passkey added on one instance can be used and removed on the other', async () => {
  const { username, browser, key } = await createFarmerWithPasskey(instances)
  const laptop = instances.other.browser()
  const { ticket, options } = await beginPasskeyLogin(username, laptop)
  await laptop.client.passkeys.logIn({ body: { ticket, response: key.use(options) } })
  expect(await isLoggedIn(laptop)).toBe(true)
  const { list } = await overThere(browser).client.passkeys.list()
  await overThere(browser).client.passkeys.remove({ body: { password, id: list[0]?.id ?? '' } })
  await logInOnLaptop(username, instances.product)
})

test('deleting an account and cancelling the deletion take effect on the other instance', async () => {
  const { username, browser } = await instances.newFarmer()
  const there = overThere(browser)
  await browser.client.myAccount.delete({ body: { password } })
  await expect.poll(() => isLoggedIn(there), inTime).toBe(false)
  await logInOnLaptop(username, instances.other)
  await runCleanup(instances.product.deps.database, accountCleanupJobs, { warn: () => {} })
  const back = await logInOnLaptop(username, instances.product)
  expect(await kinds(overThere(back))).toContain('deletion_cancelled')
})
