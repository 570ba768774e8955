import { createHash } from 'node:crypto'
import { api } from '@smart-farming/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { expectFileHeaders } from '../support/http/headers.ts'

let product: TestApp
beforeAll(async () => {
  product = await startApp({ env: { PUBLIC_URL: 'https://farm.example' } })
})
afterAll(() => product.close())

const calls = Object.values(api).flatMap((group) => Object.values(group))

test('the OpenAPI document names the session cookie of this installation', async () => {
  const response = await product.browser().request({ url: '/api/docs' })
  expect(response.json()).toMatchObject({
    openapi: '3.1.0',
    components: { securitySchemes: { session: { name: '__Host-sid' } } },
  })
})

test('the HTML docs list every call with its error codes', async () => {
  const { body, headers } = await product.browser().request({ url: '/api/docs.html' })
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  for (const { method, path, errors } of calls) {
    expect(body).toContain(`<h2><code>${method} ${path}</code></h2>`)
    for (const code of errors) expect(body).toContain(code)
  }
})

test('the HTML docs run and fetch nothing, and their policy allows only their own style', async () => {
  const { body, headers } = await product.browser().request({ url: '/api/docs.html' })
  expectFileHeaders(headers)
  expect(body).not.toMatch(/<script|<link|<img|\sstyle=|\son[a-z]+=|https?:\/\//i)
  const style = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
})

test('the links in the HTML docs lead to existing targets', async () => {
  const { body } = await product.browser().request({ url: '/api/docs.html' })
  const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`))
  const links = [...body.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href ?? '')
  expect(links.length).toBeGreaterThan(calls.length)
  expect(links.filter((href) => href !== '/api/docs' && !ids.has(href))).toEqual([])
})

test('the HTML docs are small, and a browser that already has them gets a 304', async () => {
  const { request } = product.browser()
  const packed = await request({ url: '/api/docs.html', headers: { 'accept-encoding': 'br' } })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.rawPayload.length).toBeLessThan(10_000)
  const again = await request({ url: '/api/docs.html', headers: { 'if-none-match': packed.headers.etag } })
  expect(again.statusCode).toBe(304)
})
