import { ApiError } from '@smart-farming/contracts/client'
import { expect, test } from 'vitest'
import { client } from '../server/api.ts'
import { fakeServer } from './fake-server.ts'

const server = fakeServer()
const user = { username: 'Ada', farm_name: 'Hill', location: 'York' }

test('the fake server answers the real client and records the request', async () => {
  server.answer('accounts.login', user)
  await expect(client.accounts.login({ body: { username: 'Ada', password: 'secret' } })).resolves.toEqual(
    user,
  )
  expect(server.requests('accounts.login')[0]).toMatchObject({
    body: { username: 'Ada', password: 'secret' },
    credentials: 'include',
  })
})

test("the fake server's error becomes an ApiError with its code and Retry-After", async () => {
  server.refuse('accounts.user', { code: 'too_many_requests', message: 'Slow down.', retryAfter: 7 })
  const error = await client.accounts.user().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 429,
    code: 'too_many_requests',
    message: 'Slow down.',
    retryAfter: 7,
  })
})

test("the fake server's empty answer resolves to undefined", async () => {
  server.answer('accounts.logout', undefined)
  await expect(client.accounts.logout()).resolves.toBeUndefined()
})

test('an aborted call rejects even if the fake server never responds', async () => {
  server.answerWith('accounts.user', () => new Promise(() => {}))
  const controller = new AbortController()
  const call = client.accounts.user({}, { signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})
