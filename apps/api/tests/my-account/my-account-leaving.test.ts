import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountCleanupJobs } from '../../src/accounts/create.ts'
import { runCleanup } from '../../src/db/cleanup.ts'
import { createSignup, password } from '../support/accounts/farmers.ts'
import {
  apiError,
  expectLoggedInSoon,
  isLoggedIn,
  logInOnLaptop,
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
const noTrouble = { warn: (details: object) => expect.fail(JSON.stringify(details)) }

describe('exporting an account', () => {
  async function exported(browser: Browser): Promise<Record<string, string>> {
    const { name, zip } = await browser.client.myAccount.export({ body: { password } })
    expect(name).toMatch(/^smart-farming-\d{4}-\d\d-\d\d\.zip$/)
    const files = unzipSync(Buffer.from(zip, 'base64'))
    return Object.fromEntries(Object.entries(files).map(([file, bytes]) => [file, strFromU8(bytes)]))
  }

  test('exports a single zip of JSON and CSV, safe for spreadsheets and free of secrets', async () => {
    const { username, browser } = await newFarmer()
    const { code } = await browser.client.myAccount.newRecoveryCode({ body: {} })
    await browser.client.contact.send({
      body: { name: '=HYPERLINK("x")', replyTo: 'ama@example.org', message: 'Frost, "again"' },
    })
    const files = await exported(browser)
    expect(files['messages.csv']).toContain(`"'=HYPERLINK(""x"")",ama@example.org,"Frost, ""again"""`)
    expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({
      account: { username, farmName: 'Hill Farm', location: 'Nakuru' },
      messages: [{ replyTo: 'ama@example.org' }],
    })
    const all = Object.values(files).join()
    for (const secret of [code, 'argon2', browser.cookies.get('sid') ?? ''])
      expect(all).not.toContain(secret.slice(0, 20))
    expect(files['README.txt']).toContain(username)
  })

  test('explains each column of each file in its README', async () => {
    const { browser } = await newFarmer()
    const { 'README.txt': readme = '', 'account.json': _, ...tables } = await exported(browser)
    expect(Object.keys(tables).length).toBeGreaterThan(0)
    for (const [file, text] of Object.entries(tables)) {
      const [, about = ''] = readme.split(`\n${file}`)
      const [section = ''] = about.split('\n\n')
      for (const column of text
        .replace(/^\ufeff/, '')
        .split('\r\n')[0]
        ?.split(',') ?? [])
        expect(section, file).toMatch(new RegExp(`^  ${column} +\\S`, 'm'))
    }
  })

  test('includes every table that belongs to accounts', async () => {
    const { browser } = await newFarmer()
    await browser.client.farmSettings.save({ body: {} })
    const account = JSON.parse((await exported(browser))['account.json'] ?? '')
    const tables = await product.sql<{ name: string }[]>`
      select table_name as name from information_schema.columns
      where table_schema = ${product.schema} and column_name = 'user_id' order by 1`
    const inExport: Record<string, string> = {
      account_events: 'events',
      contact_messages: 'messages',
      farm_places: 'places',
      farm_settings: 'settings',
      passkeys: 'passkeys',
      sessions: 'sessions',
      user_networks: 'networks',
    }
    // These have rows only while a move, a login or a question is in progress. Responses stored
    // with idempotency keys repeat data of other tables.
    const passing = ['account_moves', 'chat_in_flight', 'idempotency_keys', 'passkey_challenges']
    expect(tables.map(({ name }) => name).filter((name) => !passing.includes(name))).toEqual(
      Object.keys(inExport),
    )
    for (const part of Object.values(inExport)) expect(account[part], part).toBeInstanceOf(Object)
  })

  test('requires the password', async () => {
    const { browser } = await newFarmer()
    await expect(browser.client.myAccount.export({ body: { password: 'no' } })).rejects.toEqual(
      apiError('invalid_credentials'),
    )
  })
})

describe('deleting an account', () => {
  /** Tables that still have rows of this user. */
  async function leftOf(userId: string): Promise<string[]> {
    const owned = await product.sql<{ name: string }[]>`
      select table_name as name from information_schema.columns
      where table_schema = ${product.schema} and column_name = 'user_id'`
    const left: string[] = []
    for (const { name } of [...owned, { name: 'users' }]) {
      const column = name === 'users' ? 'id' : 'user_id'
      const rows =
        await product.sql`select 1 from ${product.sql(name)} where ${product.sql(column)} = ${userId}`
      if (rows.length > 0) left.push(name)
    }
    const spent = await product.sql`select 1 from chat_spending where bucket = ${`user:${userId}`}`
    return spent.length > 0 ? [...left, 'chat_spending'] : left
  }

  test('ends all sessions, and a login within 14 days cancels the deletion', async () => {
    const { username, browser } = await newFarmer()
    const elsewhere = await logInOnLaptop(username, other)
    const { deletesAt } = await browser.client.myAccount.delete({ body: { password } })
    const [said] = await product.sql`
      select ${deletesAt}::timestamptz between now() + interval '13 days 23 hours' and now() + interval '14 days' as ok`
    expect(said?.ok).toBe(true)
    expect(await isLoggedIn(browser)).toBe(false)
    await expectLoggedInSoon(elsewhere, false)
    const back = await logInOnLaptop(username, product)
    const { list } = await back.client.myAccount.events()
    expect(list.map(({ kind }) => kind).slice(0, 3)).toContain('deletion_cancelled')
    await runCleanup(product.deps.database, accountCleanupJobs, silent)
    expect(await isLoggedIn(back)).toBe(true)
  })

  test('removes every row with the user id, and strips messages of name and address', async () => {
    const { username, browser } = await newFarmer()
    const [{ id } = { id: '' }] = await product.sql`select id::text from users where username = ${username}`
    const message = `of ${username}`
    await browser.client.contact.send(
      { body: { name: 'Ama', replyTo: 'ama@example.org', message } },
      { key: randomUUID() },
    )
    await product.sql`insert into chat_spending values (current_date, ${`user:${id}`}, 5)`
    await browser.client.myAccount.delete({ body: { password } })
    expect(await leftOf(id)).toEqual(expect.arrayContaining(['sessions', 'idempotency_keys']))
    await product.sql`update users set delete_at = now() - interval '1 day' where username = ${username}`
    await runCleanup(product.deps.database, accountCleanupJobs, silent)
    expect(await leftOf(id)).toEqual([])
    const [kept] = await product.sql`select name, reply_to from contact_messages where message = ${message}`
    expect(kept).toEqual({ name: '', reply_to: '' })
    await expect(logInOnLaptop(username, product)).rejects.toEqual(apiError('invalid_credentials'))
    // The name is free again.
    await product.browser().client.accounts.signup({ body: createSignup(username) })
  })

  test('removes many accounts at once and no others', async () => {
    const gone = (await Promise.all(Array.from({ length: 45 }, newFarmer))).map(({ username }) => username)
    const stays = await newFarmer()
    await product.sql`update users set delete_at = now() - interval '1 day' where username in ${product.sql(gone)}`
    await runCleanup(product.deps.database, accountCleanupJobs, silent)
    const left = await product.sql`select username from users where username in ${product.sql(gone)}`
    expect(left).toHaveLength(0)
    expect(await isLoggedIn(stays.browser)).toBe(true)
  })

  describe('when the clock is wrong', () => {
    const clean = () => runCleanup(product.deps.database, accountCleanupJobs, noTrouble)
    const isThere = async (username: string) =>
      (await product.sql`select 1 from users where username = ${username}`).length === 1
    /** Sets the two recorded clock readings, in hours from now. */
    const looked = (hours: { before: number; at: number }) => product.sql`
      update clock_looks set before = now() + make_interval(hours => ${hours.before}), at = now() + make_interval(hours => ${hours.at})`
    /** Sets the deletion time of an account to this many hours ago. */
    const dueSinceHours = (username: string, hours: number) =>
      product.sql`update users set delete_at = now() - make_interval(hours => ${hours}) where username = ${username}`

    test('deletes no account until the clock has been ahead for six hours', async () => {
      const { username, browser } = await newFarmer()
      await browser.client.myAccount.delete({ body: { password } })
      await clean()
      await dueSinceHours(username, 24)
      // Both readings are from before the jump. The next one is from after it.
      await looked({ before: -24 * 15, at: -24 * 14 })
      await clean()
      await looked({ before: -24 * 14, at: -5 })
      await clean()
      expect(await isThere(username)).toBe(true)
      await looked({ before: -24 * 14, at: -7 })
      await clean()
      expect(await isThere(username)).toBe(false)
    })

    test('deletes no account if the clock is set back, and deletes on time afterwards', async () => {
      const { username } = await newFarmer()
      await dueSinceHours(username, -24)
      await looked({ before: 24 * 30, at: 24 * 31 })
      await clean()
      expect(await isThere(username)).toBe(true)
      const [look] = await product.sql`select before <= now() and at <= now() as past from clock_looks`
      expect(look).toEqual({ past: true })
      await dueSinceHours(username, 1)
      await clean()
      expect(await isThere(username)).toBe(false)
    })
  })

  describe('deleting an account with very many rows', () => {
    // Replaces the deadline of a statement, which the 2,500 rows of a test do not reach.
    const MOST_OF_A_STATEMENT = 1_000
    const tables = [
      'account_events',
      'sessions',
      'idempotency_keys',
      'chat_spending',
      'user_networks',
    ] as const

    beforeAll(async () => {
      await product.sql.unsafe(`create function refuse_many() returns trigger language plpgsql as $$ begin
        if (select count(*) from gone) > ${MOST_OF_A_STATEMENT} then
          raise exception 'canceling statement due to statement timeout' using errcode = '57014';
        end if; return null; end $$`)
      for (const table of tables)
        await product.sql.unsafe(`create trigger refuse_many after delete on ${table}
          referencing old table as gone for each statement execute function refuse_many()`)
    })
    afterAll(async () => void (await product.sql`drop function refuse_many cascade`))

    test('deletes the rows batch by batch', async () => {
      const { username } = await newFarmer()
      const [{ id } = { id: '' }] = await product.sql`select id::text from users where username = ${username}`
      await product.sql`insert into account_events (user_id, kind)
        select ${id}, 'exported' from generate_series(1, 2500)`
      await product.sql`insert into sessions (id_hash, user_id)
        select sha256((${id} || '/' || n)::bytea), ${id} from generate_series(1, 2500) as n`
      await product.sql`insert into idempotency_keys (key, user_id, request)
        select gen_random_uuid(), ${id}, '' from generate_series(1, 2500)`
      await product.sql`insert into user_networks (user_id, network)
        select ${id}, n::text from generate_series(1, 2500) as n`
      await product.sql`insert into contact_messages (name, reply_to, message, user_id)
        select 'Ama', 'ama@example.org', ${`of ${username}`}, ${id} from generate_series(1, 2500)`
      await product.sql`update users set delete_at = now() - interval '1 day' where id = ${id}`
      await runCleanup(product.deps.database, accountCleanupJobs, noTrouble)
      expect(await leftOf(id)).toEqual([])
      const names = await product.sql`
        select distinct name, reply_to from contact_messages where message = ${`of ${username}`}`
      expect(names).toEqual([{ name: '', reply_to: '' }])
    })
  })

  test('logs an account that cannot be deleted, and deletes the others', async () => {
    const [stuck, ...others] = await Promise.all(Array.from({ length: 3 }, newFarmer))
    const [{ id } = { id: '' }] =
      await product.sql`select id::text from users where username = ${stuck?.username ?? ''}`
    await product.sql.unsafe(`create function refuse_one() returns trigger language plpgsql as $$ begin
      if old.id = ${id} then raise exception 'no'; end if; return old; end $$`)
    await product.sql`create trigger refuse_one before delete on users for each row execute function refuse_one()`
    await product.sql`update users set delete_at = now() - interval '2 days' where id = ${id}`
    const gone = others.map(({ username }) => username)
    await product.sql`update users set delete_at = now() - interval '1 day' where username in ${product.sql(gone)}`
    const told: unknown[] = []
    await runCleanup(product.deps.database, accountCleanupJobs, {
      warn: (details: object) => void told.push(details),
    })
    await product.sql`drop function refuse_one cascade`
    expect(await product.sql`select 1 from users where username in ${product.sql(gone)}`).toHaveLength(0)
    expect(told).toEqual([
      {
        cleanUp: 'accounts due for deletion',
        err: expect.objectContaining({ message: expect.stringContaining(id) }),
      },
    ])
    await runCleanup(product.deps.database, accountCleanupJobs, noTrouble)
    expect(await product.sql`select 1 from users where id = ${id}`).toHaveLength(0)
  })
})
