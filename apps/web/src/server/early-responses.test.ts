import { expect, test } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { client } from './api.ts'

const server = fakeServer()
const early = { username: 'Early', farm_name: '', location: '' }
const late = { username: 'Late', farm_name: '', location: '' }

test('the first call uses the early response, and the second call requests the data again', async () => {
  globalThis.earlyResponses = new Map([['/api/user', Promise.resolve(Response.json(early))]])
  server.answer('accounts.user', late)
  await expect(client.accounts.user()).resolves.toEqual(early)
  expect(server.requests()).toHaveLength(0)
  await expect(client.accounts.user()).resolves.toEqual(late)
})

test('a failed early request is sent again', async () => {
  globalThis.earlyResponses = new Map([['/api/user', Promise.reject(new TypeError('Failed to fetch'))]])
  server.answer('accounts.user', late)
  await expect(client.accounts.user()).resolves.toEqual(late)
})

test('only a GET request uses an early response', async () => {
  globalThis.earlyResponses = new Map([['/api/logout', Promise.resolve(Response.json({}))]])
  server.answer('accounts.logout', undefined)
  await client.accounts.logout()
  expect(server.requests('accounts.logout')).toHaveLength(1)
})
