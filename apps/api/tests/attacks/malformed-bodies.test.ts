import { gzipSync } from 'node:zlib'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSignup, postRaw } from '../support/accounts/farmers.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'

let product: TestApp
let ada: Browser
beforeAll(async () => {
  product = await startApp()
  ada = product.browser()
  await postRaw(ada, '/api/signup', createSignup('Ada'))
})
afterAll(() => product.close())

const send = (url: string, payload: string | Buffer, contentType = 'application/json') =>
  ada.request({ method: 'POST', url, headers: { 'content-type': contentType }, payload })

const contact = { name: 'Ada', replyTo: 'ada@farm.example', message: 'Rain?' }
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('characters that PostgreSQL or JSON cannot store', () => {
  test.each([
    ['a NUL character', '\\u0000'],
    ['a NUL inside a name', 'Ada\\u0000 Lovelace'],
    ['a lone high surrogate', '\\ud800'],
    ['a lone low surrogate', 'x\\udc00x'],
  ])('returns 400 and names the field for %s', async (_name, text) => {
    for (const [url, body, field] of [
      ['/api/contact', contact, 'name'],
      ['/api/contact', contact, 'message'],
      ['/api/signup', createSignup('Eve'), 'farmName'],
      ['/api/signup', createSignup('Eve'), 'password'],
      ['/api/login', createSignup('Eve'), 'username'],
      ['/api/chat/market', { message: 'Rain?' }, 'message'],
    ] as const) {
      const raw = JSON.stringify({ ...body, [field]: '@' }).replace('"@"', `"${text}"`)
      const response = await send(url, raw)
      expect(response.statusCode).toBe(400)
      expect(response.json().fields).toHaveProperty(field)
    }
  })
})

describe('bodies that are not a JSON object of the right shape', () => {
  test('returns 400 with a plain-language message for broken JSON', () =>
    checkRows(
      [
        ['nothing but a brace', '{'],
        ['two values', '{}{}'],
        ['a comment', '{/* */}'],
        ['NaN', '{"username":NaN}'],
        ['a byte order mark', '\ufeff{}'],
        ['null', 'null'],
        ['true', 'true'],
        ['a number', '1e400'],
        ['a string', '"username"'],
        ['an array for an object', '[]'],
        ['an array for text', '{"username":["Ada"],"password":"secret"}'],
        ['an object for text', '{"username":{"$ne":null},"password":{"$gt":""}}'],
        ['a huge number for text', '{"username":1e308,"password":123456}'],
        ['deep arrays', nested(30_000)],
        ['deep arrays in a field', `{"username":${nested(30_000)},"password":"x"}`],
        ['__proto__', '{"__proto__":{"admin":true},"username":"Ada","password":"secret"}'],
        ['constructor.prototype', '{"constructor":{"prototype":{"admin":true}}}'],
        ['nothing', ''],
      ],
      async ([, payload]) => {
        const response = await send('/api/login', payload)
        expect(response.statusCode).toBe(400)
        const { message, code } = response.json()
        expect(code).toBe('invalid_request')
        expect(message).toMatch(/^[A-Z].*\.$/)
        expect(message).not.toMatch(/invalid input|expected|JSON|token|object/i)
      },
    ))
})

describe('unsupported encodings', () => {
  test.each([
    ['UTF-16', Buffer.from('{"username":"José","password":"secret"}', 'utf16le')],
    ['Latin-1', Buffer.from('{"username":"José","password":"secret"}', 'latin1')],
    ['an overlong UTF-8 form', Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
    ['gzip', gzipSync('{"username":"Jose","password":"secret"}')],
  ])('refuses %s instead of guessing', async (_name, payload) => {
    expect((await send('/api/login', payload)).statusCode).toBe(400)
  })

  test('returns 415 for other content types', () =>
    checkRows(
      [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/jsonp',
        'text/json',
        'application/csp-report',
        'nonsense',
        '/',
      ],
      async (contentType) => {
        const response = await send('/api/login', '{"username":"Ada","password":"secret"}', contentType)
        expect(response.statusCode).toBe(415)
        expect(response.json().code).toBe('unsupported_media_type')
      },
    ))

  test('accepts a charset in the content type', async () => {
    const body = JSON.stringify({ username: 'Ada', password: createSignup('Ada').password })
    expect((await send('/api/login', body, 'Application/JSON; charset=UTF-8')).statusCode).toBe(200)
  })
})

test('a logout with an empty body labelled as JSON still works', async () => {
  const response = await product
    .browser()
    .request({ method: 'POST', url: '/api/logout', headers: { 'content-type': 'application/json' } })
  expect(response.statusCode).toBe(204)
})

test('a body with thousands of errors gets a short response', async () => {
  const response = await send('/api/chat/market', `{"message":"Rain?","history":[${'0,'.repeat(25_000)}0]}`)
  expect(response.statusCode).toBe(400)
  expect(response.body.length).toBeLessThan(3_000)
})

test('drops keys that are not in the contract', async () => {
  const eve = product.browser()
  const extra = {
    ...createSignup('Eve'),
    id: 1,
    userId: 1,
    role: 'admin',
    createdAt: '1970-01-01',
    username_key: 'ada',
  }
  const response = await eve.request({ method: 'POST', url: '/api/signup', payload: extra })
  expect(response.statusCode).toBe(201)
  expect(Object.keys(response.json()).sort()).toEqual(['farm_name', 'location', 'username'])
  expect((await eve.client.accounts.user()).username).toBe('Eve')
})

describe('malformed queries', () => {
  test('returns 400 for a latitude or longitude that is missing or invalid', () =>
    checkRows(
      [
        '',
        'lat=52',
        'lat=&lon=',
        'lat=52&lat=53&lon=0',
        'lat[]=52&lon=0',
        'lat[a]=52&lon=0',
        'lat=52,37&lon=0',
        'lat=NaN&lon=0',
        'lat=Infinity&lon=0',
        'lat=1e2&lon=0',
        'lat=0x10&lon=0',
        'lat=90.1&lon=0',
        'lat=0&lon=-180.5',
        'lat=%00&lon=0',
        'lat=%zz&lon=%c0%af',
        '__proto__=1&constructor=2',
        `lat=${'9'.repeat(400)}&lon=0`,
      ],
      async (query) => {
        const response = await ada.request({ url: `/api/weather/forecast?${query}` })
        expect(response.statusCode).toBe(400)
        expect(response.json().message).toMatch(/^L(at|ong)itude must be a number between /)
      },
    ))
})
