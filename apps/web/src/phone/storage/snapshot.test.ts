import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastContact } from '../../server/last-contact.ts'
import { logOutOnPhone } from '../phone.ts'
import { openPhoneDatabase } from './database.ts'
import { claimOwnership } from './owner.ts'
import { CACHE_VERSION } from './retention.ts'
import {
  FETCHED_AT_MS,
  HOUR_MS,
  openPage,
  resetPhoneBeforeEach,
  waitForSavedCount,
} from './saved-responses.fixture.ts'
import { saveSnapshot, wipeSavedData } from './saved-responses.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

resetPhoneBeforeEach()

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  history.replaceState(null, '', '/dashboard')
})
afterEach(() => {
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

const drawn = { html: '<div>Hill</div>', scene: ',,' }
const note = () => localStorage.getItem('picture')
async function saveSnapshotPage() {
  const page = await openPage('a')
  await waitForSavedCount(4)
  await saveSnapshot(drawn)
  expect(readSnapshot(FETCHED_AT_MS)).toMatchObject({ ...drawn, account: 'a' })
  return page
}

test('a saved snapshot stores its account and the time of the last server response', async () => {
  await saveSnapshotPage()
  expect(readSnapshot(FETCHED_AT_MS)?.seenAt).toBe(FETCHED_AT_MS)
  // The page renders again offline, without a newer response.
  vi.setSystemTime(FETCHED_AT_MS + 5 * HOUR_MS)
  await saveSnapshot(drawn)
  expect(readSnapshot(FETCHED_AT_MS)?.seenAt).toBe(FETCHED_AT_MS)
})

test('saving new data deletes the saved snapshot', async () => {
  const page = await saveSnapshotPage()
  page.setQueryData(['accounts.user'], { username: 'Ada', farm_name: 'New', location: '' })
  await expect.poll(note).toBeNull()
})

test('logging out deletes the saved snapshot first and prevents new ones', async () => {
  await saveSnapshotPage()
  const left = logOutOnPhone()
  expect(note()).toBeNull()
  await left
  await wipeSavedData()
  await saveSnapshot(drawn)
  expect(note()).toBeNull()
})

test('an ended session or another account deletes the saved snapshot', async () => {
  await saveSnapshotPage()
  await wipeSavedData('waiting')
  expect(note()).toBeNull()
  await saveSnapshotPage()
  await claimOwnership(await openPhoneDatabase(), 'b', FETCHED_AT_MS)
  expect(note()).toBeNull()
  // The previous account's page saves no more snapshots.
  await saveSnapshot(drawn)
  expect(note()).toBeNull()
})

test('no snapshot is saved without an account or when "save nothing" is set', async () => {
  delete lastContact.account
  await saveSnapshot(drawn)
  expect(note()).toBeNull()
  await saveSnapshotPage()
  await wipeSavedData()
  localStorage.setItem('keepNothing', '')
  await openPage('a')
  await saveSnapshot(drawn)
  expect(note()).toBeNull()
})

test('a snapshot that does not fit removes the previous one', () => {
  const removeItem = vi.fn()
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem, removeItem })
  writeSnapshot({ ...drawn, account: 'a', seenAt: FETCHED_AT_MS, shape: CACHE_VERSION })
  expect(removeItem.mock.calls).toEqual([['picture']])
})
