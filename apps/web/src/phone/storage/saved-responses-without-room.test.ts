import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { IDBFactory, IDBOpenDBRequest } from 'fake-indexeddb'
import { deleteDB } from 'idb'
import { expect, test, vi } from 'vitest'
import { setFlag } from '../../browser/flags.ts'
import { OPEN_TIMEOUT_MS } from './database.ts'
import {
  FETCHED_AT_MS,
  openPage,
  reopenPhone,
  resetPhoneBeforeEach,
  savedQueryNames,
  waitForSavedCount,
} from './saved-responses.fixture.ts'
import { restoreSavedResponses, wipeSavedData } from './saved-responses.ts'

resetPhoneBeforeEach()

test('a database that never opens blocks neither loading nor deletion', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await deleteDB('smart-farming')
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: FETCHED_AT_MS })
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => new IDBOpenDBRequest())
  const opened = restoreSavedResponses(new QueryClient(), FETCHED_AT_MS)
  const left = wipeSavedData()
  await vi.advanceTimersByTimeAsync(OPEN_TIMEOUT_MS)
  expect(await opened).toBeUndefined()
  await left
  expect(warn).toHaveBeenCalledTimes(2)
  open.mockRestore()
  vi.useRealTimers()
})

test('saved data is not shown until the server has confirmed a logout', async () => {
  await openPage('a')
  await waitForSavedCount(4)
  setFlag('loggedOut', true)
  expect((await reopenPhone()).user).toBeUndefined()
})

test('"save nothing" saves nothing', async () => {
  localStorage.setItem('keepNothing', '')
  await openPage('a')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await savedQueryNames()).toEqual([])
})

test("the app works without saving data when the phone's storage is full or the browser has no database", async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await openPage('a')
  await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(0)
  put.mockRestore()
  // Closes the only open connection.
  await deleteDB('smart-farming')
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('private window', 'InvalidStateError')
  })
  expect((await reopenPhone()).user).toBeUndefined()
})

test("a login without a prior logout keeps the farm's location only for the same account", async () => {
  await openPage('a')
  await waitForSavedCount(4)
  localStorage.setItem('farmLocation', '{}')
  await wipeSavedData({ account: 'a' })
  expect(localStorage.getItem('farmLocation')).toBe('{}')
  await openPage('a')
  await waitForSavedCount(4)
  await wipeSavedData({ account: 'b' })
  expect(localStorage.getItem('farmLocation')).toBeNull()
})
