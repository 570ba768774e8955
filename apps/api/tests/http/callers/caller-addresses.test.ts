import type { AddressInfo } from 'node:net'
import { checkRows } from '@smart-farming/vectors/check-rows'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countValues } from '../../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { seedPlaces } from '../../support/database/gazetteer.ts'
import { sendRaw } from '../../support/http/raw.ts'

const MOST = 3
/** Allowance of an IPv6 /56, as a multiple of a /64's. */
const TIMES = 4
const proxies = '10.0.0.0/8,fd00::/8,127.0.0.1'

let product: TestApp
let port: number
beforeAll(async () => {
  const most = String(MOST)
  product = await startApp({
    env: {
      TRUST_PROXY: proxies,
      REQUESTS_PER_MINUTE: most,
      SIGNUPS_PER_HOUR: most,
      PASSWORD_HINTS_PER_MINUTE: most,
      CONTACT_MESSAGES_PER_HOUR: most,
      SEARCHES_PER_MINUTE: most,
      PLACE_SUGGESTIONS_PER_MINUTE: most,
      QUESTIONS_PER_MINUTE: most,
      ALLOWANCES_PER_56: String(TIMES),
    },
  })
  await seedPlaces(product.sql)
  await product.app.listen({ host: '127.0.0.1', port: 0 })
  port = (product.app.server.address() as AddressInfo).port
})
afterAll(() => product.close())

let calls = 0
function person(): string {
  calls += 1
  return `somebody ${calls}`
}
const contact = () => ({ name: 'Ada', replyTo: 'ada@farm.example', message: `It rains, ${person()}.` })

/** All endpoints with a limit by address. */
const doors: [string, () => InjectOptions][] = [
  ['any call', () => ({ url: '/api/health/live' })],
  ['a missing page', () => ({ url: `/nowhere/${person()}` })],
  ['a report of blocked content', () => ({ method: 'POST', url: '/api/csp-report', payload: {} })],
  ['a sign-up', () => ({ method: 'POST', url: '/api/signup', payload: {} })],
  ['a password hint', () => ({ method: 'POST', url: '/api/password-hint', payload: { password: person() } })],
  ['a contact message', () => ({ method: 'POST', url: '/api/contact', payload: contact() })],
  ['a place search without a session', () => ({ url: '/api/weather/search?q=Nakuru' })],
  ['a place suggestion', () => ({ url: '/api/places/suggest?q=Naku' })],
  ['a chat question without a session', () => ({ method: 'POST', url: '/api/chat/market', payload: {} })],
]

let villages = 0
/** Addresses for one test, with two bytes that no other test uses. */
function village(): { v4: string; v6: string; proxy: string } {
  villages += 1
  return {
    v4: `198.18.${villages}`,
    v6: `2001:db8:${villages.toString(16)}`,
    proxy: `10.1.${villages}.1`,
  }
}

async function refusals(
  times: number,
  door: () => InjectOptions,
  proxy: string,
  said: (at: number) => string,
): Promise<number> {
  const statuses = []
  for (let at = 0; at < times; at += 1) {
    const request = door()
    const response = await product.app.inject({
      ...request,
      remoteAddress: proxy,
      headers: { 'x-forwarded-for': said(at) },
    })
    expect(response.statusCode, said(at)).toBeLessThan(500)
    statuses.push(response.statusCode)
  }
  return countValues(statuses).get(429) ?? 0
}

const hex = (at: number) => at.toString(16)
type Village = ReturnType<typeof village>
/** The same caller's address in the spellings of different proxies. */
const spellings: [string, (v: Village, at: number) => string][] = [
  ['a port behind it', ({ v4 }, at) => `${v4}.3:${40_000 + at}`],
  ['with and without a port', ({ v4 }, at) => (at % 2 ? `${v4}.3` : `${v4}.3:${at}`)],
  [
    'IPv4 in IPv6',
    ({ v4 }, at) =>
      [`${v4}.3`, `::ffff:${v4}.3`, `[::FFFF:${v4}.3]:${at}`, `0:0:0:0:0:ffff:${v4}.3`][at % 4] ?? '',
  ],
  ['IPv4 in IPv6, all in hex', (_v, at) => `::ffff:${hex(0xc612)}:${hex(0x6300)}${at % 2 ? '' : '%eth0'}`],
  ['IPv6 in brackets, with a port', ({ v6 }, at) => `[${v6}:1::${hex(at)}]:${40_000 + at}`],
  ['IPv6 in brackets', ({ v6 }, at) => `[${v6}:1::${hex(at)}]`],
  ['a zone', ({ v6 }, at) => `${v6}:1::1%eth${at}`],
  ['a /64', ({ v6 }, at) => `${v6}:1:${hex(at)}::${hex(at + 1)}`],
  ['spaces', ({ v4 }, at) => `${' '.repeat(at)}${v4}.3\t `],
  ['what it said before', ({ v4 }, at) => `203.0.113.${at}, ${v4}.3:${at}`],
  [
    'another proxy behind it',
    ({ v4 }, at) => `203.0.113.${at}, ${v4}.3, 10.9.9.${at}:${at}, [fd00::${hex(at)}]:1`,
  ],
  // An invalid address is replaced by that of the peer.
  ['garbage', (_v, at) => `garbage-${at}`],
  ['garbage before other proxies', (_v, at) => `garbage-${at}, 10.9.9.${at}`],
  ['nothing', (_v, at) => ','.repeat(at)],
  ['nothing known', (_v, at) => `unknown${' '.repeat(at)}`],
  ['another header’s way', (_v, at) => `for=203.0.113.${at}`],
  ['a number too large', (_v, at) => `203.0.113.${300 + at}`],
  ['zeros in front', (_v, at) => `203.0.113.0${at}`],
  ['a hidden name', (_v, at) => `_hidden${at}`],
  ['two ports', (_v, at) => `203.0.113.${at}:1:2`],
  ['half a bracket', (_v, at) => `[2001:db8:ffff:${hex(at)}::1`],
  ['a network', (_v, at) => `203.0.113.${at}/32`],
]

describe.each(doors)('per-address limits for %s', (_door, door) => {
  test('counts an address once, however a proxy writes the address', () =>
    checkRows(spellings, async ([, said]) => {
      const here = village()
      // All calls come from this test's own village. The spelling in hex has 6300, to be replaced
      // by its number.
      const spelled = (at: number) => said(here, at).replace('6300', hex(0x6300 + villages))
      expect(await refusals(MOST + 4, door, here.proxy, spelled)).toBe(4)
    }))

  test('also counts the /56, with a larger allowance', async () => {
    const { v6, proxy } = village()
    const inside = (at: number) => `${v6}:${hex(0xab00 + at)}::1`
    expect(await refusals(MOST * TIMES + 5, door, proxy, inside)).toBe(5)
    // The next /56 is another customer.
    expect(await refusals(1, door, proxy, () => `${v6}:ac00::1`)).toBe(0)
  })

  test('a busy /64 does not use up the allowance of its neighbours', async () => {
    const { v6, proxy } = village()
    expect(await refusals(MOST * TIMES + 5, door, proxy, () => `${v6}:1::1`)).toBe(MOST * TIMES + 5 - MOST)
    expect(await refusals(MOST * (TIMES - 1), door, proxy, (at) => `${v6}:${hex(at + 2)}::1`)).toBe(0)
  })
})

test('counts an untrusted peer by its connection, regardless of its headers', async () => {
  const door = () => ({ url: '/api/health/live' })
  expect(await refusals(MOST + 4, door, '192.0.2.77', (at) => `203.0.113.${at}:1`)).toBe(4)
  expect(await refusals(MOST + 4, door, '2001:db8:fffe::1', (at) => `203.0.113.${at}`)).toBe(4)
})

test('account events are logged with the same address as the limits', async () => {
  const logged = async (said: string) => {
    const from = product.logs.length
    await product.app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: '10.2.3.4',
      headers: { 'x-forwarded-for': said },
      payload: { username: person(), password: 'wrong one' },
    })
    return product.logs.slice(from).flatMap(({ audit, network }) => (audit && network) ?? [])
  }
  expect(await logged('203.0.113.9:4000')).toEqual(['203.0.113.0/24'])
  expect(await logged('::ffff:cb00:7109')).toEqual(['203.0.113.0/24'])
  expect(await logged('[2001:db8:1:2::9]:4000')).toEqual(['2001:db8:1::/48'])
  expect(await logged('203.0.113.9, garbage')).toEqual(['10.2.3.0/24'])
})

const hostile = [
  'x'.repeat(14_000),
  ','.repeat(14_000),
  '10.0.0.1,'.repeat(1_500),
  '[::1],'.repeat(2_000),
  '['.repeat(5_000),
  ':'.repeat(5_000),
  '%'.repeat(5_000),
  '1.2.3.4:'.repeat(1_000),
  '\u00ff\u0080',
  '"[2001:db8::1]:80"',
  "'; drop table users; --",
  '__proto__',
  'undefined',
  '::',
  '0.0.0.0',
  '::ffff:0:0',
  '1::2::3',
  '[::1%]:1',
  'fe80::1%%',
]
test('no forwarding header sent over a socket causes a server error', () =>
  checkRows(
    hostile.map((said) => [said.slice(0, 20), said]),
    async ([, said]) => {
      const body = JSON.stringify({ username: person(), password: 'wrong one' })
      const head = [
        'POST /api/login HTTP/1.1',
        'Host: farm.example',
        'Connection: close',
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        `X-Forwarded-For: ${said}`,
        `X-Forwarded-Proto: ${said.slice(0, 100)}`,
        `X-Forwarded-Host: ${said.slice(0, 100)}`,
        `Forwarded: for=${said.slice(0, 100)}`,
      ]
      const { status } = await sendRaw(port, Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1'))
      expect([401, 429]).toContain(status)
      expect(product.logs.filter(({ level }) => Number(level) >= 50)).toEqual([])
    },
  ))

test('reads two X-Forwarded-For headers as one list and trusts the proxy’s last entry', async () => {
  const ask = (at: number) =>
    sendRaw(
      port,
      `GET /api/health/live HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Forwarded-For: 203.0.113.${at}\r\nX-Forwarded-For: 198.51.100.200:${at}\r\n\r\n`,
    )
  const statuses = []
  for (let at = 0; at < MOST + 2; at += 1) statuses.push((await ask(at)).status)
  expect(countValues(statuses)).toEqual(
    new Map([
      [200, MOST],
      [429, 2],
    ]),
  )
})
