import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPhone } from '../../phone/kept/database.ts'
import { renderView } from '../../testing/render.tsx'
import { OverPage } from './over-page.tsx'

const unregister = vi.fn(async () => true)

beforeEach(() => {
  unregister.mockClear()
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: {}, getRegistrations: async () => [{ unregister }, { unregister }] },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('when the operator disables saving, the page unregisters the workers and deletes saved data', async () => {
  const db = await openPhone()
  await db.put('owner', { account: 'a', seenAt: 1 }, 'owner')
  await db.put('answers', { account: 'a', hash: 'h', key: ['farm.get'], data: {}, at: 1, shape: 1 })
  await db.put('outbox', { id: 'q', account: 'a', question: 'What is maize worth?', madeAt: 1 })
  // A page without the operator's settings has saving disabled (page-settings.ts).
  renderView(<OverPage />)
  await expect.poll(() => unregister.mock.calls.length).toBe(2)
  for (const store of ['owner', 'answers', 'outbox'] as const)
    await expect.poll(async () => (await openPhone()).count(store)).toBe(0)
})
