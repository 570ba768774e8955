import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountCleanUps } from '../src/accounts/create.ts'
import { cleanUp } from '../src/db/clean-up.ts'
import { type Browser, startApp, type TestApp } from './_app.ts'
import { farmer, password } from './_farmers.ts'

let product: TestApp
let other: TestApp
let schemaName: string
const silent = { warn: () => {} }
beforeAll(async () => {
  const env = {
    REQUESTS_PER_MINUTE: '1000000',
    SIGNUPS_PER_HOUR: '1000',
    CONTACT_MESSAGES_PER_HOUR: '1000',
    LOGIN_FAILURES_PER_ADDRESS_MINUTE: '10000',
    LOGIN_FAILURES_PER_ADDRESS_HOUR: '10000',
  }
  const first = await startApp({ env })
  product = first
  schemaName = first.schema
  other = await startApp({ env, schema: first.schema })
})
afterAll(() => Promise.all([product.close(), other.close()]))

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const better = 'sorghum before the long rains 41'

let count = 0
/** A farmer of this test's own, signed up on a phone. */
async function newFarmer(): Promise<{ username: string; browser: Browser }> {
  count += 1
  const username = `Own ${count}`
  const browser = product.browser({ 'user-agent': phone })
  await browser.client.accounts.signup({ body: farmer(username) })
  return { username, browser }
}

async function signedIn(username: string, on = product, word = password): Promise<Browser> {
  const browser = on.browser({
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  await browser.client.accounts.login({ body: { username, password: word } })
  return browser
}

const isIn = async (browser: Browser) => (await browser.request({ url: '/api/user' })).statusCode === 200
const refused = (code: string) => expect.objectContaining({ code })
/** On the other instance it is true within a second. */
const soon = (browser: Browser, is: boolean) => expect.poll(() => isIn(browser), { timeout: 1_500 }).toBe(is)

describe('the password', () => {
  test('is changed by who knows it; this session goes on under a new id, the others end', async () => {
    const { username, browser } = await newFarmer()
    const elsewhere = await signedIn(username, other)
    const before = browser.cookies.get('sid')
    await browser.client.myAccount.changePassword({ body: { current: password, next: better } })
    expect(browser.cookies.get('sid')).not.toBe(before)
    expect(await isIn(browser)).toBe(true)
    await soon(elsewhere, false)
    await expect(signedIn(username)).rejects.toEqual(refused('invalid_credentials'))
    await signedIn(username, other, better)
  })

  test('leaves the other sessions where that is wished', async () => {
    const { username, browser } = await newFarmer()
    const elsewhere = await signedIn(username, other)
    await browser.client.myAccount.changePassword({
      body: { current: password, next: better, endOthers: false },
    })
    expect(await isIn(elsewhere)).toBe(true)
  })

  test('is not changed by who does not know it, and tries are slowed as log-ins are', async () => {
    const { browser } = await newFarmer()
    const body = { current: 'not my password', next: better }
    const codes = new Set<string>()
    for (let times = 0; times < 12; times += 1)
      await browser.client.myAccount.changePassword({ body }).catch((error) => codes.add(error.code))
    expect([...codes]).toEqual(['invalid_credentials', 'too_many_requests'])
    expect(await isIn(browser)).toBe(true)
  })

  test.each([
    ['short', 'abcdefg'],
    ['common', 'password123'],
    ['the farm', 'hill farm nakuru'],
  ])('refuses what is easily guessed: %s', async (_, next) => {
    const { browser } = await newFarmer()
    await expect(
      browser.client.myAccount.changePassword({ body: { current: password, next } }),
    ).rejects.toMatchObject({ code: 'invalid_request', fields: { next: expect.any(String) } })
  })

  test('of two changes at once, one wins', async () => {
    const { username, browser } = await newFarmer()
    const second = await signedIn(username, other)
    const change = (by: Browser, next: string) =>
      by.client.myAccount.changePassword({ body: { current: password, next } }).then(
        () => next,
        () => undefined,
      )
    const won = (await Promise.all([change(browser, `${better} a`), change(second, `${better} b`)])).filter(
      (next) => next !== undefined,
    )
    expect(won).toHaveLength(1)
    await signedIn(username, product, won[0])
  })
})

describe('sessions', () => {
  test('are listed with plain words for the device, this one marked', async () => {
    const { username, browser } = await newFarmer()
    await signedIn(username)
    const { list } = await browser.client.myAccount.sessions()
    expect(list.map(({ current, device }) => [current, device])).toEqual([
      [false, { system: 'linux', browser: 'firefox' }],
      [true, { system: 'android', browser: 'chrome' }],
    ])
    expect(JSON.stringify(list)).not.toContain(browser.cookies.get('sid')?.split('.')[0])
  })

  test('one is ended from another, also on the other instance, within a second', async () => {
    const { username, browser } = await newFarmer()
    const lost = await signedIn(username, other)
    const { list } = await browser.client.myAccount.sessions()
    const id = list.find(({ current }) => !current)?.id ?? ''
    await browser.client.myAccount.endSession({ query: { id } })
    await soon(lost, false)
    expect(await isIn(browser)).toBe(true)
    await expect(browser.client.myAccount.endSession({ query: { id } })).rejects.toEqual(refused('not_found'))
  })

  test("nobody ends another's", async () => {
    const { browser } = await newFarmer()
    const stranger = await newFarmer()
    const { list } = await browser.client.myAccount.sessions()
    await expect(
      stranger.browser.client.myAccount.endSession({ query: { id: list[0]?.id ?? '' } }),
    ).rejects.toEqual(refused('not_found'))
    expect(await isIn(browser)).toBe(true)
  })

  test('all others are ended at once', async () => {
    const { username, browser } = await newFarmer()
    const others = [await signedIn(username), await signedIn(username, other)]
    expect(await browser.client.myAccount.endOtherSessions()).toEqual({ ended: 2 })
    for (const one of others) await soon(one, false)
    expect(await isIn(browser)).toBe(true)
  })
})

describe('the recovery code', () => {
  async function withCode() {
    const farm = await newFarmer()
    const { code } = await farm.browser.client.myAccount.newRecoveryCode({ body: {} })
    return { ...farm, code }
  }
  const recover = (username: string, code: string, next = better, on = product) =>
    on.browser().client.myAccount.recover({ body: { username, code, password: next } })

  test('sets a new password, ends all sessions and gives the next code', async () => {
    const { username, browser, code } = await withCode()
    const { code: next } = await recover(
      username.toUpperCase(),
      code.toLowerCase().replaceAll('-', ' '),
      better,
      other,
    )
    expect(next).not.toBe(code)
    await soon(browser, false)
    await signedIn(username, product, better)
    await expect(recover(username, code)).rejects.toEqual(refused('invalid_credentials'))
    await recover(username, next, `${better} again`)
  })

  test('a wrong code, a name without one and a name that nobody has get the same answer', async () => {
    const { username } = await withCode()
    const { username: without } = await newFarmer()
    const wrong = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01'
    const answers = await Promise.all(
      [username, without, 'Nobody at all'].map((name) =>
        recover(name, wrong).catch(({ code, message, status }) => ({ code, message, status })),
      ),
    )
    expect(answers[0]).toMatchObject({ code: 'invalid_credentials', status: 401 })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  test('tries are limited, and log-ins that were locked by somebody do not lock it', async () => {
    const { username, code } = await withCode()
    const stranger = product.browser()
    for (let times = 0; times < 12; times += 1)
      await stranger.client.accounts.login({ body: { username, password: 'no' } }).catch(() => {})
    await recover(username, code)
    const codes = new Set<string>()
    for (let times = 0; times < 12; times += 1)
      await recover(username, 'wrong').catch((error) => codes.add(error.code))
    expect(codes).toContain('too_many_requests')
  })

  test('of two who use one code at once, one wins', async () => {
    const { username, code } = await withCode()
    const tries = await Promise.allSettled([
      recover(username, code),
      recover(username, code, `${better} b`, other),
    ])
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('a new one takes the place of the old, and needs the password once the session is older', async () => {
    const { username, browser, code } = await withCode()
    await product.sql`update sessions set created_at = now() - interval '11 minutes'`
    await expect(browser.client.myAccount.newRecoveryCode({ body: {} })).rejects.toEqual(
      refused('invalid_credentials'),
    )
    const { code: next } = await browser.client.myAccount.newRecoveryCode({ body: { password } })
    await expect(recover(username, code)).rejects.toEqual(refused('invalid_credentials'))
    expect((await browser.client.myAccount.recovery()).madeAt).toMatch(/^\d{4}-/)
    await recover(username, next)
  })

  test('is not kept itself, nor logged', async () => {
    const { code } = await withCode()
    const [kept] =
      await product.sql`select row_to_json(users)::text as row from users where recovery_hash is not null`
    expect(`${kept?.row}${JSON.stringify(product.logs)}`).not.toContain(code)
  })
})

test('what happened to the account is told, newest first, with shortened networks', async () => {
  const { username, browser } = await newFarmer()
  const laptop = await signedIn(username)
  await laptop.client.myAccount.endOtherSessions()
  const { list } = await laptop.client.myAccount.events()
  expect(list.map(({ kind }) => kind)).toEqual(['sessions_ended', 'signed_in_new_device', 'signed_up'])
  expect(list[2]).toMatchObject({ device: { system: 'android', browser: 'chrome' }, network: '127.0.0.0/24' })
  expect(await isIn(browser)).toBe(false)
})

test('a log-in on a device that is known is no event', async () => {
  const { username, browser } = await newFarmer()
  await browser.client.accounts.login({ body: { username, password } })
  const { list } = await browser.client.myAccount.events()
  expect(list.map(({ kind }) => kind)).toEqual(['signed_up'])
})

describe('everything that is kept', () => {
  async function exported(browser: Browser): Promise<Record<string, string>> {
    const { name, zip } = await browser.client.myAccount.export({ body: { password } })
    expect(name).toMatch(/^smart-farming-\d{4}-\d\d-\d\d\.zip$/)
    const files = unzipSync(Buffer.from(zip, 'base64'))
    return Object.fromEntries(Object.entries(files).map(([file, bytes]) => [file, strFromU8(bytes)]))
  }

  test('comes as one zip of JSON and CSV, safe for spreadsheets, without a secret', async () => {
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

  test('has every table that belongs to accounts', async () => {
    const { browser } = await newFarmer()
    await browser.client.farmSettings.save({ body: {} })
    const account = JSON.parse((await exported(browser))['account.json'] ?? '')
    const tables = await product.sql<{ name: string }[]>`
      select table_name as name from information_schema.columns
      where table_schema = ${schemaName} and column_name = 'user_id' order by 1`
    const inExport: Record<string, string> = {
      account_events: 'events',
      contact_messages: 'messages',
      farm_places: 'places',
      farm_settings: 'settings',
      sessions: 'sessions',
    }
    // Has a row only while a question is being answered.
    const passing = ['chat_in_flight']
    expect(tables.map(({ name }) => name).filter((name) => !passing.includes(name))).toEqual(
      Object.keys(inExport),
    )
    for (const part of Object.values(inExport)) expect(account[part], part).toBeInstanceOf(Object)
  })

  test('is given only to who knows the password', async () => {
    const { browser } = await newFarmer()
    await expect(browser.client.myAccount.export({ body: { password: 'no' } })).rejects.toEqual(
      refused('invalid_credentials'),
    )
  })
})

describe('deleting the account', () => {
  /** Tables with rows of this user. */
  async function leftOf(userId: string): Promise<string[]> {
    const owned = await product.sql<{ name: string }[]>`
      select table_name as name from information_schema.columns
      where table_schema = ${schemaName} and column_name = 'user_id'`
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

  test('ends all sessions, and a log-in within 14 days brings it back', async () => {
    const { username, browser } = await newFarmer()
    const elsewhere = await signedIn(username, other)
    const { deletesAt } = await browser.client.myAccount.delete({ body: { password } })
    const [said] = await product.sql`
      select ${deletesAt}::timestamptz between now() + interval '13 days 23 hours' and now() + interval '14 days' as ok`
    expect(said?.ok).toBe(true)
    expect(await isIn(browser)).toBe(false)
    await soon(elsewhere, false)
    const back = await signedIn(username)
    const { list } = await back.client.myAccount.events()
    expect(list.map(({ kind }) => kind).slice(0, 3)).toContain('deletion_cancelled')
    await cleanUp(product.deps.database, accountCleanUps, silent)
    expect(await isIn(back)).toBe(true)
  })

  test('then nothing of it is left in any table that has a user id; messages stay without name and address', async () => {
    const { username, browser } = await newFarmer()
    const [{ id } = { id: '' }] = await product.sql`select id::text from users where username = ${username}`
    const message = `of ${username}`
    await browser.client.contact.send({ body: { name: 'Ama', replyTo: 'ama@example.org', message } })
    await product.sql`insert into chat_spending values (current_date, ${`user:${id}`}, 5)`
    await browser.client.myAccount.delete({ body: { password } })
    expect(await leftOf(id)).toContain('sessions')
    await product.sql`update users set delete_at = now() - interval '1 second' where username = ${username}`
    await cleanUp(product.deps.database, accountCleanUps, silent)
    expect(await leftOf(id)).toEqual([])
    const [kept] = await product.sql`select name, reply_to from contact_messages where message = ${message}`
    expect(kept).toEqual({ name: '', reply_to: '' })
    await expect(signedIn(username)).rejects.toEqual(refused('invalid_credentials'))
    // The name is free again.
    await product.browser().client.accounts.signup({ body: farmer(username) })
  })

  test('many at a time, and nobody else', async () => {
    const gone = (await Promise.all(Array.from({ length: 45 }, newFarmer))).map(({ username }) => username)
    const stays = await newFarmer()
    await product.sql`update users set delete_at = now() where username in ${product.sql(gone)}`
    await cleanUp(product.deps.database, accountCleanUps, silent)
    const left = await product.sql`select username from users where username in ${product.sql(gone)}`
    expect(left).toHaveLength(0)
    expect(await isIn(stays.browser)).toBe(true)
  })
})

test('strangers are told nothing', async () => {
  for (const url of ['sessions', 'events', 'recovery'])
    expect((await product.browser().request({ url: `/api/account/${url}` })).statusCode).toBe(401)
})
