import { randomUUID } from 'node:crypto'
import { ApiError, type CallOptions } from '@smart-farming/contracts/client'
import { REPLAYABLE_HEADERS } from '@smart-farming/contracts/table/endpoint'
import { server as words } from '@smart-farming/words/en/server'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runCleanup } from '../../../src/db/cleanup.ts'
import { Idempotency } from '../../../src/http/idempotency/idempotency.ts'
import {
  beginAttempt,
  deleteExpiredKeys,
  type StoredResponse,
} from '../../../src/http/idempotency/idempotency-store.ts'
import { bind } from '../../../src/http/routing/bind.ts'
import { handleErrors } from '../../../src/http/server/error-responses.ts'
import { createSignup, password } from '../../support/accounts/farmers.ts'
import { type Browser, startApp, type TestApp } from '../../support/app.ts'

let product: TestApp & { schema: string }
let other: TestApp
beforeAll(async () => {
  product = await startApp({ env: { SIGNUPS_PER_HOUR: '100', CONTACT_MESSAGES_PER_HOUR: '100' } })
  other = await startApp({ schema: product.schema })
})
afterAll(async () => {
  await other.close()
  await product.close()
})

let farmers = 0
async function newFarmer(): Promise<Browser> {
  const browser = product.browser()
  farmers += 1
  await browser.client.accounts.signup({ body: createSignup(`Keyed ${farmers}`) })
  return browser
}
const elsewhere = async () => {
  const browser = other.browser()
  await browser.client.accounts.login({ body: { username: `Keyed ${farmers}`, password } })
  return browser
}
const meadow = { name: 'Meadow', state: 'near Njoro', country: 'KE', lat: -0.33, lon: 35.94 }
const field = { name: 'Top field', state: 'near Molo', country: 'KE', lat: -0.25, lon: 35.73 }
const refused = (status: number, code: string) =>
  expect.objectContaining({ constructor: ApiError, status, code })
const keys = (userKey: string) => product.sql`select status from idempotency_keys where key = ${userKey}`

test('a repeated idempotency key runs a call once and returns the same answer on any instance', async () => {
  const { client } = await newFarmer()
  const again = await elsewhere()
  await client.farmPlaces.add({ body: field })
  const added = await client.farmPlaces.add({ body: meadow })
  const id = added.places.at(-1)?.id ?? 0
  const key = randomUUID()
  const removed = await client.farmPlaces.remove({ query: { id } }, { key })
  expect(removed.places).toHaveLength(added.places.length - 1)
  // Without the key, a second removal finds nothing.
  expect(await again.client.farmPlaces.remove({ query: { id } }, { key })).toEqual(removed)
  await expect(again.client.farmPlaces.remove({ query: { id } })).rejects.toEqual(refused(404, 'not_found'))
})

test('refuses a key reused for another request, with a clear message and no effect', async () => {
  const { client } = await newFarmer()
  const key = randomUUID()
  await client.farmSettings.save({ body: { soil: 'clay' } }, { key })
  const wrong = await client.farmSettings
    .save({ body: { soil: 'light' } }, { key })
    .catch((error: unknown) => error)
  expect(wrong).toEqual(refused(422, 'key_reused'))
  expect((wrong as ApiError).message).toBe('This key was already used for another request. Use a new key.')
  await expect(client.farmPlaces.add({ body: field }, { key })).rejects.toEqual(refused(422, 'key_reused'))
  expect(await client.farmSettings.get()).toEqual({ soil: 'clay' })
})

test('refuses a key that belongs to another account', async () => {
  const first = await newFarmer()
  const key = randomUUID()
  await first.client.farmSettings.save({ body: { soil: 'clay' } }, { key })
  const second = await newFarmer()
  await expect(second.client.farmSettings.save({ body: { soil: 'clay' } }, { key })).rejects.toEqual(
    refused(422, 'key_reused'),
  )
  await expect(
    product.browser().client.farmSettings.save({ body: { soil: 'clay' } }, { key }),
  ).rejects.toEqual(refused(401, 'not_signed_in'))
})

test('refuses a call made for another account', async () => {
  const first = await newFarmer()
  const mark = async (by: Browser) =>
    (await by.request({ method: 'GET', url: '/api/user' })).headers['x-account'] as string
  const account = await mark(first)
  const second = await newFarmer()
  expect(await mark(second)).not.toBe(account)
  const message = { name: 'Ama', replyTo: '0700 123', message: `Of ${account}` }
  for (const { client } of [second, product.browser()]) {
    const options = { key: randomUUID(), account }
    await expect(client.contact.send({ body: message }, options)).rejects.toEqual(
      refused(401, 'not_signed_in'),
    )
    await expect(client.farmSettings.save({ body: { soil: 'clay' } }, options)).rejects.toEqual(
      refused(401, 'not_signed_in'),
    )
    // Reading under the other account's mark is also refused.
    await expect(client.farmSettings.get({}, { account })).rejects.toEqual(refused(401, 'not_signed_in'))
  }
  expect(await first.client.farmSettings.get({}, { account })).toEqual({})
  expect(await second.client.farmSettings.get()).toEqual({})
  await first.client.contact.send({ body: message }, { key: randomUUID(), account })
  const kept = await product.sql`select 1 from contact_messages where message = ${message.message}`
  expect(kept).toHaveLength(1)
})

test('runs only one of several simultaneous attempts with the same key', async () => {
  const { client } = await newFarmer()
  const key = randomUUID()
  const body = { name: 'Ama', replyTo: 'ama@example.org', message: `Together ${key}` }
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () => client.contact.send({ body }, { key })),
  )
  for (const one of tries)
    if (one.status === 'rejected') expect(one.reason).toEqual(refused(409, 'still_running'))
  expect(tries.map(({ status }) => status)).toContain('fulfilled')
  expect(await client.contact.send({ body }, { key })).toEqual({ received: true })
  const kept = await product.sql`select 1 from contact_messages where message = ${body.message}`
  expect(kept).toHaveLength(1)
})

test('returns 409 while an attempt is running, and restarts one after its process has died', async () => {
  const { client } = await newFarmer()
  const key = randomUUID()
  await client.farmSettings.save({ body: { soil: 'clay' } }, { key })
  // The row as a process leaves it when it dies during the call.
  await product.sql`update idempotency_keys set status = null, answer = null, begun_at = now() where key = ${key}`
  const again = () => client.farmSettings.save({ body: { soil: 'clay' } }, { key })
  const running = await again().catch((error: unknown) => error)
  expect(running).toEqual(refused(409, 'still_running'))
  expect((running as ApiError).retryAfter).toBe(2)
  await product.sql`update idempotency_keys set begun_at = now() - interval '16 seconds' where key = ${key}`
  expect(await again()).toEqual({ soil: 'clay' })
})

test('a late attempt does not change the result of the attempt that replaced it', async () => {
  const { database } = product.deps
  const once = new Idempotency({ database, log: { warn: () => {} }, markOf: String })
  const answer = (text: string) => ({ status: 200, text })
  for (const endFirst of [
    (end: PromiseWithResolvers<StoredResponse>) => end.resolve(answer('first')),
    (end: PromiseWithResolvers<StoredResponse>) => end.reject(new Error('it failed at last')),
  ]) {
    const call = { key: randomUUID(), userId: undefined, request: Buffer.from('slow') }
    const first = Promise.withResolvers<StoredResponse>()
    const second = Promise.withResolvers<StoredResponse>()
    const begun = async (end: PromiseWithResolvers<StoredResponse>) => {
      const working = Promise.withResolvers<void>()
      const answered = once.answer(call, () => {
        working.resolve()
        return end.promise
      })
      await working.promise
      return { answered }
    }
    const firstTry = await begun(first)
    await product.sql`update idempotency_keys set begun_at = now() - interval '16 seconds' where key = ${call.key}`
    const secondTry = await begun(second)
    endFirst(first)
    await firstTry.answered.catch(() => {})
    expect(await keys(call.key)).toEqual([{ status: null }])
    second.resolve(answer('second'))
    await secondTry.answered
    expect(await once.answer(call, () => Promise.reject(new Error('done already')))).toEqual(answer('second'))
  }
})

test('a call that finishes after its deadline still runs only once', async () => {
  const { database } = product.deps
  const endpoint = {
    method: 'POST',
    path: '/api/slow',
    summary: 'Slow',
    auth: 'public',
    acceptedHeaders: REPLAYABLE_HEADERS,
    errors: [],
    responses: { 200: z.object({ turn: z.number() }) },
  } as const
  let turns = 0
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const app = Fastify()
  app.setErrorHandler(handleErrors(words))
  const send = async () => {
    await released
    turns += 1
    return { turn: turns }
  }
  const once = new Idempotency({ database, log: app.log, markOf: String })
  bind(app, 'slow', { send: endpoint }, { send }, { readUser: () => undefined, once, deadlineMs: 500 })
  const headers = { 'idempotency-key': randomUUID() }
  const tryIt = () => app.inject({ method: 'POST', url: '/api/slow', headers })
  expect((await tryIt()).statusCode).toBe(503)
  release()
  await expect.poll(() => keys(headers['idempotency-key'])).toEqual([{ status: 200 }])
  expect([(await tryIt()).json(), turns]).toEqual([{ turn: 1 }, 1])
  await app.close()
})

test('a failed call does not use up its key', async () => {
  const { client } = await newFarmer()
  const key = randomUUID()
  await expect(client.farmPlaces.choose({ body: { id: 999_999 } }, { key })).rejects.toEqual(
    refused(404, 'not_found'),
  )
  expect(await keys(key)).toEqual([])
  const { places } = await client.farmPlaces.add({ body: field }, { key })
  expect(places).toHaveLength(1)
})

test('returns 400 for a key that is not a UUID, but only on endpoints that use keys', async () => {
  const { client } = await newFarmer()
  const bad: CallOptions = { key: 'first' }
  await expect(client.farmSettings.save({ body: {} }, bad)).rejects.toMatchObject({
    status: 400,
    problems: { 'idempotency-key': { code: 'not_a_uuid' } },
  })
  expect(await client.farmSettings.get({}, bad)).toEqual({})
})

test('submits the contact form once even if the sender is logged out at the second attempt', async () => {
  const { client } = await newFarmer()
  const key = randomUUID()
  const body = { name: 'Ama', replyTo: '0700 123', message: `Twice ${key}` }
  for (const by of [client, product.browser().client])
    expect(await by.contact.send({ body }, { key })).toEqual({ received: true })
  const kept = await product.sql<{ user_id: string | null }[]>`
    select user_id from contact_messages where message = ${body.message}`
  expect(kept).toEqual([{ user_id: expect.any(String) }])
})

test('keeps an account’s newest 200 keys, for up to eight days', async () => {
  const { client } = await newFarmer()
  const oldest = randomUUID()
  await client.farmSettings.save({ body: {} }, { key: oldest })
  const [row] = await product.sql<{ user_id: string }[]>`
    select user_id from idempotency_keys where key = ${oldest}`
  const userId = Number(row?.user_id)
  for (let count = 0; count < 200; count += 1)
    await beginAttempt(product.deps.database, { key: randomUUID(), userId, request: Buffer.from('x') })
  const [{ count } = { count: 0 }] = await product.sql<{ count: number }[]>`
    select count(*)::int from idempotency_keys where user_id = ${userId}`
  expect([count, await keys(oldest)]).toEqual([200, []])
  await product.sql`update idempotency_keys set begun_at = now() - interval '8 days 1 minute' where user_id = ${userId}`
  await runCleanup(product.deps.database, { forgetKeys: deleteExpiredKeys }, { warn: () => {} })
  expect(await product.sql`select 1 from idempotency_keys where user_id = ${userId}`).toEqual([])
})

test('replaces settings only if they have not changed since they were read', async () => {
  const browser = await newFarmer()
  const version = async () =>
    (await browser.request({ method: 'GET', url: '/api/farm-settings' })).headers.etag as string
  const { client } = browser
  const none = await version()
  await client.farmSettings.save({ body: { soil: 'clay' } }, { ifMatch: none })
  await expect(client.farmSettings.save({ body: { soil: 'light' } }, { ifMatch: none })).rejects.toEqual(
    refused(412, 'changed_meanwhile'),
  )
  const clay = await version()
  await client.farmSettings.save({ body: { soil: 'light' } })
  await expect(client.farmSettings.save({ body: {} }, { ifMatch: clay })).rejects.toEqual(
    refused(412, 'changed_meanwhile'),
  )
  expect(await client.farmSettings.save({ body: {} }, { ifMatch: await version() })).toEqual({})
  // The tag as changed by compressing proxies (nginx, Apache).
  for (const changed of [(tag: string) => `W/${tag}`, (tag: string) => tag.replace(/"$/, '-gzip"')])
    expect(await client.farmSettings.save({ body: {} }, { ifMatch: changed(await version()) })).toEqual({})
  // Equal settings have the same version.
  await client.farmSettings.save({ body: { soil: 'clay' } })
  expect(await version()).toBe(clay)
})
