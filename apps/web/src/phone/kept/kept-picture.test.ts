import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { line } from '../../server/line.ts'
import { leave } from '../phone.ts'
import { openPhone } from './database.ts'
import { got, HOUR_MS, onAnEmptyPhone, settled, visit } from './kept.fixture.ts'
import { keepPicture, wipeKept } from './kept.ts'
import { claim } from './owner.ts'
import { readPicture, writePicture } from './picture.ts'
import { SHAPE } from './what-is-kept.ts'

onAnEmptyPhone()

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
/** A farmer's page with saved answers and a picture. */
async function pictured() {
  const page = await visit('a')
  await settled(4)
  await keepPicture(drawn)
  expect(readPicture(got)).toMatchObject({ ...drawn, account: 'a' })
  return page
}

test('a saved picture stores its account and the time of the last server response', async () => {
  await pictured()
  expect(readPicture(got)?.seenAt).toBe(got)
  // Rendered again offline: the server has not answered since.
  vi.setSystemTime(got + 5 * HOUR_MS)
  await keepPicture(drawn)
  expect(readPicture(got)?.seenAt).toBe(got)
})

test('saving new data deletes the saved picture', async () => {
  const page = await pictured()
  page.setQueryData(['accounts.user'], { username: 'Ada', farm_name: 'New', location: '' })
  await expect.poll(note).toBeNull()
})

test('logging out deletes the saved picture first and prevents new ones', async () => {
  await pictured()
  const left = leave()
  expect(note()).toBeNull()
  await left
  await wipeKept()
  await keepPicture(drawn)
  expect(note()).toBeNull()
})

test('an ended session or another account deletes the saved picture', async () => {
  await pictured()
  await wipeKept('waiting')
  expect(note()).toBeNull()
  await pictured()
  await claim(await openPhone(), 'b', got)
  expect(note()).toBeNull()
  // The previous account's page saves no more pictures.
  await keepPicture(drawn)
  expect(note()).toBeNull()
})

test('no picture is saved without an account or with "save nothing" set', async () => {
  delete line.account
  await keepPicture(drawn)
  expect(note()).toBeNull()
  await pictured()
  await wipeKept()
  localStorage.setItem('keepNothing', '')
  await visit('a')
  await keepPicture(drawn)
  expect(note()).toBeNull()
})

test('a picture that does not fit removes the previous picture', () => {
  const removeItem = vi.fn()
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem, removeItem })
  writePicture({ ...drawn, account: 'a', seenAt: got, shape: SHAPE })
  expect(removeItem.mock.calls).toEqual([['picture']])
})
