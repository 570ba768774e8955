import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countValues, createSignup, postRaw } from '../../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../../support/app.ts'

const LIMIT = 20
let direct: TestApp
let proxied: TestApp
beforeAll(async () => {
  const env = { REQUESTS_PER_MINUTE: String(LIMIT), QUESTIONS_PER_MINUTE: '3' }
  direct = await startApp({ env })
  proxied = await startApp({ env: { ...env, TRUST_PROXY: '10.0.0.0/8' } })
})
afterAll(async () => {
  await direct.close()
  await proxied.close()
})

async function ask(
  product: TestApp,
  times: number,
  request: (at: number) => InjectOptions,
): Promise<Map<number, number>> {
  const statuses: number[] = []
  for (let at = 0; at < times; at += 1) statuses.push((await product.app.inject(request(at))).statusCode)
  return countValues(statuses)
}

const live = '/api/health/live'

describe('counting requests by address', () => {
  test('counts an address as one caller whatever its headers when no proxy is trusted', async () => {
    const counts = await ask(direct, 1_000, (at) => ({
      url: live,
      remoteAddress: '198.51.100.1',
      headers: {
        'x-forwarded-for': `203.0.113.${at % 250}, 10.0.0.${at % 250}`,
        'x-real-ip': `203.0.113.${at % 250}`,
        forwarded: `for=203.0.113.${at % 250}`,
      },
    }))
    expect(counts).toEqual(
      new Map([
        [200, LIMIT],
        [429, 1_000 - LIMIT],
      ]),
    )
  })

  test('counts the address that the trusted proxy saw, not earlier entries', async () => {
    const through = (client: string) => (at: number) => ({
      url: live,
      remoteAddress: '10.1.2.3',
      headers: { 'x-forwarded-for': `192.0.2.${at % 250}, ${client}` },
    })
    expect((await ask(proxied, LIMIT + 5, through('198.51.100.2'))).get(429)).toBe(5)
    expect((await ask(proxied, 5, through('198.51.100.3'))).get(200)).toBe(5)
  })

  test('counts an untrusted proxy by its own address', async () => {
    const counts = await ask(proxied, LIMIT + 5, (at) => ({
      url: live,
      remoteAddress: '192.168.1.1',
      headers: { 'x-forwarded-for': `198.51.100.${at}` },
    }))
    expect(counts.get(429)).toBe(5)
  })

  test('counts an IPv6 address by its /64', async () => {
    const counts = await ask(direct, LIMIT + 5, (at) => ({
      url: live,
      remoteAddress: `2001:db8:0:1::${at.toString(16)}`,
    }))
    expect(counts.get(429)).toBe(5)
    expect((await ask(direct, 1, () => ({ url: live, remoteAddress: '2001:db8:0:2::1' }))).get(200)).toBe(1)
  })
})

describe('requests that count towards the limit', () => {
  test.each([
    ['missing pages', '/nowhere', 404],
    ['missing API calls', '/api/nowhere', 404],
    ['calls refused without a session', '/api/user', 401],
    ['wrong methods', '/api/login', 405],
  ])('counts %s', async (_what, url, status) => {
    const counts = await ask(direct, LIMIT + 5, () => ({ url, remoteAddress: `192.0.2.${status % 250}` }))
    expect(counts.get(429)).toBeGreaterThanOrEqual(5)
  })
})

test('counts logged-in farmers per account, so a whole village is not one caller', async () => {
  const village = '203.0.113.9'
  const farmers = await Promise.all(
    ['Ada', 'Bea', 'Cy'].map(async (name) => {
      const browser = direct.browser()
      await postRaw(browser, '/api/signup', createSignup(name), village)
      return browser
    }),
  )
  const [ada, ...others] = farmers
  const statuses: (number | undefined)[] = []
  for (let at = 0; at < LIMIT + 5; at += 1)
    statuses.push((await ada?.request({ url: '/api/user', remoteAddress: village }))?.statusCode)
  expect(countValues(statuses)).toEqual(
    new Map([
      [200, LIMIT],
      [429, 5],
    ]),
  )
  for (const other of others)
    expect((await other.request({ url: '/api/user', remoteAddress: village })).statusCode).toBe(200)
  // A change of address does not help a caller over the limit.
  expect((await ada?.request({ url: '/api/user', remoteAddress: '203.0.113.10' }))?.statusCode).toBe(429)
})

test('each instance counts alone while the shared store is unavailable', async () => {
  const alone = await startApp({ env: { VALKEY_URL: 'valkey://127.0.0.1:1', REQUESTS_PER_MINUTE: '2' } })
  try {
    // The search has a limit of its own.
    const calls = ['/nowhere', '/api/nowhere', '/api/user', '/api/weather/search?q=Nakuru']
    for (const remoteAddress of ['198.51.100.1', '2001:db8::1']) {
      const statuses = []
      for (const url of [...calls, ...calls])
        statuses.push((await alone.app.inject({ url, remoteAddress })).statusCode)
      expect(statuses).toEqual([404, 404, 429, 401, 429, 429, 429, 401])
    }
  } finally {
    await alone.close()
  }
})

test('a flood from an address does not refuse health checks from there', async () => {
  const remoteAddress = '198.51.100.40'
  expect((await ask(direct, LIMIT + 1, () => ({ url: '/nowhere', remoteAddress }))).get(429)).toBe(1)
  const checks = [live, '/api/health/ready', '/api/health']
  expect(await ask(direct, 3, (at) => ({ url: checks[at] ?? '', remoteAddress }))).toEqual(
    new Map([[200, 3]]),
  )
})

test('calls to an endpoint with a separate limit do not use up the general limit', async () => {
  const browser = direct.browser()
  await postRaw(browser, '/api/signup', createSignup('Dee'), '203.0.113.20')
  const statuses: number[] = []
  for (let at = 0; at < 6; at += 1)
    statuses.push(
      (await browser.request({ method: 'POST', url: '/api/chat/market', payload: {} })).statusCode,
    )
  expect(statuses).toEqual([400, 400, 400, 429, 429, 429])
  expect((await browser.request({ url: '/api/user' })).statusCode).toBe(200)
})
