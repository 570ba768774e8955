import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSignup, postRaw } from '../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../support/app.ts'

/**
 * Ends a line, looks like a log line of its own and like a stack frame, to defeat any log format.
 */
const CANARY = 'CANARY"\n{"level":60,"msg":"CANARY"}\n    at CANARY (/CANARY.js:1:1)'
const oneLine = 'CANARY {"level":60}'

let product: TestApp
beforeAll(async () => {
  product = await startApp()
})
afterAll(() => product.close())

test('logs nothing that a caller sends, even when requests fail', async () => {
  const browser = product.browser({
    'user-agent': oneLine,
    referer: `https://farm.example/${encodeURIComponent(oneLine)}`,
    'x-forwarded-for': oneLine,
    'x-request-id': oneLine,
    'request-id': oneLine,
    origin: 'http://localhost:80',
    cookie: 'sid=CANARY.CANARY; dev=CANARY',
  })
  const contact = { name: CANARY, replyTo: CANARY, message: CANARY }
  const send = (url: string, payload: object | string) =>
    browser.request({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload })

  expect(
    (
      await postRaw(
        browser,
        '/api/signup',
        createSignup('CANARY', { farmName: oneLine, location: CANARY, password: CANARY }),
      )
    ).statusCode,
  ).toBe(201)
  expect((await send('/api/login', { username: CANARY.slice(0, 60), password: CANARY })).statusCode).toBe(401)
  expect((await send('/api/login', `{"username": "${oneLine}`)).statusCode).toBe(400)
  expect((await send('/api/login', { username: `${CANARY}\u0000` })).statusCode).toBe(400)
  expect((await send('/api/contact', contact)).statusCode).toBe(201)
  for (const url of ['/api/CANARY', '/CANARY?CANARY=CANARY', '/%zzCANARY', '/assets/CANARY.js'])
    expect((await browser.request({ url })).statusCode).toBeLessThan(405)
  expect(
    (await browser.request({ url: `/api/weather/search?q=${encodeURIComponent(CANARY)}` })).statusCode,
  ).toBeLessThan(504)
  for (const q of [CANARY.slice(0, 80), CANARY.repeat(20)])
    expect(
      (await browser.request({ url: `/api/places/suggest?q=${encodeURIComponent(q)}` })).statusCode,
    ).toBeLessThan(504)

  // An error with all parameters of its statement, and an unexpected error.
  await product.sql`alter table contact_messages rename column message to lost`
  expect((await send('/api/contact', contact)).statusCode).toBe(500)
  await product.sql`alter table contact_messages rename column lost to message`
  await product.sql`alter table contact_messages add constraint short check (length(name) < 5) not valid`
  expect((await send('/api/contact', contact)).statusCode).toBe(500)

  expect(product.logs.length).toBeGreaterThan(10)
  expect(product.logs.filter((line) => JSON.stringify(line).includes('CANARY'))).toEqual([])
  // The log still shows the real errors.
  expect(product.logs.filter((line) => line.msg === 'unexpected error')).toEqual([
    expect.objectContaining({
      err: expect.objectContaining({ cause: expect.objectContaining({ code: '42703' }) }),
    }),
    expect.objectContaining({
      err: expect.objectContaining({ cause: expect.objectContaining({ code: '23514' }) }),
    }),
  ])
})

test('logs each request on one line with its route, outcome and id', async () => {
  const before = product.logs.length
  const response = await product.browser().request({ url: '/api/health?secret=1' })
  expect(response.statusCode).toBe(200)
  expect(product.logs.slice(before)).toEqual([
    expect.objectContaining({
      method: 'GET',
      route: 'health.check',
      status: 200,
      ms: expect.any(Number),
      requestId: expect.any(String),
    }),
  ])
  expect(JSON.stringify(product.logs.slice(before))).not.toContain('secret')
})

test.each([
  [
    'the old format',
    'application/csp-report',
    {
      'csp-report': {
        'violated-directive': 'script-src',
        'blocked-uri': 'https://old.evil.example/CANARY?q=1',
      },
    },
  ],
  [
    'the new format',
    'application/reports+json',
    [
      {
        type: 'csp-violation',
        body: { effectiveDirective: 'script-src', blockedURL: 'https://new.evil.example/CANARY' },
      },
    ],
  ],
  [
    'the new format as WebKit writes it',
    'application/csp-report',
    {
      type: 'csp-violation',
      url: 'https://farm.example/CANARY',
      body: { effectiveDirective: 'script-src', blockedURL: 'https://webkit.evil.example/CANARY' },
    },
  ],
])('logs the violated directive and the blocked origin from a report in %s', async (_name, type, payload) => {
  const before = product.logs.length
  const response = await product.browser().request({
    method: 'POST',
    url: '/api/csp-report',
    headers: { 'content-type': type },
    payload: JSON.stringify(payload),
  })
  expect(response.statusCode).toBe(204)
  const told = product.logs
    .slice(before)
    .filter((line) => line.msg === 'content was blocked by the page policy')
  expect(told).toEqual([
    expect.objectContaining({
      directive: 'script-src',
      origin: expect.stringMatching(/^https:\/\/(old|new|webkit)\.evil\.example$/),
    }),
  ])
})

test('logs no words from a report that no browser would send', async () => {
  const before = product.logs.length
  const reports = [
    { body: { effectiveDirective: 'canary', blockedURL: 'canary' } },
    { body: { effectiveDirective: 'script-src canary', blockedURL: 'canary:canary' } },
    { body: { effectiveDirective: 'script-src', blockedURL: 'inline' } },
    { body: { effectiveDirective: 'style-src-attr', blockedURL: 'data:text/plain,canary' } },
  ]
  await product.browser().request({
    method: 'POST',
    url: '/api/csp-report',
    headers: { 'content-type': 'application/reports+json' },
    payload: JSON.stringify(reports),
  })
  const told = product.logs.slice(before).filter((line) => line.directive !== undefined)
  expect(told.map(({ directive, origin }) => [directive, origin])).toEqual([
    ['other', 'other'],
    ['script-src', 'other'],
    ['script-src', 'inline'],
    ['style-src-attr', 'data'],
  ])
  expect(JSON.stringify(told)).not.toContain('canary')
})

test.each([
  ['nothing', ''],
  ['nonsense', '{"csp-report":7}'],
  [
    'hundreds of entries',
    JSON.stringify(
      Array(300).fill({
        body: { effectiveDirective: 'x'.repeat(20), blockedURL: `https://${'e'.repeat(20)}/` },
      }),
    ),
  ],
])('a report with %s does not fill the log', async (_name, payload) => {
  const before = product.logs.length
  const response = await product.browser().request({
    method: 'POST',
    url: '/api/csp-report',
    headers: { 'content-type': 'application/reports+json' },
    payload,
  })
  expect(response.statusCode).toBeLessThan(414)
  expect(product.logs.length - before).toBeLessThanOrEqual(6)
})

test('logs none of a farmer’s words, codes or addresses during account changes and failures', async () => {
  const remoteAddress = '203.0.113.177'
  const browser = product.browser({ 'user-agent': 'CANARY browser' })
  const secrets: string[] = []
  /** Makes a call, and remembers the secrets in its response. */
  const ask = async (method: 'POST' | 'PUT' | 'DELETE' | 'GET', url: string, payload?: object) => {
    const response = await browser.request({ method, url, remoteAddress, ...(payload && { payload }) })
    const { code, token, ticket, number, zip } = response.body.startsWith('{') ? response.json() : {}
    for (const secret of [code, token, ticket, zip])
      if (typeof secret === 'string' && /[A-Z].*\d|\d.*[A-Z]/.test(secret)) secrets.push(secret)
    return { status: response.statusCode, code, token, ticket, number }
  }
  const account = createSignup('Canary account', { farmName: 'Canary farm', password: 'canary maize & 7' })
  const password = account.password
  const next = 'canary sorghum 41 rains'
  await ask('POST', '/api/signup', account)
  const everything = async (word: string) => {
    const { code } = await ask('POST', '/api/account/recovery', { password: word })
    const { token } = await ask('POST', '/api/account/move', { password: word })
    const { ticket, number } = await ask('POST', '/api/move', { token })
    await ask('POST', '/api/account/move/confirm', { number })
    await ask('POST', '/api/move/finish', { ticket })
    await ask('POST', '/api/account/confirm', { password: word })
    await ask('POST', '/api/account/passkeys/challenge', { password: word })
    await ask('GET', '/api/account/sessions')
    await ask('DELETE', '/api/account/sessions/others')
    await ask('POST', '/api/account/export', { password: word })
    await ask('PUT', '/api/account/farm-name', { farmName: 'Canary farm' })
    await ask('PUT', '/api/account/username', { username: 'Canary account', password: word })
    await ask('PUT', '/api/account/password', { current: word, next })
    await ask('POST', '/api/recover', { username: 'Canary account', code, password: 'canary millet 99 dry' })
    await ask('POST', '/api/login', { username: 'Canary account', password: 'canary millet 99 dry' })
    await ask('POST', '/api/password-hint', { ...account, password: next })
    await ask('POST', '/api/account/delete', { password: 'canary millet 99 dry' })
  }
  await everything('canary but wrong')
  await everything(password)
  await ask('POST', '/api/login', { username: 'Canary account', password: 'canary millet 99 dry' })
  for (const table of ['account_moves', 'account_events', 'passkey_challenges', 'user_networks']) {
    await product.sql`alter table ${product.sql(table)} rename to away`
    await everything('canary millet 99 dry')
    await product.sql`alter table away rename to ${product.sql(table)}`
    await ask('POST', '/api/login', { username: 'Canary account', password: 'canary millet 99 dry' })
  }
  secrets.push(
    ...[...browser.cookies.values()]
      .flatMap((cookie) => cookie.split(/[.%]/))
      .filter((part) => part.length > 16),
  )
  expect(secrets.length).toBeGreaterThan(10)
  const log = JSON.stringify(product.logs)
  expect(log).toContain('"code":"42P01"')
  expect(log).toContain('"audit":"recovered"')
  expect(log).not.toMatch(/canary/i)
  expect(log).not.toContain(remoteAddress)
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
})

test('a flood of reports logs one line per kind and at most fifty lines', async () => {
  // Runs last, because a flood is remembered for a minute.
  const before = product.logs.length
  const { request } = product.browser()
  const send = (origin: string) =>
    request({
      method: 'POST',
      url: '/api/csp-report',
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify({ 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': origin } }),
    })
  for (let at = 0; at < 100; at += 1) await send('https://same.example/')
  for (let at = 0; at < 100; at += 1) expect((await send(`https://n${at}.example/`)).statusCode).toBe(204)
  const told = product.logs.slice(before).filter(({ directive }) => directive === 'img-src')
  expect(told.filter(({ origin }) => origin === 'https://same.example')).toHaveLength(1)
  expect(told.length).toBeLessThanOrEqual(50)
})
