import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPhoneDatabase } from '../../phone/storage/database.ts'
import { renderView } from '../../testing/render.tsx'
import { NoticeOverlay } from './notice-overlay.tsx'

const unregister = vi.fn(async () => true)

beforeEach(() => {
  unregister.mockClear()
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: {}, getRegistrations: async () => [{ unregister }, { unregister }] },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('when the operator disables saving, the page unregisters the workers and deletes saved data', async () => {
  const db = await openPhoneDatabase()
  await db.put('owner', { account: 'a', seenAt: 1 }, 'owner')
  await db.put('answers', { account: 'a', hash: 'h', key: ['farm.get'], data: {}, at: 1, shape: 1 })
  await db.put('outbox', { id: 'q', account: 'a', question: 'What is maize worth?', madeAt: 1 })
  // Pages without the operator's settings have saving disabled (page-settings.ts).
  renderView(<NoticeOverlay />)
  await expect.poll(() => unregister.mock.calls.length).toBe(2)
  for (const store of ['owner', 'answers', 'outbox'] as const)
    await expect.poll(async () => (await openPhoneDatabase()).count(store)).toBe(0)
})
