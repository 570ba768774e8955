import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { expectCallHeaders } from '../support/http/headers.ts'
import { readSmallClient } from '../support/http/pages.ts'

let product: TestApp
let unreachable: TestApp
let now = new Date('2026-11-22T10:15:00Z')
beforeAll(async () => {
  const pages = await readSmallClient({}, true)
  const env = {
    PUBLIC_URL: 'https://farm.example',
    SECURITY_CONTACT: 'security@farm.example, https://farm.example/bugs',
  }
  product = await startApp({ env, overrides: { pages, now: () => now } })
  unreachable = await startApp({ overrides: { pages } })
})
afterAll(() => Promise.all([product.close(), unreachable.close()]))

const get = (app: TestApp, name: string) => app.browser().request({ url: `/.well-known/${name}` })

test('security.txt names the contacts (RFC 9116) and is never out of date', async () => {
  const answer = await get(product, 'security.txt')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(answer.body).toBe(`Contact: mailto:security@farm.example
Contact: https://farm.example/bugs
Expires: 2027-02-20T00:00:00.000Z
Preferred-Languages: en
Canonical: https://farm.example/.well-known/security.txt
`)
  expectCallHeaders(answer.headers)
  for (const at of ['2027-02-19T23:59:59Z', '2027-02-20T00:00:00Z', '2031-06-01T12:00:00Z']) {
    now = new Date(at)
    const [, expires = ''] = /^Expires: (.+)$/m.exec((await get(product, 'security.txt')).body) ?? []
    expect(Date.parse(expires)).toBeGreaterThan(now.getTime())
  }
})

test('returns 404 for security.txt when no contact is set', async () => {
  expect((await get(unreachable, 'security.txt')).statusCode).toBe(404)
})

test('redirects password managers to the page that changes the password', async () => {
  const answer = await get(product, 'change-password')
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/account'])
  // Password managers request this path to find out whether status codes are reliable (W3C, "A
  // Well-Known URL for Changing Passwords").
  const none = await get(product, 'resource-that-should-not-exist-whose-status-code-should-not-be-200')
  expect(none.statusCode).toBe(404)
})
