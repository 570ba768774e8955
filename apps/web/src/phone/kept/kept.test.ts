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

test('what was shown is shown again, with its time, and asked for again; no chat is kept', async () => {
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

test('and at the next opening as well', async () => {
  await visit('a')
  await settled(4)
  for (const hours of [1, 2]) expect((await reopened(got + hours * HOUR_MS)).user).toEqual(ada)
})

test('what another version of the page kept in another shape is not shown', async () => {
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

test('what the server has answered by then stays', async () => {
  await visit('a')
  await settled(4)
  delete line.account
  const page = new QueryClient()
  page.setQueryData(['accounts.user'], { ...ada, farm_name: 'New' })
  await restore(page, got)
  expect(page.getQueryData(['accounts.user'])).toEqual({ ...ada, farm_name: 'New' })
})

test('a forecast of 24 hours is not shown; whom nobody has confirmed for a week is nobody, and nothing is left', async () => {
  await visit('a')
  await settled(4)
  const { page, user } = await reopened(got + 24 * HOUR_MS)
  expect(user).toEqual(ada)
  expect(page.getQueryData(['weather.forecast', point])).toBeUndefined()
  expect(page.getQueryData(['weather.outlook', point])).toBeUndefined()
  expect((await reopened(got + 7 * 24 * HOUR_MS)).user).toBeUndefined()
  await settled(0)
})

test('a clock that was set back makes nothing young, and what is kept is there when it is right again', async () => {
  await visit('a')
  await settled(4)
  expect((await reopened(got - 48 * HOUR_MS)).user).toBeUndefined()
  expect((await reopened(got + HOUR_MS)).user).toEqual(ada)
})

test('a forecast that was kept while the clock was known to be wrong is as old as it is, until the zone is another', async () => {
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

test('another account on the phone finds nothing of the one before', async () => {
  await visit('a')
  await settled(4)
  endPages()
  await wipeKept()
  await visit('b', ben)
  await settled(4)
  expect((await reopened()).user).toEqual(ben)
})

test('what comes late to a page that was left is kept for nobody', async () => {
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

test('whom the server does not name is not shown, and a page that learns so is left with nothing', async () => {
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

test('who left in another tab leaves this one, too, unless it is leaving already', async () => {
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

describe('what waits to be sent', () => {
  const change = { kind: 'place', name: 'x', call: { action: 'choose', args: { body: { id: 1 } } } } as const
  const put = async () => {
    for (const account of ['a', '']) await addChange(account, { change, slot: 'current' }, got)
  }
  const waits = async () => (await (await openPhone()).getAll('outbox')).map(({ account }) => account).sort()

  test('goes with a log-out', async () => {
    await put()
    expect(isNoted('waiting')).toBe(true)
    await wipeKept()
    expect([await waits(), isNoted('waiting')]).toEqual([[], false])
  })

  test('stays when the session ends, however often that is noticed, and for who logs in again', async () => {
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

  test('goes when somebody else logs in, but for what is nobody’s', async () => {
    await put()
    await wipeKept({ account: 'b' })
    expect(await waits()).toEqual([''])
    await put()
    await visit('b', ben)
    await settled(4)
    expect(await waits()).toEqual([''])
  })

  test('stays when nobody has been seen here for a week', async () => {
    await visit('a')
    await settled(4)
    await put()
    expect((await reopened(got + 8 * 24 * HOUR_MS)).user).toBeUndefined()
    expect([await waits(), await all()]).toEqual([['', 'a'], []])
  })
})

test('a page of the account before writes nothing into the next one’s', async () => {
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

test('nothing is kept again of a farmer who has left when an answer comes late', async () => {
  const page = await visit('a')
  await settled(4)
  await wipeKept()
  line.account = 'a'
  page.setQueryData(['accounts.user'], { ...ada })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await all()).toEqual([])
  expect((await reopened()).user).toBeUndefined()
})

test('what could not be taken off the phone is shown to nobody, and goes before anything is shown again', async () => {
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
