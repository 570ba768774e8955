import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { readSmallClient } from '../support/http/pages.ts'

let product: TestApp
beforeAll(async () => {
  product = await startApp({ overrides: { pages: await readSmallClient() } })
})
afterAll(() => product.close())

const get = (url: string, headers: Record<string, string> = {}) => product.app.inject({ url, headers })

test('sends a page compressed, and returns 304 until it changes', async () => {
  const first = await get('/', { 'accept-encoding': 'gzip, br' })
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  })
  const again = await get('/', { 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
})

test('serves every page, and for HEAD the same headers without a body', () =>
  checkRows(
    ['/', '/login', '/embed/contact', '/assets/main-1a2b.js', '/icon.svg', '/?utm=1', '/login?next=%2F'],
    async (url) => {
      const [got, head] = [await get(url), await product.app.inject({ method: 'HEAD', url })]
      expect(got.statusCode).toBe(200)
      expect(head.statusCode).toBe(200)
      expect(head.body).toBe('')
      const { date: _now, ...headers } = got.headers
      expect(head.headers).toMatchObject(headers)
    },
  ))

test('returns the 404 page for other addresses', () =>
  checkRows(
    ['/nowhere', '/login/', '/LOGIN', '/404', '/index.html', '/login.html', '/embed/', '//evil.example/..'],
    async (url) => {
      const response = await get(url)
      expect(response.statusCode).toBe(404)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(response.headers['cache-control']).toBe('no-cache')
      expect(response.body).toContain('404 - Page Not Found')
      const notModified = await get(url, { 'if-none-match': String(response.headers.etag) })
      expect(notModified.statusCode).toBe(404)
    },
  ))

test.each(['/assets/none.js', '/assets/', '/assets/main-1a2b.js.map', '/assets/main-1a2b.js.br'])(
  'returns 404 as uncacheable text for %s, so that no browser runs a page in its place',
  async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(response.body).toBe('404 - Page Not Found')
  },
)

test.each(['/api', '/api/', '/api/nothing', '/api/user/'])(
  'returns 404 as JSON for the missing call %s',
  async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'not_found' })
  },
)

test('returns 405 for a wrong method and lists the allowed ones', () =>
  checkRows(
    [
      ['POST', '/', 'GET, HEAD'],
      ['DELETE', '/assets/main-1a2b.js', 'GET, HEAD'],
      ['PUT', '/api/user', 'GET, HEAD'],
      ['GET', '/api/login', 'POST'],
      ['OPTIONS', '/api/user', 'GET, HEAD'],
      ['OPTIONS', '/api/login?x=1', 'POST'],
    ] as const,
    async ([method, url, allow]) => {
      const response = await product.app.inject({ method, url })
      expect(response.statusCode).toBe(405)
      expect(response.headers.allow).toBe(allow)
      expect(response.headers['access-control-allow-origin']).toBeUndefined()
      expect(response.json()).toMatchObject({ code: 'method_not_allowed' })
    },
  ))

test('returns 404 as text for a POST to an unknown address', async () => {
  const response = await product.app.inject({ method: 'POST', url: '/nowhere' })
  expect(response.statusCode).toBe(404)
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
})
