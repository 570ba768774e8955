import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastContact } from '../../../server/last-contact.ts'
import { fetchWithIdleTimeout } from './fetch-with-idle-timeout.ts'

beforeEach(() => {
  vi.useFakeTimers()
  delete lastContact.heard
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A fake network that never answers, and rejects on abort like a browser. */
function quietNetwork() {
  const network: { answer?: (response: Response) => void; signal?: AbortSignal | null | undefined } = {}
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    network.signal = init.signal
    return new Promise((resolve, reject) => {
      network.answer = resolve
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  })
  return network
}

test('a request fails when no response begins within 90 s', async () => {
  const network = quietNetwork()
  const failed = expect(fetchWithIdleTimeout('/', {})).rejects.toThrow(TypeError)
  vi.advanceTimersByTime(89_999)
  expect(network.signal?.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  await failed
})

test('each received byte extends the deadline by 30 s', async () => {
  const network = quietNetwork()
  let line: ReadableStreamDefaultController | undefined
  const body = new ReadableStream({
    start: (controller) => {
      line = controller
    },
  })
  const asked = fetchWithIdleTimeout('/', {})
  network.answer?.(new Response(body))
  const reader = (await asked).body?.getReader()
  for (let times = 0; times < 10; times += 1) {
    vi.advanceTimersByTime(29_000)
    line?.enqueue(new Uint8Array([58]))
    await reader?.read()
  }
  expect(network.signal?.aborted).toBe(false)
  vi.advanceTimersByTime(30_000)
  expect(network.signal?.aborted).toBe(true)
  expect(network.signal?.reason).toBeInstanceOf(TypeError)
})

test('no timer is left after the response has ended', async () => {
  const network = quietNetwork()
  const asked = fetchWithIdleTimeout('/', {})
  network.answer?.(new Response('all of it'))
  expect(await (await asked).text()).toBe('all of it')
  expect(vi.getTimerCount()).toBe(0)
})

test('the caller can abort the request while it waits, and no timer is left', async () => {
  quietNetwork()
  const controller = new AbortController()
  const call = fetchWithIdleTimeout('/', { signal: controller.signal })
  controller.abort(new Error('enough'))
  await expect(call).rejects.toThrow('enough')
  expect(vi.getTimerCount()).toBe(0)
})

test('the connection state is set to "there" after a response and "lost" after a failure', async () => {
  const network = quietNetwork()
  const asked = fetchWithIdleTimeout('/', {})
  network.answer?.(new Response('all of it'))
  await asked
  expect(lastContact.heard).toBe('there')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchWithIdleTimeout('/', {})).rejects.toThrow(TypeError)
  expect(lastContact.heard).toBe('lost')
})

test('the connection state is set to "late" after silence and "lost" after a dropped response', async () => {
  const network = quietNetwork()
  const silent = expect(fetchWithIdleTimeout('/', {})).rejects.toThrow(TypeError)
  vi.advanceTimersByTime(90_000)
  await silent
  expect(lastContact.heard).toBe('late')
  const asked = fetchWithIdleTimeout('/', {})
  network.answer?.(
    new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) })),
  )
  await expect((await asked).text()).rejects.toThrow('network error')
  expect(lastContact.heard).toBe('lost')
})

test('aborting a response does not change the connection state', async () => {
  const network = quietNetwork()
  const controller = new AbortController()
  const asked = fetchWithIdleTimeout('/', { signal: controller.signal })
  network.answer?.(new Response(new ReadableStream()))
  await (await asked).body?.cancel()
  controller.abort()
  expect(lastContact.heard).toBe('there')
})

test('a Wi-Fi login page fails the request and sets the connection state to "other"', async () => {
  const network = quietNetwork()
  const asked = fetchWithIdleTimeout('/', {})
  network.answer?.(new Response('<h1>Free Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }))
  await expect(asked).rejects.toThrow(TypeError)
  expect(lastContact.heard).toBe('other')
  expect(vi.getTimerCount()).toBe(0)
})
