import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preloadCandidates } from '../../components/lazy/load-module.ts'
import { preloadModules } from './preload-modules.ts'

const broken = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
const wanted = vi.fn(async () => ({}))
let stop: AbortController

beforeEach(() => {
  stop = new AbortController()
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), { controller: {} }) })
  preloadCandidates.add(broken)
  preloadCandidates.add(wanted)
})
afterEach(() => {
  preloadCandidates.clear()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('modules likely to be needed are preloaded, even after one fails to load', async () => {
  await preloadModules(stop.signal)
  expect([broken, wanted].map((load) => load.mock.calls.length)).toEqual([1, 1])
})

test('without an active service worker, preloading waits for one', async () => {
  const worker = Object.assign(navigator.serviceWorker, { controller: null })
  const ready = preloadModules(stop.signal)
  await new Promise(setImmediate)
  expect(broken).not.toHaveBeenCalled()
  worker.dispatchEvent(new Event('controllerchange'))
  await ready
  expect(wanted).toHaveBeenCalledOnce()
})

test('preloading stops when the user leaves the page', async () => {
  stop.abort()
  await preloadModules(stop.signal)
  expect(broken).not.toHaveBeenCalled()
})
