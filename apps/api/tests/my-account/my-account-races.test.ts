import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSoftAuthenticator } from '../support/accounts/authenticator.ts'
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

// The farmer takes the account back while an intruder with its password creates another way in. The
// request that ends sessions wins the race at the last moment.

let instances: TwoInstances
let product: TwoInstances['product']
beforeAll(async () => {
  instances = await startTwoInstances()
  ;({ product } = instances)
})
afterAll(() => instances.close())

type Sql = TwoInstances['product']['sql']

/** Locks the account's row, for which a farmer's call waits. */
const rowOf = (id: number) => (sql: Sql) => sql`select from users where id = ${id} for update`

/**
 * Runs a call until it waits for the lock of `hold`, then runs `end` and lets the call continue.
 */
async function overtaken(
  hold: (sql: Sql) => Promise<unknown>,
  call: () => Promise<unknown>,
  end: (sql: Sql) => Promise<unknown>,
): Promise<PromiseSettledResult<unknown> | undefined> {
  const { under } = await product.sql.begin(async (transaction) => {
    const sql = transaction as unknown as Sql
    await hold(sql)
    const [holder] = await sql`select pg_backend_pid() as pid`
    const blocked = () =>
      product.sql`select 1 from pg_stat_activity where ${holder?.pid} = any(pg_blocking_pids(pid))`
    let early: PromiseSettledResult<unknown> | undefined
    const settled = Promise.allSettled([call()])
    settled.then(([outcome]) => {
      early = outcome
    })
    // Includes the outcome of a call that ended without waiting.
    const seen = async () => ({ waiting: (await blocked()).length, early })
    await expect.poll(seen, { timeout: 50_000 }).toEqual({ waiting: 1, early: undefined })
    await end(sql)
    return { under: settled }
  })
  return (await under)[0]
}

describe('a session that ends while its call is running', () => {
  const calls: Record<string, (browser: Browser) => Promise<() => Promise<unknown>>> = {
    'makes no recovery code':
      async ({ client }) =>
      () =>
        client.myAccount.newRecoveryCode({ body: { password } }),
    'begins no move':
      async ({ client }) =>
      () =>
        client.moves.begin({ body: { password } }),
    'adds no passkey': async ({ client }) => {
      const { ticket, options } = await client.passkeys.begin({ body: { password } })
      const response = createSoftAuthenticator().make(options)
      return () => client.passkeys.add({ body: { ticket, name: 'Theirs', response } })
    },
    'changes no password':
      async ({ client }) =>
      () =>
        client.myAccount.changePassword({ body: { current: password, next: STRONG_PASSWORD } }),
    'changes no username':
      async ({ client }) =>
      () =>
        client.myAccount.changeUsername({ body: { username: 'Theirs', password } }),
    'deletes no account':
      async ({ client }) =>
      () =>
        client.myAccount.delete({ body: { password } }),
  }
  test.each(Object.entries(calls))('%s', async (_, prepare) => {
    const { id, username, browser } = await instances.newFarmer()
    const call = await prepare(browser)
    const outcome = await overtaken(
      rowOf(id),
      call,
      (sql) => sql`update sessions set revoked_at = now() where user_id = ${id}`,
    )
    expect(outcome).toEqual({ status: 'rejected', reason: apiError('not_signed_in') })
    const left = await product.sql`
      select recovery_hash, delete_at, (select count(*)::int from passkeys where user_id = users.id) as passkeys,
        (select count(*)::int from account_moves where user_id = users.id) as moves
      from users where username = ${username}`
    expect(left).toEqual([{ recovery_hash: null, delete_at: null, passkeys: 0, moves: 0 }])
    await logInOnLaptop(username, product)
  })
})

describe('a session that survives while its password is replaced', () => {
  const calls: Record<string, (browser: Browser) => Promise<() => Promise<unknown>>> = {
    'does not confirm the password':
      async ({ client }) =>
      () =>
        client.myAccount.confirm({ body: { password } }),
    'makes no recovery code':
      async ({ client }) =>
      () =>
        client.myAccount.newRecoveryCode({ body: { password } }),
    'makes no recovery code after an earlier confirmation':
      async ({ client }) =>
      () =>
        client.myAccount.newRecoveryCode({ body: {} }),
    'begins no move':
      async ({ client }) =>
      () =>
        client.moves.begin({ body: { password } }),
    'ends no other sessions':
      async ({ client }) =>
      () =>
        client.myAccount.endOtherSessions(),
    'gets no passkey challenge':
      async ({ client }) =>
      () =>
        client.passkeys.begin({ body: { password } }),
    'removes no passkey': async ({ client }) => {
      const { ticket, options } = await client.passkeys.begin({ body: { password } })
      const response = createSoftAuthenticator().make(options)
      await client.passkeys.add({ body: { ticket, name: 'Theirs', response } })
      const [passkey] = (await client.passkeys.list()).list
      return () => client.passkeys.remove({ body: { id: passkey?.id ?? '', password } })
    },
    'exports nothing':
      async ({ client }) =>
      () =>
        client.myAccount.export({ body: { password } }),
    'changes no username':
      async ({ client }) =>
      () =>
        client.myAccount.changeUsername({ body: { username: 'Theirs', password } }),
    'deletes no account':
      async ({ client }) =>
      () =>
        client.myAccount.delete({ body: { password } }),
  }
  test.each(Object.entries(calls))('%s', async (_, prepare) => {
    const { id, username, browser } = await instances.newFarmer()
    const call = await prepare(browser)
    const outcome = await overtaken(
      rowOf(id),
      call,
      // A password change that keeps the other sessions.
      (sql) => sql`with said as (update sessions set confirmed_at = null where user_id = ${id}),
        gone as (delete from passkey_challenges where user_id = ${id})
        update users set password_hash = 'another' where id = ${id}`,
    )
    expect(outcome).toEqual({ status: 'rejected', reason: apiError('invalid_credentials') })
    expect(await isLoggedIn(browser)).toBe(true)
    const left = await product.sql`
      select recovery_hash, delete_at, (select count(*)::int from account_moves where user_id = users.id) as moves,
        (select count(*)::int from passkey_challenges where user_id = users.id) as asked,
        (select count(*)::int from sessions where user_id = users.id and confirmed_at is not null) as confirmed,
        (select count(*)::int from account_events where user_id = users.id and kind in ('exported', 'passkey_removed')) as told
      from users where username = ${username}`
    expect(left).toEqual([
      { recovery_hash: null, delete_at: null, moves: 0, asked: 0, confirmed: 0, told: 0 },
    ])
  })

  test('adds no passkey requested with the old password', async () => {
    const { id, browser } = await instances.newFarmer()
    const { ticket, options } = await browser.client.passkeys.begin({ body: { password } })
    const response = createSoftAuthenticator().make(options)
    const outcome = await overtaken(
      rowOf(id),
      () => browser.client.passkeys.add({ body: { ticket, name: 'Theirs', response } }),
      (sql) => sql`delete from passkey_challenges where user_id = ${id}`,
    )
    expect(outcome).toEqual({ status: 'rejected', reason: apiError('invalid_request') })
    expect((await browser.client.passkeys.list()).list).toEqual([])
  })
})

test('a phone finishing a move while all other sessions are being ended is not logged in', async () => {
  const { id, browser } = await instances.newFarmer()
  const { token } = await browser.client.moves.begin({ body: {} })
  const next = product.browser()
  const { number, ticket } = await next.client.moves.ask({ body: { token } })
  await browser.client.moves.confirm({ body: { number } })
  const outcome = await overtaken(
    rowOf(id),
    () => next.client.moves.finish({ body: { ticket } }),
    // Ends the other sessions.
    (sql) => sql`with gone as (delete from account_moves where user_id = ${id})
      update sessions set revoked_at = now() where user_id = ${id} and revoked_at is null`,
  )
  expect(outcome).toEqual({ status: 'rejected', reason: apiError('invalid_credentials') })
  expect(await isLoggedIn(next)).toBe(false)
  const alive = await product.sql`select from sessions where user_id = ${id} and revoked_at is null`
  expect(alive).toHaveLength(0)
})

test('only one of two phones that finish the same move is logged in', async () => {
  const { id, browser } = await instances.newFarmer()
  const { token } = await browser.client.moves.begin({ body: {} })
  const { number, ticket } = await product.browser().client.moves.ask({ body: { token } })
  await browser.client.moves.confirm({ body: { number } })
  const phones = [product.browser(), product.browser()]
  const tries = await Promise.allSettled(
    phones.map(({ client }) => client.moves.finish({ body: { ticket } })),
  )
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await Promise.all(phones.map(isLoggedIn))).toSorted()).toEqual([false, true])
  const alive = await product.sql`select from sessions where user_id = ${id} and revoked_at is null`
  expect(alive).toHaveLength(2)
})

test('one session is left after a move and ending other sessions, in either order', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id, browser } = await instances.newFarmer()
    const { token } = await browser.client.moves.begin({ body: {} })
    const next = product.browser()
    const { number, ticket } = await next.client.moves.ask({ body: { token } })
    await browser.client.moves.confirm({ body: { number } })
    const finish = () => next.client.moves.finish({ body: { ticket } })
    const end = () => browser.client.myAccount.endOtherSessions()
    const [first, second] = round % 2 ? [finish, end] : [end, finish]
    await Promise.allSettled([first(), second()])
    const alive = await product.sql`select from sessions where user_id = ${id} and revoked_at is null`
    expect(alive).toHaveLength(1)
  }
})

test('refuses a passkey challenge from before a password change, even if the check is late', async () => {
  const { username, browser, key } = await createFarmerWithPasskey(instances)
  const { ticket, options } = await beginPasskeyLogin(username, product.browser())
  const body = { ticket, response: key.use(options) }
  const late = product.browser()
  const outcome = await overtaken(
    (sql) => sql`lock table users in access exclusive mode`,
    () => late.client.passkeys.logIn({ body }),
    (sql) => sql`with gone as (delete from passkey_challenges returning user_id)
      update users set password_hash = 'another' from gone where id = user_id`,
  )
  expect(outcome).toEqual({ status: 'rejected', reason: apiError('invalid_credentials') })
  expect(await isLoggedIn(late)).toBe(false)
  expect(await isLoggedIn(browser)).toBe(true)
})

test('a session that survives a password change must enter the new password', async () => {
  const { username, browser } = await instances.newFarmer()
  const left = await logInOnLaptop(username, product)
  await browser.client.myAccount.changePassword({
    body: { current: password, next: STRONG_PASSWORD, endOthers: false },
  })
  expect(await isLoggedIn(left)).toBe(true)
  await expect(left.client.myAccount.newRecoveryCode({ body: {} })).rejects.toEqual(
    apiError('invalid_credentials'),
  )
  await left.client.myAccount.newRecoveryCode({ body: { password: STRONG_PASSWORD } })
  await browser.client.myAccount.newRecoveryCode({ body: {} })
})

test('of a passkey and its clone signing simultaneously, only one is logged in', async () => {
  const { username, key } = await createFarmerWithPasskey(instances)
  const halves = [
    await beginPasskeyLogin(username, product.browser()),
    await beginPasskeyLogin(username, product.browser()),
  ]
  const before = key.counter
  const bodies = halves.map(({ ticket, options }) => {
    key.counter = before
    return { ticket, response: key.use(options) }
  })
  const tries = await product.sql.begin(async (sql) => {
    await sql`select from passkeys where credential_id = ${key.credentialId} for update`
    const settled = Promise.allSettled(
      bodies.map((body) => product.browser().client.passkeys.logIn({ body })),
    )
    const waiting = () =>
      product.sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'update "passkeys"%'`
    await expect.poll(waiting).toHaveLength(2)
    return { settled }
  })
  expect((await tries.settled).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
