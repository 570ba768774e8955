import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { likelyWanted } from '../../components/part/fetch-part.ts'
import { readyParts } from './parts-ahead.ts'

const broken = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
const wanted = vi.fn(async () => ({}))
let stop: AbortController

beforeEach(() => {
  stop = new AbortController()
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), { controller: {} }) })
  likelyWanted.add(broken)
  likelyWanted.add(wanted)
})
afterEach(() => {
  likelyWanted.clear()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('likely parts of the application are preloaded, even after one part fails to load', async () => {
  await readyParts(stop.signal)
  expect([broken, wanted].map((load) => load.mock.calls.length)).toEqual([1, 1])
})

test('without an active service worker, preloading waits for one', async () => {
  const worker = Object.assign(navigator.serviceWorker, { controller: null })
  const ready = readyParts(stop.signal)
  await new Promise(setImmediate)
  expect(broken).not.toHaveBeenCalled()
  worker.dispatchEvent(new Event('controllerchange'))
  await ready
  expect(wanted).toHaveBeenCalledOnce()
})

test('preloading stops when the page is left', async () => {
  stop.abort()
  await readyParts(stop.signal)
  expect(broken).not.toHaveBeenCalled()
})
