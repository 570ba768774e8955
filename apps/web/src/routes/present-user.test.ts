import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setFlag } from '../browser/flags.ts'
import { loadCurrentUser } from '../features/account/queries.ts'
import { forecast } from '../features/weather/forecast.fixture.ts'
import { loadUsedPhoneStorage } from '../phone/phone.ts'
import { openPhoneDatabase } from '../phone/storage/database.ts'
import { CACHE_VERSION } from '../phone/storage/retention.ts'
import { lastContact } from '../server/last-contact.ts'
import { fakeServer } from '../testing/fake-server.ts'

const server = fakeServer()
const ada = { username: 'Ada', farm_name: 'Hill', location: '' }
const key = ['weather.forecast', { lat: 1, lon: 2 }] as const
const at = Date.parse(forecast.source.fetchedAt)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: at })
  // With queued changes, the database is read even without a worker.
  setFlag('waiting', true)
  server.answer('accounts.user', ada)
  const db = await openPhoneDatabase()
  await db.put('owner', { account: 'a', seenAt: at }, 'owner')
  await db.put('answers', { account: 'a', hash: 'f', key, data: forecast, at, shape: CACHE_VERSION })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  setFlag('waiting', false)
  delete lastContact.account
  await (await loadUsedPhoneStorage())?.wipeSavedData()
})

test("saved data is restored even if the server responds before the phone's database", async () => {
  const page = new QueryClient()
  // The user has already been requested, for example by the page's first script.
  page.setQueryData(['accounts.user'], ada)
  expect(await loadCurrentUser(page)).toEqual(ada)
  expect(page.getQueryData(key)).toEqual(forecast)
})

test('a database that never responds delays the user by at most 250 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const never = Promise.withResolvers<undefined>()
  const read = vi.spyOn(await openPhoneDatabase(), 'get').mockReturnValue(never.promise)
  const present = loadCurrentUser(new QueryClient())
  await vi.waitFor(() => expect(read).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(250)
  expect(await present).toEqual(ada)
})
