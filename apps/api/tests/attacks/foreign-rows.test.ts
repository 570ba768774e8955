import { api } from '@smart-farming/contracts/api'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSoftAuthenticator } from '../support/accounts/authenticator.ts'
import { createSignup, password } from '../support/accounts/farmers.ts'
import { startTwoInstances, type TwoInstances } from '../support/accounts/own-account.ts'
import { addPasskey } from '../support/accounts/passkeys.ts'
import type { Browser } from '../support/app.ts'
import { validBodies, validQueries } from '../support/http/fuzz-request.ts'

// Calls every endpoint as a farmer with a valid password and the ids of another farmer's rows.
// Calls must never show or change the other farmer's data.

/** Contained in all of the other farmer's texts. */
const CANARY = 'Kanari'
const calls = Object.values(api)
  .flatMap((group) => Object.values(group))
  .map(({ method, path }) => ({ method: method as 'GET' | 'POST' | 'PUT' | 'DELETE', path: path as string }))

let instances: TwoInstances
let victim: { readonly id: number; readonly ids: readonly string[] }
beforeAll(async () => {
  instances = await startTwoInstances()
  victim = await makeVictim()
})
afterAll(() => instances.close())

async function makeVictim() {
  const { product } = instances
  const browser = product.browser()
  const { client } = browser
  const username = `${CANARY} Ama`
  await client.accounts.signup({
    body: createSignup(username, { farmName: `${CANARY} Farm`, location: `${CANARY} Hill` }),
  })
  await product.browser().client.accounts.login({ body: { username, password } })
  const ridge = { name: `${CANARY} Ridge`, country: 'KE', lat: -0.5, lon: 36.5 }
  await client.farmPlaces.move({ body: ridge })
  await client.farmPlaces.add({ body: { ...ridge, name: `${CANARY} Valley`, lat: -0.7, current: true } })
  await client.farmSettings.save({ body: { boardCurrency: 'KES' } })
  await client.myAccount.newRecoveryCode({ body: { password } })
  await addPasskey(browser, createSoftAuthenticator())
  await client.moves.begin({ body: { password } })
  await client.passkeys.begin({ body: { password } })
  const [{ id } = { id: 0 }] = await product.sql`select id from users where username = ${username}`
  const named = await product.sql<{ id: string }[]>`
    select public_id::text as id from sessions where user_id = ${id}
    union all select id::text from farm_places where user_id = ${id}
    union all select id::text from passkeys where user_id = ${id}`
  expect(named).toHaveLength(5)
  return { id: Number(id), ids: [...named.map((row) => row.id), String(id)] }
}

async function rowsOfVictim(): Promise<Record<string, unknown>> {
  const { sql, schema } = instances.product
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where table_schema = ${schema} and column_name = 'user_id' order by 1`
  const rows: Record<string, unknown> = {
    users: await sql`select to_jsonb(u) as row from users u where id = ${victim.id}`,
  }
  for (const { name } of tables)
    rows[name] =
      await sql`select to_jsonb(t) as row from ${sql(name)} t where user_id = ${victim.id} order by t::text`
  return rows
}

/**
 * A valid body with the caller's own password, and the other farmer's ids in every field that the
 * server might trust.
 */
function payloadWith(path: string, id: string): object {
  const good: Record<string, unknown> = { ...validBodies[path] }
  for (const name of ['password', 'current']) if (name in good) good[name] = password
  const owner = { id, userId: victim.id, user_id: victim.id, user: { id: victim.id } }
  return { name: 'Mine now', ...good, ...owner }
}

async function callWith(browser: Browser, { method, path }: (typeof calls)[number], id: string) {
  const own = { id, userId: String(victim.id), user_id: String(victim.id) }
  const query = new URLSearchParams({ ...validQueries[path], ...own })
  return browser.request({
    method,
    url: method === 'GET' || method === 'DELETE' ? `${path}?${query}` : path,
    ...(method !== 'GET' && { payload: payloadWith(path, id) }),
  })
}

test(
  'no call with another farmer’s ids shows or changes that farmer’s data',
  () =>
    checkRows(calls, async (call) => {
      const before = await rowsOfVictim()
      expect(JSON.stringify(before)).toContain(CANARY)
      for (const id of victim.ids) {
        const { browser } = await instances.newFarmer()
        const answer = await callWith(browser, call, id)
        expect(answer.statusCode, answer.body).not.toBe(500)
        expect(answer.body).not.toContain(CANARY)
      }
      expect(await rowsOfVictim()).toEqual(before)
    }),
  300_000,
)
