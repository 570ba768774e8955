import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { forecast } from '../../features/weather/forecast.fixture.ts'
import { isNoted } from '../../plain/notes.ts'
import { line } from '../../server/line.ts'
import { learnServerTime, serverClock } from '../../server/server-clock.ts'
import { addChange } from '../outbox/outbox.ts'
import { openPhone } from './database.ts'
import {
  ada,
  all,
  ben,
  ending,
  endPages,
  got,
  HOUR_MS,
  onAnEmptyPhone,
  point,
  reopened,
  settled,
  visit,
} from './kept.fixture.ts'
import { follow, restore, wipeKept } from './kept.ts'

onAnEmptyPhone()

test('saved data is shown again with its time and marked for refresh, and chats are not saved', async () => {
  await visit('a')
  await settled(4)
  expect(await all()).toEqual(['accounts.user', 'prices.points', 'weather.forecast', 'weather.outlook'])
  const { page, user } = await reopened(got + HOUR_MS)
  expect(user).toEqual(ada)
  const state = page.getQueryState(['weather.forecast', point])
  expect(state).toMatchObject({ data: forecast, dataUpdatedAt: got, isInvalidated: true })
  expect(page.getQueryData<Map<number, unknown>>(['prices.points', {}])?.get(1)).toEqual([
    { date: '2025-09-01', value: 3 },
  ])
})

test('saved data is still shown when the page opens a second time', async () => {
  await visit('a')
  await settled(4)
  for (const hours of [1, 2]) expect((await reopened(got + hours * HOUR_MS)).user).toEqual(ada)
})

test('data saved in the format of another version is not shown', async () => {
  await visit('a')
  await settled(4)
  const db = await openPhone()
  // Versions before `SHAPE` was introduced saved none.
  for (const { shape, ...answer } of await db.getAll('answers'))
    await db.put(
      'answers',
      answer.key[0] === 'weather.outlook' ? { ...answer, shape: shape + 1 } : (answer as never),
    )
  const { page, user } = await reopened()
  expect([user, page.getQueryCache().getAll()]).toEqual([undefined, []])
})

test('data that the server has already sent is not overwritten by saved data', async () => {
  await visit('a')
  await settled(4)
  delete line.account
  const page = new QueryClient()
  page.setQueryData(['accounts.user'], { ...ada, farm_name: 'New' })
  await restore(page, got)
  expect(page.getQueryData(['accounts.user'])).toEqual({ ...ada, farm_name: 'New' })
})

test('saved forecasts expire after 24 hours, and all data after a week without confirmation', async () => {
  await visit('a')
  await settled(4)
  const { page, user } = await reopened(got + 24 * HOUR_MS)
  expect(user).toEqual(ada)
  expect(page.getQueryData(['weather.forecast', point])).toBeUndefined()
  expect(page.getQueryData(['weather.outlook', point])).toBeUndefined()
  expect((await reopened(got + 7 * 24 * HOUR_MS)).user).toBeUndefined()
  await settled(0)
})

test('saved data is hidden while the clock is set back, and shown again when it is correct', async () => {
  await visit('a')
  await settled(4)
  expect((await reopened(got - 48 * HOUR_MS)).user).toBeUndefined()
  expect((await reopened(got + HOUR_MS)).user).toEqual(ada)
})

test('a forecast saved under a wrong clock has its true age until the time zone changes', async () => {
  const aheadMs = 26 * HOUR_MS
  vi.setSystemTime(got + aheadMs)
  learnServerTime(new Headers({ date: new Date(got).toUTCString() }), Date.now())
  await visit('a')
  await settled(4)
  const keptAfter = async (hours: number) => {
    delete serverClock.told
    const { page } = await reopened(got + aheadMs + hours * HOUR_MS)
    return page.getQueryData(['weather.forecast', point]) !== undefined
  }
  expect(await keptAfter(23)).toBe(true)
  expect(await keptAfter(24)).toBe(false)
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-345)
  expect(await keptAfter(1)).toBe(false)
})

test('another account on the phone sees no data of the previous account', async () => {
  await visit('a')
  await settled(4)
  endPages()
  await wipeKept()
  await visit('b', ben)
  await settled(4)
  expect((await reopened()).user).toEqual(ben)
})

test('data that arrives after a logout is not saved for the next account', async () => {
  const page = await visit('a')
  await settled(4)
  endPages()
  await wipeKept()
  // Mounts the component while the browser is leaving the page.
  ending(follow(page, () => {}))
  await new Promise((resolve) => setTimeout(resolve))
  // Another account finds none of it.
  line.account = 'b'
  page.setQueryData(['accounts.user'], ben)
  await settled(1)
  expect((await reopened()).user).toEqual(ben)
})

test('data of another account is not shown, and the old page deletes its saved data', async () => {
  await visit('a')
  await settled(4)
  line.account = 'b'
  expect(await restore(new QueryClient(), got)).toBeUndefined()
  const { page } = await reopened()
  const onOther = vi.fn()
  ending(follow(page, onOther))
  line.account = 'b'
  page.setQueryData(['accounts.user'], ben)
  await expect.poll(() => onOther.mock.calls.length).toBeGreaterThan(0)
  await settled(0)
})

test('a logout in another tab is reported to this tab, unless this tab is logging out itself', async () => {
  const page = await visit('a')
  const onOther = vi.fn()
  ending(follow(page, onOther))
  const [tab, heard] = [new BroadcastChannel('farmer-left'), new BroadcastChannel('farmer-left')]
  const tellsOfLeaving = () =>
    new Promise((resolve) => {
      heard.onmessage = resolve
      tab.postMessage('')
    })
  await tellsOfLeaving()
  expect(onOther).toHaveBeenCalledOnce()
  await wipeKept()
  await tellsOfLeaving()
  expect(onOther).toHaveBeenCalledOnce()
  for (const channel of [tab, heard]) channel.close()
})

describe('outbox entries', () => {
  const change = { kind: 'place', name: 'x', call: { action: 'choose', args: { body: { id: 1 } } } } as const
  const put = async () => {
    for (const account of ['a', '']) await addChange(account, { change, slot: 'current' }, got)
  }
  const waits = async () => (await (await openPhone()).getAll('outbox')).map(({ account }) => account).sort()

  test('are deleted on logout', async () => {
    await put()
    expect(isNoted('waiting')).toBe(true)
    await wipeKept()
    expect([await waits(), isNoted('waiting')]).toEqual([[], false])
  })

  test('stay when the session ends, even repeatedly, and when the same account logs in again', async () => {
    await visit('a')
    await settled(4)
    await put()
    endPages()
    await wipeKept('waiting')
    await wipeKept('waiting')
    expect([await waits(), await all(), isNoted('waiting')]).toEqual([['', 'a'], [], true])
    await wipeKept({ account: 'a' })
    await visit('a')
    await settled(4)
    expect(await waits()).toEqual(['', 'a'])
  })

  test('are deleted when another account logs in, except entries without an account', async () => {
    await put()
    await wipeKept({ account: 'b' })
    expect(await waits()).toEqual([''])
    await put()
    await visit('b', ben)
    await settled(4)
    expect(await waits()).toEqual([''])
  })

  test('stay after a week without confirmation', async () => {
    await visit('a')
    await settled(4)
    await put()
    expect((await reopened(got + 8 * 24 * HOUR_MS)).user).toBeUndefined()
    expect([await waits(), await all()]).toEqual([['', 'a'], []])
  })
})

test('a page of the previous account does not save data for the next account', async () => {
  const page = await visit('a')
  await settled(4)
  const db = await openPhone()
  await db.clear('answers')
  await db.put('owner', { account: 'b', seenAt: got }, 'owner')
  page.setQueryData(['weather.forecast', point], { ...forecast })
  page.setQueryData(['farm.get'], {})
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await all()).toEqual([])
})

test('a late response does not save data of a farmer who has logged out', async () => {
  const page = await visit('a')
  await settled(4)
  await wipeKept()
  line.account = 'a'
  page.setQueryData(['accounts.user'], { ...ada })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await all()).toEqual([])
  expect((await reopened()).user).toBeUndefined()
})

test('data that could not be deleted is not shown and is deleted before the next use', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await visit('a')
  await settled(4)
  const clear = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('the disk', 'UnknownError')
  })
  await wipeKept()
  expect(await all()).toHaveLength(4)
  expect((await reopened()).user).toBeUndefined()
  clear.mockRestore()
  expect((await reopened()).user).toBeUndefined()
  expect(await all()).toEqual([])
  await visit('b', ben)
  await settled(4)
  expect((await reopened()).user).toEqual(ben)
})
