import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { line } from '../../../server/line.ts'
import { fetchWhileAlive } from './fetch-while-alive.ts'

beforeEach(() => {
  vi.useFakeTimers()
  delete line.heard
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A network that never answers, and that fails like a browser's on abort. */
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

test('waits 90 s for the beginning, and not longer', async () => {
  const network = quietNetwork()
  const failed = expect(fetchWhileAlive('/', {})).rejects.toThrow(TypeError)
  vi.advanceTimersByTime(89_999)
  expect(network.signal?.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  await failed
})

test('then any byte is worth 30 s more', async () => {
  const network = quietNetwork()
  let line: ReadableStreamDefaultController | undefined
  const body = new ReadableStream({
    start: (controller) => {
      line = controller
    },
  })
  const asked = fetchWhileAlive('/', {})
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

test('after the end nothing waits any more', async () => {
  const network = quietNetwork()
  const asked = fetchWhileAlive('/', {})
  network.answer?.(new Response('all of it'))
  expect(await (await asked).text()).toBe('all of it')
  expect(vi.getTimerCount()).toBe(0)
})

test('the caller can leave, before and meanwhile', async () => {
  quietNetwork()
  const controller = new AbortController()
  const call = fetchWhileAlive('/', { signal: controller.signal })
  controller.abort(new Error('enough'))
  await expect(call).rejects.toThrow('enough')
  expect(vi.getTimerCount()).toBe(0)
})

test('how the server was heard is told, as by every other call', async () => {
  const network = quietNetwork()
  const asked = fetchWhileAlive('/', {})
  network.answer?.(new Response('all of it'))
  await asked
  expect(line.heard).toBe('there')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchWhileAlive('/', {})).rejects.toThrow(TypeError)
  expect(line.heard).toBe('lost')
})

test('so is silence, and a line that drops in the middle of a reply', async () => {
  const network = quietNetwork()
  const silent = expect(fetchWhileAlive('/', {})).rejects.toThrow(TypeError)
  vi.advanceTimersByTime(90_000)
  await silent
  expect(line.heard).toBe('late')
  const asked = fetchWhileAlive('/', {})
  network.answer?.(
    new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) })),
  )
  await expect((await asked).text()).rejects.toThrow('network error')
  expect(line.heard).toBe('lost')
})

test('who stops an answer says nothing about the line', async () => {
  const network = quietNetwork()
  const controller = new AbortController()
  const asked = fetchWhileAlive('/', { signal: controller.signal })
  network.answer?.(new Response(new ReadableStream()))
  await (await asked).body?.cancel()
  controller.abort()
  expect(line.heard).toBe('there')
})

test('the page of a network that wants a sign-in first is that, and no lost line', async () => {
  const network = quietNetwork()
  const asked = fetchWhileAlive('/', {})
  network.answer?.(new Response('<h1>Free Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }))
  await expect(asked).rejects.toThrow(TypeError)
  expect(line.heard).toBe('other')
  expect(vi.getTimerCount()).toBe(0)
})
