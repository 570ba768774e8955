import { ApiError } from '@smart-farming/contracts/client'
import { expect, test } from 'vitest'
import { client } from '../server/api.ts'
import { fakeServer } from './fake-server.ts'

const server = fakeServer()
const user = { username: 'Ada', farm_name: 'Hill', location: 'York' }

test('an answer goes through the real client, and the request is kept', async () => {
  server.answer('accounts.login', user)
  await expect(client.accounts.login({ body: { username: 'Ada', password: 'secret' } })).resolves.toEqual(
    user,
  )
  expect(server.requests('accounts.login')[0]).toMatchObject({
    body: { username: 'Ada', password: 'secret' },
    credentials: 'include',
  })
})

test('a refusal becomes an ApiError with its code and its Retry-After', async () => {
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

test('a call without content gives nothing', async () => {
  server.answer('accounts.logout', undefined)
  await expect(client.accounts.logout()).resolves.toBeUndefined()
})

test('an aborted call rejects although the server never answers', async () => {
  server.answerWith('accounts.user', () => new Promise(() => {}))
  const controller = new AbortController()
  const call = client.accounts.user({}, { signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})
