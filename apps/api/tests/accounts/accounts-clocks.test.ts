import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountCleanupJobs } from '../../src/accounts/create.ts'
import { runCleanup } from '../../src/db/cleanup.ts'
import { createSoftAuthenticator } from '../support/accounts/authenticator.ts'
import { createSignup, password, postRaw } from '../support/accounts/farmers.ts'
import { apiError } from '../support/accounts/own-account.ts'
import { startApp, type TestApp } from '../support/app.ts'

// The clock ran a year ahead for a while (a machine without a battery, before it had a network) and
// was then corrected. Rows from that time must not lock users out for a year, nor keep access open
// that long.

let product: TestApp
beforeAll(async () => {
  product = await startApp({
    env: {
      LOGIN_FAILURES_PER_NAME: '2',
      LOGIN_FAILURES_PER_ADDRESS_MINUTE: '4',
      LOGIN_FAILURES_PER_ADDRESS_HOUR: '4',
      SIGNUPS_BEFORE_WAITING: '2',
    },
  })
})
afterAll(() => product.close())

const signUp = (username: string, address: string) =>
  postRaw(product.browser(), '/api/signup', createSignup(username), address)
const logIn = (username: string, word: string, address: string) =>
  postRaw(product.browser(), '/api/login', { username, password: word }, address)

describe('a clock that was a year ahead does not lock anyone out', () => {
  test('lets a locked-out user log in once the clock has been corrected', async () => {
    await signUp('Locked', '203.0.113.1')
    for (const _ of [1, 2]) await logIn('Locked', 'not this one', '203.0.113.2')
    expect((await logIn('Locked', password, '203.0.113.2')).statusCode).toBe(429)
    await product.sql`update login_failures
      set blocked_until = blocked_until + interval '1 year', changed_at = changed_at + interval '1 year'`
    expect((await logIn('Locked', password, '203.0.113.2')).statusCode).toBe(200)
  })

  test('lets an address with too many failures log in once the clock has been corrected', async () => {
    await signUp('Neighbour', '198.51.100.200')
    for (const n of [1, 2, 3, 4]) await logIn(`Nobody ${n}`, 'not this one', '203.0.113.12')
    expect((await logIn('Neighbour', password, '203.0.113.12')).statusCode).toBe(429)
    await product.sql`update address_failures set changed_at = changed_at + interval '1 year',
      failed_at = array(select t + interval '1 year' from unnest(failed_at) as t order by t)`
    expect((await logIn('Neighbour', password, '203.0.113.12')).statusCode).toBe(200)
  })

  test('lets an address with too many sign-ups sign up once the clock has been corrected', async () => {
    for (const n of [1, 2]) await signUp(`Village ${n}`, '203.0.113.21')
    expect((await signUp('Villager', '203.0.113.21')).statusCode).toBe(429)
    await product.sql`update address_signups set changed_at = changed_at + interval '1 year',
      signed_up_at = array(select t + interval '1 year' from unnest(signed_up_at) as t order by t)`
    expect((await signUp('Villager', '203.0.113.21')).statusCode).toBe(201)
    // After that, the address is treated like any other.
    expect((await signUp('Villager two', '203.0.113.21')).statusCode).toBe(201)
  })
})

describe('a clock that was a year ahead does not keep permissions alive', () => {
  const signedUp = async (username: string) => {
    const browser = product.browser()
    await postRaw(browser, '/api/signup', createSignup(username), `198.51.100.${username.length}`)
    return browser
  }

  test('does not accept a password confirmed in the future as recent', async () => {
    const browser = await signedUp('Said')
    await product.sql`update sessions set confirmed_at = now() + interval '1 year'`
    await expect(browser.client.myAccount.newRecoveryCode({ body: {} })).rejects.toEqual(
      apiError('invalid_credentials'),
    )
  })

  test('ends a move that began in the future', async () => {
    const browser = await signedUp('Moving')
    const { token } = await browser.client.moves.begin({ body: {} })
    const next = product.browser()
    const { number, ticket } = await next.client.moves.ask({ body: { token } })
    await product.sql`update account_moves set begun_at = begun_at + interval '1 year'`
    expect(await browser.client.moves.state()).toEqual({ state: 'none' })
    await expect(browser.client.moves.confirm({ body: { number } })).rejects.toEqual(apiError('not_found'))
    await expect(next.client.moves.finish({ body: { ticket } })).rejects.toEqual(
      apiError('invalid_credentials'),
    )
    await runCleanup(product.deps.database, accountCleanupJobs, { warn() {} })
    expect(await product.sql`select 1 from account_moves`).toHaveLength(0)
  })

  test('refuses a passkey challenge from the future', async () => {
    const browser = await signedUp('With a passkey')
    const { ticket, options } = await browser.client.passkeys.begin({ body: { password } })
    await product.sql`update passkey_challenges set begun_at = begun_at + interval '1 year'`
    const body = { ticket, name: 'One', response: createSoftAuthenticator().make(options) }
    await expect(browser.client.passkeys.add({ body })).rejects.toEqual(apiError('invalid_request'))
    await runCleanup(product.deps.database, accountCleanupJobs, { warn() {} })
    expect(await product.sql`select 1 from passkey_challenges`).toHaveLength(0)
  })
})
