import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPhoneDatabase } from '../phone/storage/database.ts'
import { claimOwnership } from '../phone/storage/owner.ts'
import { CACHE_VERSION } from '../phone/storage/retention.ts'
import { wipeSavedData } from '../phone/storage/saved-responses.ts'
import { DATABASE_NAME, DATABASE_VERSION } from '../phone/storage/store.ts'
import { fakeServer } from '../testing/fake-server.ts'

const server = fakeServer()
const owner = { account: 'a', seenAt: Date.parse('2026-11-24T06:10:00Z') }
const answer = {
  account: 'a',
  hash: 'user',
  key: ['accounts.user'],
  data: { username: 'Ada' },
  at: owner.seenAt,
  shape: CACHE_VERSION,
}

beforeEach(() => {
  server.refuse('accounts.user', { code: 'not_signed_in' })
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  vi.resetModules()
})

afterEach(async () => {
  const left = await globalThis.earlyStore
  left?.db.close()
  globalThis.earlyStore = undefined
  await deleteDB(DATABASE_NAME)
  vi.unstubAllGlobals()
})

const names = async () => (await indexedDB.databases()).map(({ name }) => name)
async function keptBefore(): Promise<void> {
  const db = await openPhoneDatabase()
  await db.put('owner', owner, 'owner')
  await db.put('answers', answer)
}
/** Returns the user shown by a newly opened page. Loads the page's modules again. */
async function shown(): Promise<unknown> {
  const { restoreSavedResponses } = await import('../phone/storage/saved-responses.ts')
  return restoreSavedResponses(new QueryClient(), owner.seenAt)
}

test('the application shows data that the page read early, and later reads from the database', async () => {
  await keptBefore()
  await import('./early.ts')
  await globalThis.earlyStore
  const asked = [vi.spyOn(indexedDB, 'open'), vi.spyOn(IDBObjectStore.prototype, 'getAll')]
  expect(await shown()).toEqual(answer.data)
  expect(globalThis.earlyStore).toBeUndefined()
  for (const spy of asked) expect(spy).not.toHaveBeenCalled()
  // Early data is used once. A later restore reads the database.
  await (await openPhoneDatabase()).clear('answers')
  expect(await shown()).toBeUndefined()
  vi.restoreAllMocks()
  // A page with an open database does not block its deletion.
  await deleteDB(DATABASE_NAME)
  expect(await names()).toEqual([])
})

test('early data is not shown after another page has deleted it', async () => {
  await keptBefore()
  await import('./early.ts')
  await globalThis.earlyStore
  await wipeSavedData()
  expect(await shown()).toBeUndefined()
})

test('early data is not shown after another account has claimed the phone', async () => {
  await keptBefore()
  await import('./early.ts')
  await globalThis.earlyStore
  await claimOwnership(await openPhoneDatabase(), 'b', owner.seenAt)
  expect(await shown()).toBeUndefined()
})

test('a database without tables does not block the page', async () => {
  const strange = await openDB(DATABASE_NAME, DATABASE_VERSION)
  strange.close()
  await import('./early.ts')
  expect(await globalThis.earlyStore).toBeUndefined()
})

test('on an empty phone the page creates no database, and the application creates all tables', async () => {
  await import('./early.ts')
  expect(await globalThis.earlyStore).toBeUndefined()
  expect(await names()).toEqual([])
  const { openPhoneDatabase: openByApplication } = await import('../phone/storage/database.ts')
  expect([...(await openByApplication()).objectStoreNames]).toEqual(['answers', 'outbox', 'owner'])
})

test('early data neither blocks deleting the database nor survives it', async () => {
  await keptBefore()
  await import('./early.ts')
  await globalThis.earlyStore
  await deleteDB(DATABASE_NAME)
  const { openPhoneDatabase: openByApplication } = await import('../phone/storage/database.ts')
  expect(await (await openByApplication()).get('owner', 'owner')).toBeUndefined()
})

test('a first visit opens no database, and neither does a visit after an offline logout', async () => {
  await keptBefore()
  const open = vi.spyOn(indexedDB, 'open')
  localStorage.setItem('loggedOut', '')
  await import('./early.ts')
  localStorage.removeItem('loggedOut')
  vi.stubGlobal('navigator', {})
  vi.resetModules()
  await import('./early.ts')
  expect(open).not.toHaveBeenCalled()
})
