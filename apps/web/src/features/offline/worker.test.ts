import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setFlag } from '../../browser/flags.ts'
import { type NextVersion, unregisterWorker, watchVersions } from './worker.ts'

const HOUR = 3_600_000

class Worker extends EventTarget {
  state = 'installing'
  readonly postMessage = vi.fn()
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** A fake browser whose page has a controlling worker. */
function browser() {
  const registration = Object.assign(new EventTarget(), {
    waiting: null as Worker | null,
    installing: null as Worker | null,
    update: vi.fn(async () => {}),
    unregister: vi.fn(async () => true),
  })
  const container = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    controller: {} as object | null,
    getRegistrations: async () => [registration],
  })
  vi.stubGlobal('navigator', { serviceWorker: container })
  return { container, registration }
}

let script: () => Response
const javascript = { 'content-type': 'text/javascript; charset=utf-8' }

let leave: AbortController
let reload: ReturnType<typeof vi.fn>

beforeEach(() => {
  leave = new AbortController()
  reload = vi.fn()
  vi.stubGlobal('location', { reload })
  script = () => new Response(null, { headers: javascript })
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => script()),
  )
})
afterEach(() => {
  leave.abort()
  vi.unstubAllGlobals()
})

async function watch(now?: () => number) {
  const found: NextVersion[] = []
  await watchVersions((next) => found.push(next), leave.signal, now)
  return found
}

test('a new version that is already waiting is reported', async () => {
  const { registration } = browser()
  registration.waiting = new Worker()
  registration.waiting.state = 'installed'
  expect(await watch()).toHaveLength(1)
})

test('a new version found later is reported once it is installed', async () => {
  const { registration } = browser()
  const found = await watch()
  const worker = new Worker()
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  expect(found).toEqual([])
  worker.become('installed')
  expect(found).toHaveLength(1)
})

test('the first service worker is not reported as a new version', async () => {
  const { container, registration } = browser()
  container.controller = null
  registration.waiting = new Worker()
  registration.waiting.state = 'installed'
  expect(await watch()).toEqual([])
})

test('takeOver activates the new version and reloads the page once', async () => {
  const { container, registration } = browser()
  const worker = new Worker()
  worker.state = 'installed'
  registration.waiting = worker
  const [next] = await watch()
  next?.takeOver()
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('take-over')
  expect(reload).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

test('when another tab activates the new version, this page reloads only on its own takeOver', async () => {
  const { container, registration } = browser()
  const worker = new Worker()
  worker.state = 'installed'
  registration.waiting = worker
  const [next] = await watch()
  worker.become('activating')
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).not.toHaveBeenCalled()
  next?.takeOver()
  expect(worker.postMessage).not.toHaveBeenCalled()
  expect(reload).toHaveBeenCalledOnce()
})

/** Simulates a page that becomes visible at the given times. */
async function seen() {
  let now = 0
  await watch(() => now)
  return async (time: number) => {
    now = time
    document.dispatchEvent(new Event('visibilitychange'))
    // Lets pending promises settle.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test('a page that becomes visible checks for a new version at most once an hour', async () => {
  const { registration } = browser()
  const seenAt = await seen()
  await seenAt(HOUR - 1)
  expect(fetch).not.toHaveBeenCalled()
  await seenAt(HOUR)
  await seenAt(HOUR + 1)
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/sw.js', { method: 'HEAD', cache: 'no-store' })
  expect(registration.update).toHaveBeenCalledOnce()
  leave.abort()
  await seenAt(3 * HOUR)
  expect(registration.update).toHaveBeenCalledOnce()
})

test.each([
  ['a network failure', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a 502 from a proxy', () => new Response(null, { status: 502 })],
  ['a Wi-Fi login page', () => new Response(null, { headers: { 'content-type': 'text/html' } })],
])('after %s, no update runs until the next check', async (_what, answer) => {
  const { registration } = browser()
  const seenAt = await seen()
  script = answer as () => Response
  await seenAt(HOUR)
  expect(registration.update).not.toHaveBeenCalled()
  script = () => new Response(null, { headers: javascript })
  await seenAt(HOUR + 1)
  expect(registration.update).toHaveBeenCalledOnce()
})

test('no check runs while a new version is installing', async () => {
  const { registration } = browser()
  const seenAt = await seen()
  registration.installing = new Worker()
  await seenAt(HOUR)
  expect(fetch).not.toHaveBeenCalled()
})

test('wouldLose is true while changes wait in the outbox', async () => {
  const { registration } = browser()
  registration.waiting = new Worker()
  registration.waiting.state = 'installed'
  const [next] = await watch()
  expect(next?.wouldLose()).toBe(false)
  setFlag('waiting', true)
  expect(next?.wouldLose()).toBe(true)
})

test('unregisterWorker unregisters the service worker', async () => {
  const { registration } = browser()
  await unregisterWorker()
  expect(registration.unregister).toHaveBeenCalledOnce()
})
