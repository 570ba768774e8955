import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCleanupJobs } from '../../src/accounts/create.ts'
import { runCleanup } from '../../src/db/cleanup.ts'
import { password } from '../support/accounts/farmers.ts'
import {
  logInOnLaptop,
  STRONG_PASSWORD,
  startTwoInstances,
  type TwoInstances,
} from '../support/accounts/own-account.ts'
import type { Browser } from '../support/app.ts'

let instances: TwoInstances
beforeAll(async () => {
  instances = await startTwoInstances()
})
afterAll(() => instances.close())

const kinds = async (browser: Browser) =>
  (await browser.client.myAccount.events()).list.map(({ kind }) => kind)

test('lists changes to the account but not views', async () => {
  const { username, browser } = await instances.newFarmer()
  await logInOnLaptop(username, instances.product)
  const { myAccount } = browser.client
  const { list } = await myAccount.sessions()
  await myAccount.endSession({ query: { id: list.find(({ current }) => !current)?.id ?? '' } })
  await myAccount.newRecoveryCode({ body: {} })
  await myAccount.recovery()
  await myAccount.changePassword({ body: { current: password, next: STRONG_PASSWORD } })
  await myAccount.export({ body: { password: STRONG_PASSWORD } })
  expect(await kinds(browser)).toEqual([
    'exported',
    'password_changed',
    'recovery_code_made',
    'session_ended',
    'signed_in_new_device',
    'signed_up',
  ])
})

test('lists the cancelled deletion after a recovery', async () => {
  const { username, browser } = await instances.newFarmer()
  const { code } = await browser.client.myAccount.newRecoveryCode({ body: {} })
  await browser.client.myAccount.delete({ body: { password } })
  const body = { username, code, password: STRONG_PASSWORD }
  await instances.other.browser().client.myAccount.recover({ body })
  const back = await logInOnLaptop(username, instances.product, STRONG_PASSWORD)
  expect((await kinds(back)).toSorted()).toEqual([
    'deletion_asked',
    'deletion_cancelled',
    'recovered',
    'recovery_code_made',
    'signed_in_new_device',
    'signed_up',
  ])
})

test('lists events for 90 days and then deletes them', async () => {
  const { username, browser } = await instances.newFarmer()
  const { product } = instances
  const [{ id } = { id: 0 }] = await product.sql<{ id: number }[]>`
    select id from users where username = ${username}`
  await product.sql`delete from account_events where user_id = ${id}`
  await product.sql`insert into account_events (user_id, kind, at) values
    (${id}, 'exported', now() - interval '90 days 1 minute'),
    (${id}, 'password_changed', now() - interval '89 days 23 hours')`
  expect(await kinds(browser)).toEqual(['password_changed'])
  await runCleanup(product.deps.database, accountCleanupJobs, { warn: () => {} })
  const rows = await product.sql`select kind from account_events where user_id = ${id}`
  expect(rows).toEqual([{ kind: 'password_changed' }])
})

test('limits stored events per kind, so a frequent kind does not displace the others', async () => {
  const { username, browser } = await instances.newFarmer()
  const { product } = instances
  const [{ id } = { id: 0 }] = await product.sql<{ id: number }[]>`
    select id from users where username = ${username}`
  const { myAccount } = browser.client
  await myAccount.export({ body: { password } })
  await product.sql`insert into account_events (user_id, kind) values (${id}, 'passkey_removed')`
  await product.sql`update account_events set at = at - interval '1 hour' where user_id = ${id}`
  await product.sql`insert into account_events (user_id, kind, at)
    select ${id}, kind, now() - n * interval '1 second'
    from unnest(array['signed_in_new_device', 'recovery_code_made']) as kind, generate_series(1, 300) as n`
  await logInOnLaptop(username, product)
  await myAccount.newRecoveryCode({ body: {} })
  const told = await kinds(browser)
  expect(new Set(told)).toEqual(
    new Set(['recovery_code_made', 'signed_in_new_device', 'passkey_removed', 'exported', 'signed_up']),
  )
  expect(told.slice(0, 2)).toEqual(['recovery_code_made', 'signed_in_new_device'])
  const rows = await product.sql`
    select kind, count(*)::int from account_events where user_id = ${id} group by kind order by kind`
  expect(rows).toEqual([
    { kind: 'exported', count: 1 },
    { kind: 'passkey_removed', count: 1 },
    { kind: 'recovery_code_made', count: 100 },
    { kind: 'signed_in_new_device', count: 100 },
    { kind: 'signed_up', count: 1 },
  ])
})
