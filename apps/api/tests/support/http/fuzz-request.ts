import { api } from '@smart-farming/contracts/api'
import * as fc from 'fast-check'
import type { InjectOptions } from 'fastify'

const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }
const made = { clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: ['internal'] }
const used = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' }

/** A valid body for each endpoint, to be corrupted. Other endpoints start from an empty body. */
export const validBodies: Readonly<Record<string, object>> = {
  '/api/signup': { username: 'Eve', farmName: 'Low Farm', location: 'Nakuru', password: 'maize & beans 7' },
  '/api/login': { username: 'Eve', password: 'maize & beans 7' },
  '/api/contact': { name: 'Eve', replyTo: '+254 700 000000', message: 'Rain?' },
  '/api/chat/market': { message: 'Maize?', history: [{ role: 'user', content: 'Hello' }] },
  '/api/chat/assistant': { message: 'Maize?', history: [{ role: 'assistant', content: 'Hello' }] },
  '/api/farm-settings': {
    units: { temperature: 'F' },
    enterprises: ['dairy'],
    crop: { name: 'maize' },
    limits: {},
  },
  '/api/password-hint': { password: 'maize & beans 7', username: 'Eve', farmName: 'Low Farm', location: '' },
  '/api/recover': {
    username: 'Eve',
    code: 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ23',
    password: 'herons over the mill',
  },
  // The password is wrong, so that no call succeeds and ends the session of the fuzzer.
  '/api/account/confirm': { password: 'not hers' },
  '/api/account/password': { current: 'not hers', next: 'herons over the mill', endOthers: false },
  '/api/account/username': { username: 'Ada Two', password: 'not hers' },
  '/api/account/farm-name': { farmName: 'Low Farm' },
  '/api/account/recovery': { password: 'not hers' },
  '/api/account/export': { password: 'not hers' },
  '/api/account/delete': { password: 'not hers' },
  '/api/account/move': { password: 'not hers' },
  '/api/account/move/confirm': { number: '07' },
  '/api/move': { token: 'x'.repeat(43) },
  '/api/move/finish': { ticket: 'x'.repeat(43) },
  '/api/account/passkeys/challenge': { password: 'not hers' },
  '/api/account/passkeys': { ticket: 'x', name: 'Phone', response: { ...credential, response: made } },
  '/api/account/passkeys/remove': { id: '00000000-0000-4000-8000-000000000000', password: 'not hers' },
  '/api/login/passkey': { ticket: 'x', response: { ...credential, response: used } },
  '/api/csp-report': { 'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': 'inline' } },
}

const point = { lat: '52.37', lon: '-2.72' }
const period = { series: '1,2', from: '2024-01-01', to: '2026-01-01' }
export const validQueries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/api/weather': point,
  '/api/weather/forecast': point,
  '/api/weather/search': { q: 'Nakuru' },
  '/api/places/suggest': { q: 'Naku' },
  '/api/prices/series': { ...point, commodities: 'maize,wheat', country: 'KE' },
  '/api/prices/points': period,
  '/api/prices/points.csv': period,
  '/api/prices/rates': { currencies: 'KES,USD' },
  '/api/account/sessions': { id: '00000000-0000-4000-8000-000000000000' },
}

const nastyText = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\u0000',
      'a\u0000b',
      '\ud800',
      '\udfff',
      '\ufeff',
      '\u202eevil',
      '\u2028',
      '👩‍🌾'.repeat(40),
    ],
    ...["'; drop table users; --", '1 or 1=1', '%', '\\', '{{7*7}}', '../../etc/passwd', '<script>'],
    ...[
      'null',
      'NaN',
      '1e999',
      '0000-00-00',
      '2026-02-30',
      '9999-12-31',
      '999999999',
      'ZZZ,QQQ',
      '-0',
      'x'.repeat(5_000),
      'true',
      '__proto__',
      'constructor',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
)
const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom(null, true, 0, -0, -1, 2 ** 31, 2 ** 53, 1e308, Number.MIN_VALUE),
  fc.constantFrom([], {}, [[]], [null], { $gt: '' }, { length: 1e9 }, { toString: 1 }, { valueOf: 1 }),
  fc.jsonValue({ maxDepth: 4 }),
)

/** A valid body with some fields corrupted, removed or added, or arbitrary data. */
function spoilt(good: object): fc.Arbitrary<string | Buffer> {
  const key = fc.constantFrom(...Object.keys(good), 'id', 'userId', 'constructor', 'units')
  const changes = fc.array(fc.tuple(key, fc.option(nastyValue, { nil: undefined })), { maxLength: 3 })
  const json = changes.map((list) => JSON.stringify({ ...good, ...Object.fromEntries(list) }))
  return fc.oneof(
    { weight: 6, arbitrary: json },
    fc.tuple(json, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1))),
    fc.json(),
    nastyText,
    fc.constantFrom(
      '['.repeat(20_000),
      `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
      `[${'0,'.repeat(9_000)}0]`,
    ),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    json.map((text) => Buffer.from(text, 'utf16le')),
  )
}

const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      ...[
        'application/json',
        'application/json; charset=utf-16',
        'text/plain',
        'a/b',
        '/',
        'application/csp-report',
      ],
    ),
    accept: fc.constantFrom('text/event-stream', 'text/html', '*/*', ',;q=', 'x'.repeat(500)),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=', ',,', 'br;q=0', '*'),
    'if-none-match': fc.constantFrom('*', '"', 'W/"', ',,,', '"x", "y"'),
    cookie: fc.constantFrom(
      'sid',
      'sid=',
      'sid=%zz',
      'sid=a.b; sid=c',
      'lang=x sid=a.b',
      `${'sid=%zz;'.repeat(500)}`,
      `sid=${'x'.repeat(4_000)}`,
      '=;;=',
      'dev=1.2',
    ),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none', ''),
    origin: fc.constantFrom('null', 'http://localhost:80', 'https://evil.example', 'x'),
    'x-forwarded-for': fc.constantFrom(
      ...['1.2.3.4', '1.2.3.4:5', '::', '[::1]:80', '::ffff:1.2.3.4', 'fe80::1%eth0', '127.0.0.9, 127.0.0.8'],
      ...['unknown', ',,,', "'", '', 'for=1.2.3.4', '1.2.3.4.5', '[::', 'x'.repeat(4_000)],
    ),
    'x-forwarded-host': fc.constantFrom('evil.example', '[', '', 'a, b'),
    'x-forwarded-proto': fc.constantFrom('https', 'javascript', ''),
    forwarded: fc.constantFrom('for=1.2.3.4;host=evil.example', ';='),
    'content-encoding': fc.constantFrom('gzip', 'x'),
    range: fc.constantFrom('bytes=0-0', 'bytes=-', 'x'),
  },
  { requiredKeys: [] },
)

/** A valid query with some values corrupted, removed, repeated or added. */
function spoiltQuery(good: Readonly<Record<string, string>>): fc.Arbitrary<string> {
  const name = fc.constantFrom(...Object.keys(good), 'lat', '__proto__', 'lat[]', '')
  const encoded = (one: string, value: string) => `${one}=${encodeURIComponent(value.toWellFormed())}`
  const pairs = Object.entries(good).map(([one, value]) => encoded(one, value))
  const extra = fc.array(
    fc.tuple(name, nastyText).map(([one, value]) => encoded(one, value)),
    { maxLength: 2 },
  )
  return fc.tuple(fc.subarray(pairs), extra).map((parts) => parts.flat().join('&'))
}

const known = [
  ...Object.values(api)
    .flatMap((group) => Object.values(group))
    .map(({ method, path }) => ({ method: method as string, path: path as string })),
  { method: 'POST', path: '/api/csp-report' },
  { method: 'GET', path: '/api/docs' },
  { method: 'GET', path: '/' },
]
const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')
const oddPaths = fc.oneof(
  fc.constantFrom(
    '/%zz',
    '/%00',
    '/api/%c0%af',
    '/api//user',
    '/assets/%2e%2e/x',
    '/*',
    '/:id',
    `/${'a'.repeat(3_000)}`,
  ),
  nastyText.map((text) => `/api/${encodeURIComponent(text.toWellFormed())}`),
)

/** Mostly the expected value, so that most requests pass the first checks. */
function mostly<T, U>(expected: fc.Arbitrary<T>, other: fc.Arbitrary<U>): fc.Arbitrary<T | U> {
  return fc.oneof({ weight: 9, arbitrary: expected }, { weight: 1, arbitrary: other })
}
const usual = fc.constant(undefined)

/** Requests from nearly valid to absurd, over all routes. */
export const fuzzRequest: fc.Arbitrary<InjectOptions & { url: string }> = fc
  .tuple(fc.constantFrom(...known), mostly(usual, methods), mostly(usual, oddPaths))
  .chain(([route, otherMethod, otherPath]) => {
    const path = otherPath ?? route.path
    const method = otherMethod ?? route.method
    const good = validQueries[route.path] ?? {}
    const queries = fc.oneof(fc.constant(new URLSearchParams(good).toString()), spoiltQuery(good))
    const hasBody = method !== 'GET' && method !== 'HEAD'
    return fc.record({
      method: fc.constant(method as 'POST'),
      url: hasBody ? fc.constant(path) : queries.map((text) => `${path}?${text}`),
      headers: fc
        .oneof(fc.constant({}), headers)
        .map((some) => ({ ...(hasBody && { 'content-type': 'application/json' }), ...some })),
      ...(hasBody && { payload: spoilt(validBodies[route.path] ?? {}) }),
    })
  })
