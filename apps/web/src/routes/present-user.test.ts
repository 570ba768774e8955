import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { presentUser } from '../features/account/queries.ts'
import { forecast } from '../features/weather/forecast.fixture.ts'
import { openPhone } from '../phone/kept/database.ts'
import { SHAPE } from '../phone/kept/what-is-kept.ts'
import { keptHere } from '../phone/phone.ts'
import { setNote } from '../plain/notes.ts'
import { line } from '../server/line.ts'
import { fakeServer } from '../testing/fake-server.ts'

const server = fakeServer()
const ada = { username: 'Ada', farm_name: 'Hill', location: '' }
const key = ['weather.forecast', { lat: 1, lon: 2 }] as const
const at = Date.parse(forecast.source.fetchedAt)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: at })
  // With queued changes, the database is read even without a worker.
  setNote('waiting', true)
  server.answer('accounts.user', ada)
  const db = await openPhone()
  await db.put('owner', { account: 'a', seenAt: at }, 'owner')
  await db.put('answers', { account: 'a', hash: 'f', key, data: forecast, at, shape: SHAPE })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  setNote('waiting', false)
  delete line.account
  await (await keptHere())?.wipeKept()
})

test("saved data is restored even if the server responds before the phone's database", async () => {
  const page = new QueryClient()
  // Already requested, as by the page's first script.
  page.setQueryData(['accounts.user'], ada)
  expect(await presentUser(page)).toEqual(ada)
  expect(page.getQueryData(key)).toEqual(forecast)
})

test('a database that never responds delays the user by at most 250 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const never = Promise.withResolvers<undefined>()
  const read = vi.spyOn(await openPhone(), 'get').mockReturnValue(never.promise)
  const present = presentUser(new QueryClient())
  await vi.waitFor(() => expect(read).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(250)
  expect(await present).toEqual(ada)
})
