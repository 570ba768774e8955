import 'fake-indexeddb/auto'
import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastContact } from '../../server/last-contact.ts'
import { wipeSavedData } from '../storage/saved-responses.ts'
import type { Change } from './change.ts'
import { addChange, readQueuedChanges, replaceEntry } from './outbox.ts'
import { clearRetryDelay, sendChanges } from './send-changes.ts'

const now = 1_700_000_000_000
const HOUR_MS = 3_600_000
const place: Change = { kind: 'place', name: 'Meadow', call: { action: 'choose', args: { body: { id: 7 } } } }
const soil = (base: FarmSettings, wanted: FarmSettings): Change => ({ kind: 'settings', base, wanted })

/** A fake server with versioned settings. `next` decides the response to each request. */
let there: FarmSettings
let requests: {
  method: string
  path: string
  headers: Record<string, string>
  body: unknown
  init: RequestInit
}[]
let next: (path: string, method: string) => Response | undefined
const error = (status: number, code: string, message = '') =>
  Response.json({ message, code, requestId: '1' }, { status })
const version = () => `"${JSON.stringify(there).length}${JSON.stringify(there).replaceAll('"', '')}"`

beforeEach(async () => {
  await wipeSavedData()
  clearRetryDelay()
  delete lastContact.account
  there = { soil: 'clay' }
  requests = []
  next = () => undefined
  vi.stubGlobal('navigator', { ...navigator, locks: oneAtATime() })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const method = init.method ?? 'GET'
    requests.push({ method, path, headers, body, init })
    const said = next(path, method)
    if (said !== undefined) return said
    if (path === '/api/farm-settings') {
      if (method === 'PUT' && headers['if-match'] !== version()) return error(412, 'changed_meanwhile')
      if (method === 'PUT') there = body as FarmSettings
      return Response.json(there, { headers: { etag: version() } })
    }
    return Response.json({})
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await wipeSavedData()
})

/** Web Locks within one page, for `ifAvailable` only. */
function oneAtATime() {
  const held = new Set<string>()
  return {
    request: async (name: string, _options: object, work: (lock: object | null) => Promise<unknown>) => {
      if (held.has(name)) return work(null)
      held.add(name)
      return work({}).finally(() => held.delete(name))
    },
  }
}
const add = (change: Change, slot: string, account = 'a', at = now) =>
  addChange(account, { change, slot }, at)
const sent: string[] = []
const sendAll = (account = 'a', at = now) => sendChanges(account, at, ({ kind }) => void sent.push(kind))
const left = async (account = 'a') => (await readQueuedChanges(account)).map(({ slot }) => slot)
const saves = () => requests.filter(({ method, path }) => method === 'PUT' && path === '/api/farm-settings')

test('a queued change is sent once, with its idempotency key and account, even from two tabs', async () => {
  await add(place, 'current')
  const [one] = await readQueuedChanges('a')
  await Promise.all([sendAll(), sendAll()])
  expect(requests.map(({ path, body }) => [path, body])).toEqual([['/api/farm/current', { id: 7 }]])
  expect(requests[0]?.headers).toMatchObject({ 'idempotency-key': one?.id, 'x-account': 'a' })
  expect(await left()).toEqual([])
})

test('a queued change is not sent by another account or without an account', async () => {
  await add(place, 'current')
  await sendAll('b')
  await sendAll('')
  expect([requests, await left()]).toEqual([[], ['current']])
})

test('a change without a response is retried with the same key, and later changes wait for it', async () => {
  await add(place, 'current')
  await add(place, 'rename 7')
  next = () => {
    throw new TypeError('Failed to fetch')
  }
  await sendAll()
  await sendAll()
  expect(requests).toHaveLength(1)
  next = () => undefined
  await sendAll('a', now + 60_000)
  expect(requests.map(({ headers }) => headers['idempotency-key']).slice(0, 2)).toEqual(
    Array(2).fill(requests[0]?.headers['idempotency-key']),
  )
  expect([requests.length, await left()]).toEqual([3, []])
})

test.each([
  [401, 'not_signed_in'],
  [409, 'still_running'],
  [429, 'too_many_requests'],
  [500, 'internal'],
  [503, 'database_unavailable'],
])('after a temporary error (%i), the change stays queued', async (status, code) => {
  await add(place, 'current')
  next = () => error(status, code)
  await sendAll()
  expect(await readQueuedChanges('a')).toMatchObject([{ slot: 'current' }])
  expect((await readQueuedChanges('a'))[0]).not.toHaveProperty('refused')
})

test.each([200, 403])('after a Wi-Fi login page with status %i, the changes stay queued', async (status) => {
  const page = () => new Response('<p>Welcome</p>', { status, headers: { 'content-type': 'text/html' } })
  await add(place, 'current')
  await add(soil({ soil: 'clay' }, { soil: 'light' }), 'settings', 'a', now + 1)
  next = (_path, method) => (method === 'PUT' ? page() : undefined)
  for (const minutes of [1, 2]) await sendAll('a', now + minutes * 60_000)
  const waiting = await readQueuedChanges('a')
  expect(waiting).toMatchObject([{ slot: 'current' }, { slot: 'settings' }])
  for (const one of waiting) expect(one).not.toHaveProperty('refused')
  next = () => undefined
  await sendAll('a', now + 10 * 60_000)
  expect([await left(), there]).toEqual([[], { soil: 'light' }])
})

test("a rejected change keeps the server's reason, does not block others and is not sent again", async () => {
  await add(place, 'current')
  await add({ ...place, name: 'x' }, 'rename 7', 'a', now + 1)
  next = () => (requests.length === 1 ? error(400, 'unheard_of', 'No such field.') : undefined)
  await sendAll()
  expect(await readQueuedChanges('a')).toMatchObject([{ slot: 'current', refused: 'No such field.' }])
  await sendAll()
  expect(requests).toHaveLength(2)
})

test('a change queued for a week is not sent automatically', async () => {
  await add(place, 'current')
  await sendAll('a', now + 7 * 24 * HOUR_MS)
  expect(requests).toEqual([])
})

test('of two changes to the same place, only the later is sent', async () => {
  await add(place, 'current')
  await add({ ...place, call: { action: 'choose', args: { body: { id: 8 } } } }, 'current', 'a', now + 1)
  await sendAll()
  expect(requests.map(({ body }) => body)).toEqual([{ id: 8 }])
})

test('a contact message without an account is sent without a cookie', async () => {
  const body = { name: 'Ama', replyTo: '0700 1', message: 'Frost', formId: crypto.randomUUID() }
  await add({ kind: 'message', args: { body } }, body.formId, '')
  await sendAll('')
  expect(requests).toMatchObject([{ path: '/api/contact', init: { credentials: 'omit' } }])
  expect(requests[0]?.headers).not.toHaveProperty('x-account')
})

test('changed settings are merged into settings saved by another device', async () => {
  await add(soil({ soil: 'clay' }, { soil: 'light' }), 'settings')
  there = { soil: 'clay', crop: { name: 'apple' } }
  await sendAll()
  expect(there).toEqual({ soil: 'light', crop: { name: 'apple' } })
  expect(await left()).toEqual([])
})

test('a setting that another device changed differently is saved only once the farmer decides', async () => {
  await add(soil({ soil: 'clay' }, { soil: 'light', crop: { name: 'potato' } }), 'settings')
  there = { soil: 'clay', crop: { name: 'apple' } }
  await sendAll()
  await sendAll()
  expect(saves()).toEqual([])
  const [one] = await readQueuedChanges('a')
  expect(one?.change).toMatchObject({ differs: { parts: ['crop'], there } })
})

test('settings without a response are retried unchanged and cause no conflict', async () => {
  await add(soil({ soil: 'clay' }, { soil: 'light' }), 'settings')
  let isLost = false
  next = (_path, method) => {
    if (method !== 'PUT' || isLost) return undefined
    isLost = true
    throw new TypeError('Failed to fetch')
  }
  await sendAll()
  // The change arrived before another device saved.
  there = { soil: 'clay', crop: { name: 'apple' } }
  next = (_path, method) => (method === 'PUT' ? Response.json({ soil: 'light' }) : undefined)
  await sendAll('a', now + 60_000)
  const [first, second] = saves()
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  expect([second?.body, await left()]).toEqual([first?.body, []])
})

test.each([true, false])(
  'after a lost response (saved: %s), the farmer is not asked about their own change',
  async (arrives) => {
    await add(soil({ soil: 'clay' }, { soil: 'light', crop: { name: 'apple' } }), 'settings')
    next = (_path, method) => {
      if (method !== 'PUT') return undefined
      if (arrives) there = { soil: 'light', crop: { name: 'apple' } }
      throw new TypeError('Failed to fetch')
    }
    await sendAll()
    // Replays the stored response of an idempotency key.
    next = (_path, method) =>
      arrives && method === 'PUT' && saves().length === 2 ? Response.json({ soil: 'light' }) : undefined
    await add(soil({ soil: 'clay' }, { soil: 'sandy' as never }), 'settings', 'a', now + 1)
    await add(soil({ soil: 'clay' }, { soil: 'clay', units: { wind: 'mph' } }), 'settings', 'a', now + 2)
    expect(await left()).toHaveLength(2)
    await sendAll('a', now + 60_000)
    expect(await left()).toEqual([])
    expect(there).toEqual({ soil: 'sandy', crop: { name: 'apple' }, units: { wind: 'mph' } })
  },
)

test('settings that change between reading and saving are read again', async () => {
  await add(soil({ soil: 'clay' }, { soil: 'light' }), 'settings')
  next = (_path, method) => {
    if (method === 'PUT' && saves().length === 1) there = { soil: 'clay', crop: { name: 'apple' } }
    return undefined
  }
  await sendAll()
  expect(there).toEqual({ soil: 'light', crop: { name: 'apple' } })
  expect(new Set(saves().map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
})

test('a change removed while it was being sent does not return', async () => {
  await add(place, 'current')
  const [one] = await readQueuedChanges('a')
  await wipeSavedData()
  if (one) await replaceEntry(one)
  expect(await left()).toEqual([])
})
