import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from './_app.ts'
import { farmer, post } from './_farmers.ts'

/**
 * Ends a line and begins one of its own, and looks like a frame of a stack: for every way of writing logs that could be
 * fooled.
 */
const CANARY = 'CANARY"\n{"level":60,"msg":"CANARY"}\n    at CANARY (/CANARY.js:1:1)'
const oneLine = 'CANARY {"level":60}'

let product: TestApp
beforeAll(async () => {
  product = await startApp()
})
afterAll(() => product.close())

test('nothing that a caller sends reaches the log, whatever goes wrong with it', async () => {
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
      await post(
        browser,
        '/api/signup',
        farmer('CANARY', { farmName: oneLine, location: CANARY, password: CANARY }),
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

  // A statement that fails with all its parameters, and an error that nobody expected.
  await product.sql`alter table contact_messages rename column message to lost`
  expect((await send('/api/contact', contact)).statusCode).toBe(500)
  await product.sql`alter table contact_messages rename column lost to message`
  await product.sql`alter table contact_messages add constraint short check (length(name) < 5) not valid`
  expect((await send('/api/contact', contact)).statusCode).toBe(500)

  expect(product.logs.length).toBeGreaterThan(10)
  expect(product.logs.filter((line) => JSON.stringify(line).includes('CANARY'))).toEqual([])
  // What did go wrong can still be found.
  expect(product.logs.filter((line) => line.msg === 'unexpected error')).toEqual([
    expect.objectContaining({
      err: expect.objectContaining({ cause: expect.objectContaining({ code: '42703' }) }),
    }),
    expect.objectContaining({
      err: expect.objectContaining({ cause: expect.objectContaining({ code: '23514' }) }),
    }),
  ])
})

test('every request is one line: the route and how it went, by its id', async () => {
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
      'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': 'https://evil.example/CANARY?q=1' },
    },
  ],
  [
    'the new one',
    'application/reports+json',
    [
      {
        type: 'csp-violation',
        body: { effectiveDirective: 'script-src', blockedURL: 'https://evil.example/CANARY' },
      },
    ],
  ],
  [
    'the new one as WebKit writes it',
    'application/csp-report',
    {
      type: 'csp-violation',
      url: 'https://farm.example/CANARY',
      body: { effectiveDirective: 'script-src', blockedURL: 'https://evil.example/CANARY' },
    },
  ],
])(
  'a browser tells of blocked content in %s: the log has the rule and the origin',
  async (_name, type, payload) => {
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
      expect.objectContaining({ directive: 'script-src', origin: 'https://evil.example' }),
    ])
  },
)

test('a report that no browser writes leaves none of its own words in the log', async () => {
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
    'a thousand at once',
    JSON.stringify(
      Array(300).fill({
        body: { effectiveDirective: 'x'.repeat(20), blockedURL: `https://${'e'.repeat(20)}/` },
      }),
    ),
  ],
])('a report of %s does not fill the log', async (_name, payload) => {
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
