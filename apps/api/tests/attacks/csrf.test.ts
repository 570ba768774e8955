import { api } from '@smart-farming/contracts/api'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSignup, postRaw } from '../support/accounts/farmers.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'

const own = 'https://farm.example'
let product: TestApp
let ada: Browser
beforeAll(async () => {
  product = await startApp({ env: { PUBLIC_URL: own, QUESTIONS_PER_MINUTE: '1000' } })
  ada = product.browser()
  await postRaw(ada, '/api/signup', createSignup('Ada'))
})
afterAll(() => product.close())

const changing = [
  ...Object.values(api)
    .flatMap((group) => Object.values(group))
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => ({ method, path: path as string })),
  { method: 'POST' as const, path: '/api/csp-report' },
]

const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site', origin: own },
  // Another port or a subdomain: browsers send SameSite cookies with these.
  { 'sec-fetch-site': 'same-site', origin: 'https://farm.example:8443' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': '' },
  { origin: 'https://evil.example' },
  { origin: 'https://farm.example.evil.example' },
  { origin: 'http://farm.example' },
  { origin: 'null' },
  { origin: '' },
]
const ours: Record<string, string>[] = [
  { 'sec-fetch-site': 'same-origin', origin: own },
  { 'sec-fetch-site': 'none' },
  { origin: own },
  {},
]
const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']

test('refuses writes from other sites, whatever their headers', () =>
  checkRows(changing, async ({ method, path }) => {
    for (const headers of foreign) {
      for (const type of types) {
        const response = await ada.request({
          method,
          url: path,
          headers: { ...headers, 'content-type': type },
          payload: '{}',
        })
        expect(response.statusCode, JSON.stringify({ headers, type })).toBe(403)
        expect(response.json().code).toBe('cross_site')
        expect(response.headers['set-cookie']).toBeUndefined()
      }
    }
  }))

test('accepts only JSON from our own pages, so a plain form cannot be submitted', () =>
  checkRows(changing, async ({ method, path }) => {
    for (const headers of ours) {
      for (const type of types.slice(1)) {
        const response = await ada.request({
          method,
          url: path,
          headers: { ...headers, 'content-type': type },
          payload: 'a=1',
        })
        expect(response.statusCode, JSON.stringify({ headers, type })).toBe(415)
      }
    }
  }))

test('lets our own pages and non-browser clients through', () =>
  checkRows(changing, async ({ method, path }) => {
    const stranger = product.browser()
    for (const headers of ours) {
      const response = await stranger.request({ method, url: path, headers, payload: {} })
      expect([200, 204, 400, 401], JSON.stringify(headers)).toContain(response.statusCode)
    }
  }))

test('the farmer is still logged in after all attacks, and nothing was added', async () => {
  expect((await ada.client.accounts.user()).username).toBe('Ada')
  expect(await product.sql`select username from users`).toEqual([{ username: 'Ada' }])
  expect(await product.sql`select 1 from contact_messages`).toHaveLength(0)
})

test('no GET endpoint opens a session or sets a cookie', async () => {
  const reading = Object.values(api)
    .flatMap((group) => Object.values(group))
    .filter(({ method }) => method === 'GET')
  for (const { path } of reading) {
    const response = await product
      .browser()
      .request({ url: path, headers: { 'sec-fetch-site': 'cross-site' } })
    expect(response.headers['set-cookie']).toBeUndefined()
  }
  expect(await product.sql`select 1 from sessions where revoked_at is null`).toHaveLength(1)
})
