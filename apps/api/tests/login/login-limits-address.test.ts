import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countValues, createSignup, password, postRaw } from '../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../support/app.ts'

let product: TestApp
let other: TestApp
beforeAll(async () => {
  const env = { TRUST_PROXY: '10.0.0.1/32', SIGNUPS_PER_HOUR: '1000' }
  const first = await startApp({ env })
  product = first
  other = await startApp({ env, schema: first.schema })
})
afterAll(() => Promise.all([product.close(), other.close()]))

let names = 0
/** A failed login with a new name. */
function spray(address: string, app = product) {
  names += 1
  return postRaw(app.browser(), '/api/login', { username: `name ${names}`, password: 'wrong one' }, address)
}
async function sprayed(addresses: readonly string[]): Promise<Map<number, number>> {
  const answers = []
  for (const address of addresses) answers.push(await spray(address))
  return countValues(answers.map((answer) => answer.statusCode))
}
const times = (count: number, address: string) => Array<string>(count).fill(address)

describe('failed logins from one address', () => {
  test('limits an address to 20 failures a minute, across all names and both instances', async () => {
    const answers = []
    const begin = performance.now()
    // A hundred at once, as many as two instances admit.
    for (let wave = 0; wave < 3; wave += 1) {
      const hundred = Array.from({ length: 100 }, (_, at) => spray('198.51.100.1', at % 2 ? product : other))
      answers.push(...(await Promise.all(hundred)))
    }
    const passedS = (performance.now() - begin) / 1000
    expect(countValues(answers.map((answer) => answer.statusCode))).toEqual(
      new Map([
        [401, 20],
        [429, 280],
      ]),
    )
    const waits = answers.flatMap((answer) => answer.headers['retry-after'] ?? []).map(Number)
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(60 - passedS)
    expect(Math.max(...waits)).toBeLessThanOrEqual(60)
    expect((await spray('198.51.100.2')).statusCode, 'the neighbour is not concerned').toBe(401)
    const [row] = await product.sql`select count(*)::int as names from login_failures`
    expect(row?.names, 'what was refused has left no trace').toBe(21)
  })

  test('lets a whole village log in at once with correct passwords', async () => {
    const village = Array.from({ length: 40 }, (_, at) => createSignup(`Neighbour ${at}`))
    for (const each of village) await postRaw(product.browser(), '/api/signup', each)
    const logIn = ({ username }: { username: string }) =>
      postRaw(product.browser(), '/api/login', { username, password }, '198.51.100.9')
    const answers = await Promise.all(village.map(logIn))
    expect(countValues(answers.map((answer) => answer.statusCode))).toEqual(new Map([[200, 40]]))
  })

  test('each failed attempt frees up again after a minute', async () => {
    const address = '198.51.100.3'
    await sprayed(times(20, address))
    await product.sql`update address_failures set failed_at[1:3] = array_fill(now() - interval '60 seconds', array[3])
      where address = ${address}`
    expect(await sprayed(times(10, address))).toEqual(
      new Map([
        [401, 3],
        [429, 7],
      ]),
    )
  })

  test('limits an address to 200 failures an hour', async () => {
    const address = '198.51.100.4'
    await sprayed(times(5, address))
    await product.sql`update address_failures
      set failed_at = array_fill(now() - interval '59 minutes', array[195]) || failed_at where address = ${address}`
    const refused = await spray(address)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    await product.sql`update address_failures set failed_at[1:2] = array_fill(now() - interval '1 hour', array[2])
      where address = ${address}`
    expect(await sprayed(times(3, address))).toEqual(
      new Map([
        [401, 2],
        [429, 1],
      ]),
    )
    const [row] =
      await product.sql`select cardinality(failed_at) from address_failures where address = ${address}`
    expect(row).toEqual({ cardinality: 200 })
  })

  test('does not count correct passwords as failures', async () => {
    const address = '198.51.100.5'
    for (let farm = 0; farm < 25; farm += 1) {
      await postRaw(product.browser(), '/api/signup', createSignup(`co-op ${farm}`))
      const login = await postRaw(
        product.browser(),
        '/api/login',
        { username: `co-op ${farm}`, password },
        address,
      )
      expect(login.statusCode).toBe(200)
    }
    expect((await spray(address)).statusCode).toBe(401)
  })
})

test('failed logins from a whole IPv6 /64 count as one caller', async () => {
  const addresses = Array.from({ length: 30 }, (_, at) => `2001:db8:0:7:${at + 1}::${at + 1}`)
  expect(await sprayed(addresses)).toEqual(
    new Map([
      [401, 20],
      [429, 10],
    ]),
  )
  expect((await spray('2001:db8:0:8::1')).statusCode).toBe(401)
})

test('an IPv6 /56 may fail four times as often as a /64', async () => {
  const address = (at: number) => `2001:db8:0:${(0x4200 + at).toString(16)}::1`
  const all = Array.from({ length: 90 }, (_, at) => address(at))
  expect(await sprayed(all)).toEqual(
    new Map([
      [401, 80],
      [429, 10],
    ]),
  )
  const rows = await product.sql`select address, cardinality(failed_at) from address_failures
    where address like '2001:db8:0:42%' and cardinality(failed_at) > 0 order by address desc`
  expect(rows[0]?.address).toMatch(/::\/64$/)
  // Attempts that the /56 refused are not counted for the /64.
  expect(rows).toHaveLength(81)
  expect(rows.find(({ address }) => address.endsWith('/56'))).toEqual({
    address: '2001:db8:0:4200::/56',
    cardinality: 80,
  })
  expect((await spray('2001:db8:0:4300::1')).statusCode, 'the next /56 is not concerned').toBe(401)
})

test('a village of phones in one /56 can log in at once without using up any allowance', async () => {
  const phones = Array.from({ length: 100 }, (_, at) => `2001:db8:0:${(0x5200 + at).toString(16)}::1`)
  await postRaw(product.browser(), '/api/signup', createSignup('Co-op phone'))
  const logIn = (phone: string, at: number) =>
    postRaw((at % 2 ? product : other).browser(), '/api/login', { username: 'Co-op phone', password }, phone)
  const answers = await Promise.all(phones.map(logIn))
  expect(countValues(answers.map((answer) => answer.statusCode))).toEqual(new Map([[200, 100]]))
  // Addresses from which the account has logged in before are counted separately.
  const again = await Promise.all(phones.slice(0, 10).map(logIn))
  expect(countValues(again.map((answer) => answer.statusCode))).toEqual(new Map([[200, 10]]))
  const left = await product.sql`select address from address_failures
    where address like '%2001:db8:0:52%' and cardinality(failed_at) > 0`
  expect(left).toEqual([])
})

test('counts failed logins together, however the proxy writes the address', async () => {
  const written = (at: number) =>
    [
      `198.51.100.8:${at}`,
      '198.51.100.8',
      '::ffff:198.51.100.8',
      `[::ffff:198.51.100.8]:${at}`,
      '::ffff:c633:6408',
    ][at % 5] ?? ''
  const statuses = []
  for (let at = 0; at < 30; at += 1) statuses.push(await through('10.0.0.1', written(at)))
  expect(countValues(statuses)).toEqual(
    new Map([
      [401, 20],
      [429, 10],
    ]),
  )
  const garbage = []
  for (let at = 0; at < 30; at += 1) garbage.push(await through('10.0.0.1', `garbage-${at}`))
  expect(countValues(garbage)).toEqual(
    new Map([
      [401, 20],
      [429, 10],
    ]),
  )
  const rows =
    await product.sql`select address from address_failures where address !~ '^(known )?[0-9a-f:.]+(/64|/56)?$'`
  expect(rows).toEqual([])
})

/** A failed login through a peer, with this forwarding header. */
async function through(peer: string, forwarded: string): Promise<number> {
  names += 1
  const browser = product.browser({ 'x-forwarded-for': forwarded })
  return (await postRaw(browser, '/api/login', { username: `name ${names}`, password: 'wrong one' }, peer))
    .statusCode
}

test('only a trusted proxy can set the caller’s address by a header', async () => {
  const direct = []
  const proxied = []
  for (let at = 0; at < 30; at += 1) {
    direct.push(await through('198.51.100.6', `203.0.113.${at}`))
    proxied.push(await through('10.0.0.1', `203.0.113.${at}, 198.51.100.7`))
  }
  expect(countValues(direct)).toEqual(
    new Map([
      [401, 20],
      [429, 10],
    ]),
  )
  expect(countValues(proxied)).toEqual(
    new Map([
      [401, 20],
      [429, 10],
    ]),
  )
})
