import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { hasFlag } from '../../browser/flags.ts'
import { forecast } from '../../features/weather/forecast.fixture.ts'
import { lastContact } from '../../server/last-contact.ts'
import { recordServerTime, serverClock } from '../../server/server-clock.ts'
import { addChange } from '../outbox/outbox.ts'
import { openPhoneDatabase } from './database.ts'
import {
  ada,
  ben,
  endPages,
  FETCHED_AT_MS,
  HOUR_MS,
  onPageEnd,
  openPage,
  point,
  reopenPhone,
  resetPhoneBeforeEach,
  savedQueryNames,
  waitForSavedCount,
} from './saved-responses.fixture.ts'
import { restoreSavedResponses, saveResponses, wipeSavedData } from './saved-responses.ts'

resetPhoneBeforeEach()

test('saved data is restored with its time and marked for refresh, and chats are not saved', async () => {
  await openPage('a')
  await waitForSavedCount(4)
  expect(await savedQueryNames()).toEqual([
    'accounts.user',
    'prices.points',
    'weather.forecast',
    'weather.outlook',
  ])
  const { page, user } = await reopenPhone(FETCHED_AT_MS + HOUR_MS)
  expect(user).toEqual(ada)
  const state = page.getQueryState(['weather.forecast', point])
  expect(state).toMatchObject({ data: forecast, dataUpdatedAt: FETCHED_AT_MS, isInvalidated: true })
  expect(page.getQueryData<Map<number, unknown>>(['prices.points', {}])?.get(1)).toEqual([
    { date: '2025-09-01', value: 3 },
  ])
})

test('saved data is still shown the second time the page opens', async () => {
  await openPage('a')
  await waitForSavedCount(4)
  for (const hours of [1, 2]) expect((await reopenPhone(FETCHED_AT_MS + hours * HOUR_MS)).user).toEqual(ada)
})

test("data saved in another version's format is not shown", async () => {
  await openPage('a')
  await waitForSavedCount(4)
  const db = await openPhoneDatabase()
  // Responses saved before `CACHE_VERSION` existed have no version.
  for (const { shape, ...answer } of await db.getAll('answers'))
    await db.put(
      'answers',
      answer.key[0] === 'weather.outlook' ? { ...answer, shape: shape + 1 } : (answer as never),
    )
  const { page, user } = await reopenPhone()
  expect([user, page.getQueryCache().getAll()]).toEqual([undefined, []])
})

test('saved data does not overwrite data that the server has already sent', async () => {
  await openPage('a')
  await waitForSavedCount(4)
  delete lastContact.account
  const page = new QueryClient()
  page.setQueryData(['accounts.user'], { ...ada, farm_name: 'New' })
  await restoreSavedResponses(page, FETCHED_AT_MS)
  expect(page.getQueryData(['accounts.user'])).toEqual({ ...ada, farm_name: 'New' })
})

test('saved forecasts expire after 24 hours, and all data after a week without confirmation', async () => {
  await openPage('a')
  await waitForSavedCount(4)
  const { page, user } = await reopenPhone(FETCHED_AT_MS + 24 * HOUR_MS)
  expect(user).toEqual(ada)
  expect(page.getQueryData(['weather.forecast', point])).toBeUndefined()
  expect(page.getQueryData(['weather.outlook', point])).toBeUndefined()
  expect((await reopenPhone(FETCHED_AT_MS + 7 * 24 * HOUR_MS)).user).toBeUndefined()
  await waitForSavedCount(0)
})

test('saved data is hidden while the clock is set back, and shown again when it is correct', async () => {
  await openPage('a')
  await waitForSavedCount(4)
  expect((await reopenPhone(FETCHED_AT_MS - 48 * HOUR_MS)).user).toBeUndefined()
  expect((await reopenPhone(FETCHED_AT_MS + HOUR_MS)).user).toEqual(ada)
})

test('a forecast saved with a wrong clock has its true age until the time zone changes', async () => {
  const aheadMs = 26 * HOUR_MS
  vi.setSystemTime(FETCHED_AT_MS + aheadMs)
  recordServerTime(new Headers({ date: new Date(FETCHED_AT_MS).toUTCString() }), Date.now())
  await openPage('a')
  await waitForSavedCount(4)
  const keptAfter = async (hours: number) => {
    delete serverClock.told
    const { page } = await reopenPhone(FETCHED_AT_MS + aheadMs + hours * HOUR_MS)
    return page.getQueryData(['weather.forecast', point]) !== undefined
  }
  expect(await keptAfter(23)).toBe(true)
  expect(await keptAfter(24)).toBe(false)
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-345)
  expect(await keptAfter(1)).toBe(false)
})

test("another account on the phone sees none of the previous account's data", async () => {
  await openPage('a')
  await waitForSavedCount(4)
  endPages()
  await wipeSavedData()
  await openPage('b', ben)
  await waitForSavedCount(4)
  expect((await reopenPhone()).user).toEqual(ben)
})

test('data that arrives after a logout is not saved for the next account', async () => {
  const page = await openPage('a')
  await waitForSavedCount(4)
  endPages()
  await wipeSavedData()
  // Starts saving while the browser is already leaving the page.
  onPageEnd(saveResponses(page, () => {}))
  await new Promise((resolve) => setTimeout(resolve))
  // Another account finds none of the first account's data.
  lastContact.account = 'b'
  page.setQueryData(['accounts.user'], ben)
  await waitForSavedCount(1)
  expect((await reopenPhone()).user).toEqual(ben)
})

test("another account's data is not shown, and the old page deletes its saved data", async () => {
  await openPage('a')
  await waitForSavedCount(4)
  lastContact.account = 'b'
  expect(await restoreSavedResponses(new QueryClient(), FETCHED_AT_MS)).toBeUndefined()
  const { page } = await reopenPhone()
  const onOther = vi.fn()
  onPageEnd(saveResponses(page, onOther))
  lastContact.account = 'b'
  page.setQueryData(['accounts.user'], ben)
  await expect.poll(() => onOther.mock.calls.length).toBeGreaterThan(0)
  await waitForSavedCount(0)
})

test('a logout in another tab is reported to this tab, unless this tab is logging out itself', async () => {
  const page = await openPage('a')
  const onOther = vi.fn()
  onPageEnd(saveResponses(page, onOther))
  const [tab, heard] = [new BroadcastChannel('farmer-left'), new BroadcastChannel('farmer-left')]
  const tellsOfLeaving = () =>
    new Promise((resolve) => {
      heard.onmessage = resolve
      tab.postMessage('')
    })
  await tellsOfLeaving()
  expect(onOther).toHaveBeenCalledOnce()
  await wipeSavedData()
  await tellsOfLeaving()
  expect(onOther).toHaveBeenCalledOnce()
  for (const channel of [tab, heard]) channel.close()
})

describe('outbox entries', () => {
  const change = { kind: 'place', name: 'x', call: { action: 'choose', args: { body: { id: 1 } } } } as const
  const put = async () => {
    for (const account of ['a', '']) await addChange(account, { change, slot: 'current' }, FETCHED_AT_MS)
  }
  const waits = async () =>
    (await (await openPhoneDatabase()).getAll('outbox')).map(({ account }) => account).sort()

  test('are deleted on logout', async () => {
    await put()
    expect(hasFlag('waiting')).toBe(true)
    await wipeSavedData()
    expect([await waits(), hasFlag('waiting')]).toEqual([[], false])
  })

  test('stay when the session ends, even repeatedly, and when the same account logs in again', async () => {
    await openPage('a')
    await waitForSavedCount(4)
    await put()
    endPages()
    await wipeSavedData('waiting')
    await wipeSavedData('waiting')
    expect([await waits(), await savedQueryNames(), hasFlag('waiting')]).toEqual([['', 'a'], [], true])
    await wipeSavedData({ account: 'a' })
    await openPage('a')
    await waitForSavedCount(4)
    expect(await waits()).toEqual(['', 'a'])
  })

  test('are deleted when another account logs in, except entries without an account', async () => {
    await put()
    await wipeSavedData({ account: 'b' })
    expect(await waits()).toEqual([''])
    await put()
    await openPage('b', ben)
    await waitForSavedCount(4)
    expect(await waits()).toEqual([''])
  })

  test('stay after a week without confirmation', async () => {
    await openPage('a')
    await waitForSavedCount(4)
    await put()
    expect((await reopenPhone(FETCHED_AT_MS + 8 * 24 * HOUR_MS)).user).toBeUndefined()
    expect([await waits(), await savedQueryNames()]).toEqual([['', 'a'], []])
  })
})

test('a page of the previous account does not save data for the next account', async () => {
  const page = await openPage('a')
  await waitForSavedCount(4)
  const db = await openPhoneDatabase()
  await db.clear('answers')
  await db.put('owner', { account: 'b', seenAt: FETCHED_AT_MS }, 'owner')
  page.setQueryData(['weather.forecast', point], { ...forecast })
  page.setQueryData(['farm.get'], {})
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await savedQueryNames()).toEqual([])
})

test('a late response does not save data for a farmer who has logged out', async () => {
  const page = await openPage('a')
  await waitForSavedCount(4)
  await wipeSavedData()
  lastContact.account = 'a'
  page.setQueryData(['accounts.user'], { ...ada })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await savedQueryNames()).toEqual([])
  expect((await reopenPhone()).user).toBeUndefined()
})

test('data that could not be deleted is not shown and is deleted before the next use', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await openPage('a')
  await waitForSavedCount(4)
  const clear = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('the disk', 'UnknownError')
  })
  await wipeSavedData()
  expect(await savedQueryNames()).toHaveLength(4)
  expect((await reopenPhone()).user).toBeUndefined()
  clear.mockRestore()
  expect((await reopenPhone()).user).toBeUndefined()
  expect(await savedQueryNames()).toEqual([])
  await openPage('b', ben)
  await waitForSavedCount(4)
  expect((await reopenPhone()).user).toEqual(ben)
})
