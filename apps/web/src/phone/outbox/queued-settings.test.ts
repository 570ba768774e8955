import 'fake-indexeddb/auto'
import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wipeSavedData } from '../storage/saved-responses.ts'
import { addChange, loadSettingsMerger, readQueuedChanges, replaceEntry } from './outbox.ts'

beforeEach(() => wipeSavedData())
afterEach(() => wipeSavedData())

const base: FarmSettings = { soil: 'clay', boardCrops: ['tea'] }
const wait = (part: FarmSettings, account = 'a') =>
  addChange(
    account,
    { slot: 'settings', change: { kind: 'settings', base, wanted: { ...base, ...part } } },
    Date.now(),
  )
const shown = async (there: FarmSettings = base) => (await loadSettingsMerger('a'))(there)

test("queued account settings are merged over the account's current settings", async () => {
  expect(await shown()).toBe(base)
  await wait({ boardCrops: ['maize'] })
  await wait({ boardUnit: 'bag' })
  await wait({ soil: 'light' }, 'b')
  expect(await shown({ ...base, crop: { name: 'apple' } })).toEqual({
    soil: 'clay',
    crop: { name: 'apple' },
    boardCrops: ['maize'],
    boardUnit: 'bag',
  })
})

test("rejected settings and unresolved conflicts show the account's values", async () => {
  await wait({ boardCrops: ['maize'] })
  const [one] = await readQueuedChanges('a')
  if (one?.change.kind !== 'settings') throw new Error('It waits')
  await replaceEntry({ ...one, refused: 'No.' })
  expect(await shown()).toEqual(base)
  const there = { ...base, boardCrops: ['rice'] }
  await replaceEntry({ ...one, change: { ...one.change, differs: { parts: ['boardCrops'], there } } })
  expect(await shown(there)).toEqual(there)
})

test('queueing a change fires the outbox event in the page', async () => {
  const told = vi.fn()
  addEventListener('outbox', told)
  await wait({ boardUnit: 'bag' })
  removeEventListener('outbox', told)
  expect(told).toHaveBeenCalled()
})
