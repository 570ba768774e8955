import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { IDBFactory, IDBOpenDBRequest } from 'fake-indexeddb'
import { deleteDB } from 'idb'
import { expect, test, vi } from 'vitest'
import { setNote } from '../../plain/notes.ts'
import { OPENS_WITHIN_MS } from './database.ts'
import { all, got, onAnEmptyPhone, reopened, settled, visit } from './kept.fixture.ts'
import { restore, wipeKept } from './kept.ts'

onAnEmptyPhone()

test('a database that never opens does not block loading or deletion', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await deleteDB('smart-farming')
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: got })
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => new IDBOpenDBRequest())
  const opened = restore(new QueryClient(), got)
  const left = wipeKept()
  await vi.advanceTimersByTimeAsync(OPENS_WITHIN_MS)
  expect(await opened).toBeUndefined()
  await left
  expect(warn).toHaveBeenCalledTimes(2)
  open.mockRestore()
  vi.useRealTimers()
})

test('saved data is not shown until the server has confirmed a logout', async () => {
  await visit('a')
  await settled(4)
  setNote('loggedOut', true)
  expect((await reopened()).user).toBeUndefined()
})

test('"save nothing" saves nothing', async () => {
  localStorage.setItem('keepNothing', '')
  await visit('a')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await all()).toEqual([])
})

test('a full phone or a browser without a database works without saved data', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await visit('a')
  await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(0)
  put.mockRestore()
  // This closes the only open connection.
  await deleteDB('smart-farming')
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('private window', 'InvalidStateError')
  })
  expect((await reopened()).user).toBeUndefined()
})

test("a login without a previous logout keeps the farm's location only for the same account", async () => {
  await visit('a')
  await settled(4)
  localStorage.setItem('farmLocation', '{}')
  await wipeKept({ account: 'a' })
  expect(localStorage.getItem('farmLocation')).toBe('{}')
  await visit('a')
  await settled(4)
  await wipeKept({ account: 'b' })
  expect(localStorage.getItem('farmLocation')).toBeNull()
})
