import { afterEach, expect, test } from 'vitest'
import { countValues, createSignup, postRaw } from '../../support/accounts/farmers.ts'
import { startApp } from '../../support/app.ts'
import {
  type FakeServer,
  NO_VALKEY,
  startFakeValkey,
  startValkey,
  VALKEY_PATH,
} from '../../support/processes/valkey.ts'

if (VALKEY_PATH === undefined) console.warn(NO_VALKEY)
const counted = test.runIf(VALKEY_PATH !== undefined)

const LIMIT = 5
const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close()
})

function opened<T extends { close(): Promise<void> }>(each: T): T {
  open.push(each)
  return each
}

async function start(url: string, schema?: string) {
  const env = { VALKEY_URL: url, REQUESTS_PER_MINUTE: String(LIMIT), QUESTIONS_PER_MINUTE: '3' }
  const product = opened(await startApp({ env, ...(schema !== undefined && { schema }) }))
  const call = async (remoteAddress: string) =>
    (await product.app.inject({ url: '/api/health/live', remoteAddress })).statusCode
  return { ...product, call }
}

/** Number of addresses used so far. */
let addresses = 0
function anybody(): string {
  addresses += 1
  return `198.51.${addresses >> 8}.${addresses & 255}`
}

/** Makes a call and returns the number of counting requests that the server received. */
async function heard(server: FakeServer, call: (remoteAddress: string) => Promise<number>): Promise<number> {
  await call(anybody())
  return server.heard()
}

test('waits once for a Valkey server that hangs, then each instance counts alone', async () => {
  const hung = opened(await startFakeValkey())
  const { call } = await start(hung.url)
  await expect.poll(() => heard(hung, call)).toBe(1)
  const began = performance.now()
  const flooder = '2001:db8::1'
  const statuses = []
  for (let at = 0; at < 40; at += 1) statuses.push(await call(flooder))
  expect(countValues(statuses)).toEqual(
    new Map([
      [200, LIMIT],
      [429, 40 - LIMIT],
    ]),
  )
  expect(hung.heard()).toBe(1)
  // At half a second each, the calls would take 20 s.
  expect(performance.now() - began).toBeLessThan(2_000)
})

test('a request waits once for Valkey, even when counted under several networks', async () => {
  const hung = opened(await startFakeValkey())
  const { call } = await start(hung.url)
  let longest = 0
  await expect
    .poll(async () => {
      const began = performance.now()
      await call('2001:db8:1::1')
      longest = Math.max(longest, performance.now() - began)
      return hung.heard()
    })
    .toBe(1)
  // Ten times the limit of 50 ms, for a busy machine. The exact limit is tested in
  // src/http/limits/shared-counts.faults.test.ts.
  expect(longest).toBeLessThan(500)
})

test.each(['+no number\r\n', '$-1\r\n', '-ERR no scripts here\r\n', ':-7\r\n'])(
  'ignores a Valkey server that answers %j and counts alone',
  async (says) => {
    const liar = opened(await startFakeValkey(says))
    const { call } = await start(liar.url)
    await expect.poll(() => heard(liar, call)).toBe(1)
    const statuses = []
    for (let at = 0; at < LIMIT + 2; at += 1) statuses.push(await call('203.0.113.1'))
    expect(countValues(statuses)).toEqual(
      new Map([
        [200, LIMIT],
        [429, 2],
      ]),
    )
  },
)

test('a Valkey server that allows everything does not lift the limit of each instance', async () => {
  const generous = opened(await startFakeValkey(':0\r\n'))
  const { call } = await start(generous.url)
  await expect.poll(() => heard(generous, call)).toBeGreaterThan(0)
  const statuses = []
  for (let at = 0; at < LIMIT + 2; at += 1) statuses.push(await call('203.0.113.1'))
  expect(countValues(statuses)).toEqual(
    new Map([
      [200, LIMIT],
      [429, 2],
    ]),
  )
})

async function two(url: string) {
  const one = await start(url)
  const other = await start(url, one.schema)
  await expect
    .poll(async () => {
      const caller = anybody()
      for (let at = 0; at < LIMIT; at += 1) await one.call(caller)
      return other.call(caller)
    })
    .toBe(429)
  await expect
    .poll(async () => {
      const caller = anybody()
      for (let at = 0; at < LIMIT; at += 1) await other.call(caller)
      return one.call(caller)
    })
    .toBe(429)
  return { one, other }
}

counted('two instances count calls from an address together', async () => {
  const valkey = opened(await startValkey())
  const { one, other } = await two(valkey.url)
  const caller = anybody()
  const statuses = []
  for (let at = 0; at < 2 * LIMIT; at += 1) statuses.push(await (at % 2 ? one : other).call(caller))
  expect(statuses).toEqual([...Array(LIMIT).fill(200), ...Array(LIMIT).fill(429)])
  expect(await one.call(anybody())).toBe(200)
})

counted('the /64s of a /56 share one allowance across two instances', async () => {
  const valkey = opened(await startValkey())
  const { one, other } = await two(valkey.url)
  const statuses = []
  for (let at = 0; at < 6 * LIMIT; at += 1)
    statuses.push(await (at % 2 ? one : other).call(`2001:db8:7:${(at % 8).toString(16)}::1`))
  expect(countValues(statuses)).toEqual(
    new Map([
      [200, 4 * LIMIT],
      [429, 2 * LIMIT],
    ]),
  )
})

counted('two instances count a farmer’s questions together', async () => {
  const valkey = opened(await startValkey())
  const { one, other } = await two(valkey.url)
  const browser = one.browser()
  await postRaw(browser, '/api/signup', createSignup('Ada'), anybody())
  const elsewhere = other.browser()
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value)
  const ask = { method: 'POST', url: '/api/chat/market', payload: {} } as const
  const statuses = []
  for (const asking of [browser, elsewhere, browser, elsewhere, browser])
    statuses.push((await asking.request(ask)).statusCode)
  expect(statuses).toEqual([400, 400, 400, 429, 429])
})

counted(
  'a killed Valkey server costs no request, and each instance continues from its own counts',
  async () => {
    const valkey = await startValkey()
    const { one, other } = await two(valkey.url)
    await valkey.close()
    const caller = anybody()
    const statuses = []
    for (let at = 0; at < 2 * LIMIT; at += 1) statuses.push(await (at % 2 ? one : other).call(caller))
    expect(countValues(statuses)).toEqual(new Map([[200, 2 * LIMIT]]))
    expect([await one.call(caller), await other.call(caller)]).toEqual([429, 429])
  },
)
