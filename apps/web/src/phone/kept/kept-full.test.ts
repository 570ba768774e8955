import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { line } from '../../server/line.ts'
import { openPhone } from './database.ts'
import { follow, wipeKept } from './kept.ts'

const NOW = Date.parse('2026-11-24T06:10:00Z')
const MINUTE_MS = 60_000
let end = () => {}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  await wipeKept()
})
afterEach(async () => {
  end()
  vi.restoreAllMocks()
  await wipeKept()
  vi.useRealTimers()
})

const all = async () => (await (await openPhone()).getAll('answers')).map(({ key }) => key[0]).sort()

test('a phone that is full lets its oldest answers go, and keeps the next ones', async () => {
  const page = new QueryClient()
  end = follow(page, () => {})
  line.account = 'a'
  page.setQueryData(['accounts.user'], {}, { updatedAt: NOW - MINUTE_MS })
  page.setQueryData(['prices.rates'], {})
  await expect.poll(all).toEqual(['accounts.user', 'prices.rates'])
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  page.setQueryData(['farm.get'], { places: [] })
  await expect.poll(all).toEqual(['prices.rates'])
  put.mockRestore()
  page.setQueryData(['farmSettings.get'], {})
  await expect.poll(all).toEqual(['farmSettings.get', 'prices.rates'])
})
