import 'fake-indexeddb/auto'
import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wipeKept } from '../kept/kept.ts'
import { addChange, replaceWaiting, waitingChanges, waitingSettings } from './outbox.ts'

beforeEach(() => wipeKept())
afterEach(() => wipeKept())

const base: FarmSettings = { soil: 'clay', boardCrops: ['tea'] }
const wait = (part: FarmSettings, account = 'a') =>
  addChange(
    account,
    { slot: 'settings', change: { kind: 'settings', base, wanted: { ...base, ...part } } },
    Date.now(),
  )
const shown = async (there: FarmSettings = base) => (await waitingSettings('a'))(there)

test('settings are shown as they are wanted, whatever else the account has by now', async () => {
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

test('what the server refused, and what the farmer is asked about, is shown as the account has it', async () => {
  await wait({ boardCrops: ['maize'] })
  const [one] = await waitingChanges('a')
  if (one?.change.kind !== 'settings') throw new Error('It waits')
  await replaceWaiting({ ...one, refused: 'No.' })
  expect(await shown()).toEqual(base)
  const there = { ...base, boardCrops: ['rice'] }
  await replaceWaiting({ ...one, change: { ...one.change, differs: { parts: ['boardCrops'], there } } })
  expect(await shown(there)).toEqual(there)
})

test('a page is told of what begins to wait in it', async () => {
  const told = vi.fn()
  addEventListener('outbox', told)
  await wait({ boardUnit: 'bag' })
  removeEventListener('outbox', told)
  expect(told).toHaveBeenCalled()
})
