import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueOperatorCode } from '../../src/accounts/passwords/operator-code.ts'
import { HASH_COST } from '../../src/accounts/passwords/passwords.ts'
import { countValues, createSignup, password, postRaw } from '../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../support/app.ts'

const ROUNDS = Number(process.env.NEW_PASSWORD_ROUNDS ?? 25)
/** While this advisory lock is held, no session can be written. */
const DOOR = 471_123

let product: TestApp
beforeAll(async () => {
  product = await startApp({
    env: {
      SIGNUPS_PER_HOUR: '1000',
      REQUESTS_PER_MINUTE: '100000',
      LOGINS_PER_DEVICE_MINUTE: '1000',
      LOGINS_PER_ADDRESS_MINUTE: '1000',
    },
    // The order is decided within the time of one password check.
    overrides: { passwordCost: HASH_COST },
  })
  // A statement trigger runs before any row is read, which is the last moment at which the password
  // can change.
  await product.sql.unsafe(`
    create function at_the_door() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(${DOOR}); return null; end $$;
    create trigger at_the_door before insert on sessions for each statement execute function at_the_door();
  `)
})
afterAll(() => product.close())

let resets = 0
async function reset(username: string): Promise<string> {
  const { database, passwords, sessions } = product.deps
  const code = await issueOperatorCode(database, passwords, sessions.secrets, username, product.app.log)
  if (code === undefined) return ''
  resets += 1
  const next = `sorghum before the rains ${resets}`
  await product.browser().client.myAccount.recover({ body: { username, code, password: next } })
  return next
}
async function logIn(username: string, typed: string) {
  return (await postRaw(product.browser(), '/api/login', { username, password: typed })).statusCode
}
async function liveSessions(): Promise<number> {
  const [row] = await product.sql`select count(*)::int as live from sessions where revoked_at is null`
  return row?.live
}
async function signUp(username: string): Promise<void> {
  await product.browser().client.accounts.signup({ body: createSignup(username) })
  await product.sql`update sessions set revoked_at = now()`
}

test('refuses a login that was checked before a password change but stored afterwards', async () => {
  await signUp('Njeri')
  let known = password
  for (let round = 0; round < ROUNDS; round += 1) {
    const late = await product.sql.begin(async (held) => {
      await held`select pg_advisory_xact_lock(${DOOR})`
      const status = logIn('Njeri', known)
      await expect
        .poll(() => product.sql`select 1 from pg_locks where objid = ${DOOR} and not granted`)
        .toHaveLength(1)
      known = await reset('Njeri')
      return { status }
    })
    expect(await late.status).toBe(401)
    expect(await liveSessions()).toBe(0)
  }
  expect(await logIn('Njeri', known)).toBe(200)
}, 180_000)

test('a login during a password change is refused or its session ended, in either order', async () => {
  await signUp('Kamau')
  let known = password
  const statuses: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const entering = logIn('Kamau', known)
    for (let turn = 0; turn < round % 25; turn += 1) await setImmediate()
    known = await reset('Kamau')
    statuses.push(await entering)
    expect(await liveSessions()).toBe(0)
  }
  for (const status of countValues(statuses).keys()) expect([200, 401]).toContain(status)
})

test('simultaneous logins with an outdated hash all succeed', async () => {
  const { hash } = await import('@node-rs/argon2')
  await signUp('Otieno')
  const old = await hash(password, { memoryCost: 8_192, timeCost: 1 })
  await product.sql`update users set password_hash = ${old} where username_key = 'otieno'`
  const statuses = await Promise.all(Array.from({ length: 8 }, () => logIn('Otieno', password)))
  expect(statuses).toEqual(Array(8).fill(200))
})

test('logs a password reset with the user id but without the code', async () => {
  await signUp('Achieng')
  const [user] = await product.sql`select id::int from users where username_key = 'achieng'`
  const before = product.logs.length
  const given = await reset('Achieng')
  const lines = product.logs.slice(before)
  expect(lines.filter((line) => line.audit === 'password_reset')).toEqual([
    expect.objectContaining({ userId: user?.id }),
  ])
  expect(JSON.stringify(lines)).not.toContain(given)
  expect(await reset('nobody of that name')).toBe('')
  expect(product.logs.filter((line) => line.audit === 'password_reset' && line.userId === undefined)).toEqual(
    [],
  )
})
