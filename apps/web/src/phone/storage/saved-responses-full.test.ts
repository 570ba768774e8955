import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastContact } from '../../server/last-contact.ts'
import { openPhoneDatabase } from './database.ts'
import { saveResponses, wipeSavedData } from './saved-responses.ts'

const NOW = Date.parse('2026-11-24T06:10:00Z')
const MINUTE_MS = 60_000
let end = () => {}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  await wipeSavedData()
})
afterEach(async () => {
  end()
  vi.restoreAllMocks()
  await wipeSavedData()
  vi.useRealTimers()
})

const all = async () => (await (await openPhoneDatabase()).getAll('answers')).map(({ key }) => key[0]).sort()
const onPhone = async () => (await (await openPhoneDatabase()).getAll('answers')).length
const full = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })

test("when the phone's storage is full, the oldest responses are deleted and newer ones saved", async () => {
  const page = new QueryClient()
  end = saveResponses(page, () => {})
  lastContact.account = 'a'
  page.setQueryData(['accounts.user'], {}, { updatedAt: NOW - 60 * MINUTE_MS })
  for (let at = 0; at < 29; at += 1)
    page.setQueryData(['weather.forecast', { at }], {}, { updatedAt: NOW - at * MINUTE_MS })
  await expect.poll(onPhone).toBe(30)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const put = full()
  page.setQueryData(['farm.get'], { places: [] })
  await expect.poll(onPhone).toBe(16)
  // The newest responses, and the user regardless of age.
  const left = (await (await openPhoneDatabase()).getAll('answers')).map(({ at }) => (NOW - at) / MINUTE_MS)
  expect(left.sort((a, b) => a - b)).toEqual([...Array(15).keys(), 60])
  put.mockRestore()
  page.setQueryData(['farmSettings.get'], {})
  await expect.poll(all).toContain('farmSettings.get')
})

test('when other sites fill the phone, the saved responses stay, however often new ones arrive', async () => {
  const page = new QueryClient()
  end = saveResponses(page, () => {})
  lastContact.account = 'a'
  page.setQueryData(['accounts.user'], {}, { updatedAt: NOW - MINUTE_MS })
  page.setQueryData(['farm.get'], { places: [] }, { updatedAt: NOW - MINUTE_MS })
  await expect.poll(all).toEqual(['accounts.user', 'farm.get'])
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  full()
  for (const [times, farm] of [{}, { current: 1 }, { current: 2 }].entries()) {
    page.setQueryData(['farm.get'], farm)
    await expect.poll(() => warned.mock.calls.length).toBe(times + 1)
  }
  expect(await all()).toEqual(['accounts.user', 'farm.get'])
  expect((await (await openPhoneDatabase()).getAll('answers')).map(({ at }) => at)).toEqual(
    Array(2).fill(NOW - MINUTE_MS),
  )
})
