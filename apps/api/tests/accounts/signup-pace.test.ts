import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { countValues, createSignup, postRaw } from '../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../support/app.ts'

// The more accounts an address creates, the slower each sign-up gets, across all instances.

const FREE = 5
let here: TestApp & { schema: string }
let there: TestApp
beforeAll(async () => {
  const env = {
    SIGNUPS_PER_HOUR: '1000',
    SIGNUPS_BEFORE_WAITING: String(FREE),
    ALLOWANCES_PER_56: '2',
    COOPERATIVE_ADDRESSES: '203.0.113.7, 2001:db8:77::/48',
  }
  here = await startApp({ env })
  there = await startApp({ env, schema: here.schema })
})
afterAll(async () => {
  await here.close()
  await there.close()
})
afterEach(() => here.sql`delete from address_signups`)

let farmers = 0
function signUp(from: string, product: TestApp = here, name = `farmer ${++farmers}`) {
  return postRaw(product.browser(), '/api/signup', createSignup(name), from)
}
const statuses = async (count: number, from: (at: number) => string) => {
  const all: number[] = []
  for (let at = 0; at < count; at += 1) all.push((await signUp(from(at))).statusCode)
  return all
}
const waitOf = async (from: string) => Number((await signUp(from)).headers['retry-after'] ?? 0)
const pass = (seconds: number) => here.sql`
  update address_signups set signed_up_at = array(
    select t - ${seconds} * interval '1 second' from unnest(signed_up_at) as t order by t)`

test('each further account from an address must wait longer than the one before', async () => {
  const from = '192.0.2.1'
  expect(await statuses(FREE, () => from)).toEqual(Array(FREE).fill(201))
  const waits: number[] = []
  for (let more = 0; more < 50; more += 1) {
    const refused = await signUp(from)
    const wait = Number(refused.headers['retry-after'])
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
    expect(refused.json().message).toMatch(/^Too many new accounts from your network\. Please try again in /)
    waits.push(wait)
    await pass(wait)
    expect((await signUp(from)).statusCode).toBe(201)
  }
  // The time of the test itself counts towards the wait, so waits may be shorter.
  const most = waits.map((_, more) => Math.min(3_600, Math.ceil(2 ** (more / 4))))
  expect(waits.filter((wait, more) => wait > (most[more] ?? 0))).toEqual([])
  expect(waits[40]).toBeGreaterThan(900)
  expect(waits.at(-1)).toBeGreaterThan(3_400)
})

test('the wait for an address resets after a day', async () => {
  const from = '192.0.2.2'
  await statuses(FREE, () => from)
  expect(await waitOf(from)).toBe(1)
  await pass(86_400)
  expect(await statuses(FREE, () => from)).toEqual(Array(FREE).fill(201))
  expect(await waitOf(from)).toBe(1)
})

test('a hundred simultaneous sign-ups on two instances admit no more than sequential ones', async () => {
  const all = await Promise.all(
    Array.from({ length: 100 }, (_, at) => signUp('192.0.2.3', at % 2 === 0 ? here : there)),
  )
  const [row] = await here.sql<{ signed_up_at: Date[] }[]>`select signed_up_at from address_signups`
  const times = (row?.signed_up_at ?? []).map(Number)
  expect(times.length).toBeGreaterThanOrEqual(FREE)
  expect(countValues(all.map(({ statusCode }) => statusCode))).toEqual(
    new Map([
      [201, times.length],
      [429, 100 - times.length],
    ]),
  )
  // On a slow machine a hundred sign-ups take longer than the first wait. Any later success must
  // then have waited.
  const waited = times.slice(FREE).map((at, more) => at - (times[FREE - 1 + more] ?? 0))
  expect(waited.filter((ms, more) => ms < Math.floor(1_000 * 2 ** (more / 4)))).toEqual([])
  expect((await signUp('192.0.2.4')).statusCode).toBe(201)
})

test('an IPv6 /64 counts as one address, and its /56 has its own allowance', async () => {
  expect(await statuses(FREE + 1, (at) => `2001:db8:1:1::${at + 1}`)).toEqual([...Array(FREE).fill(201), 429])
  expect(await statuses(FREE, () => '2001:db8:1:2::1')).toEqual(Array(FREE).fill(201))
  expect((await signUp('2001:db8:1:3::1')).statusCode).toBe(429)
  expect((await signUp('2001:db8:1:100::1')).statusCode).toBe(201)
})

test('a sign-up with a taken name does not count towards the limit', async () => {
  const from = '192.0.2.5'
  const name = 'wanted by many'
  expect((await signUp(from, here, name)).statusCode).toBe(201)
  for (let time = 0; time < 3 * FREE; time += 1) expect((await signUp(from, here, name)).statusCode).toBe(409)
  expect(await statuses(FREE - 1, () => from)).toEqual(Array(FREE - 1).fill(201))
  expect(await waitOf(from)).toBe(1)
})

test.each(['203.0.113.7', '2001:db8:77:1::5'])(
  'does not slow down a co-operative listed in the settings: %s',
  async (from) => {
    expect(await statuses(3 * FREE, () => from)).toEqual(Array(3 * FREE).fill(201))
  },
)

test('logs the network of refused sign-ups without the full address', async () => {
  here.logs.length = 0
  await statuses(FREE + 1, () => '198.51.100.77')
  const refused = here.logs.filter(({ audit }) => audit === 'signup_refused')
  expect(refused).toEqual([expect.objectContaining({ network: '198.51.100.0/24' })])
  expect(JSON.stringify(here.logs)).not.toContain('198.51.100.77')
})
