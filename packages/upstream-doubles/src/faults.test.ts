import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Double, startDouble } from './double.ts'
import {
  connectionReset,
  drippingReply,
  emptyReply,
  hang,
  hugeReply,
  inSequence,
  redirect,
  status,
  truncatedReply,
  webPageReply,
} from './faults.ts'
import { startFaultyProxy } from './faulty-proxy.ts'

let double: Double
beforeEach(async () => {
  double = await startDouble(() => ({ body: { sound: true } }))
})
afterEach(() => double.close())

const get = (init: RequestInit = {}) => fetch(double.url, { redirect: 'manual', ...init })

test('the double records a hanging call that is aborted, and still closes', async () => {
  double.respond(hang)
  const leaving = new AbortController()
  const call = get({ signal: leaving.signal })
  await expect.poll(() => double.calls.length).toBe(1)
  leaving.abort()
  await expect(call).rejects.toThrow()
  expect(await double.calls[0]?.ended).toBe('aborted')
})

test('drip sends the answer byte by byte until it is complete', async () => {
  double.respond(drippingReply(1))
  expect(await (await get()).json()).toEqual({ sound: true })
})

test('reset breaks the connection before the answer, truncated in the middle of it', async () => {
  double.respond(inSequence(connectionReset, truncatedReply))
  await expect(get()).rejects.toThrow()
  await expect(get().then((response) => response.text())).rejects.toThrow()
})

test('huge sends data until the caller cancels', async () => {
  double.respond(hugeReply())
  const body = (await get()).body
  const reader = body?.getReader()
  let read = 0
  while (read < 1_000_000) read += (await reader?.read())?.value?.length ?? 0
  await reader?.cancel()
  expect(await double.calls[0]?.ended).toBe('aborted')
})

test('inSequence repeats its statuses, redirects, pages and empty answers, then answers as usual', async () => {
  double.respond(inSequence(status(503), redirect(), webPageReply, emptyReply), 4)
  const statuses = []
  for (let call = 0; call < 5; call++) statuses.push((await get()).status)
  expect(statuses).toEqual([503, 302, 200, 204, 200])
})

test('the faulty proxy forwards, closes, resets, drops data and recovers', async () => {
  const proxy = await startFaultyProxy({ port: Number(new URL(double.url).port) })
  const through = (ms: number) =>
    fetch(`http://127.0.0.1:${proxy.port}`, {
      signal: AbortSignal.timeout(ms),
      headers: { connection: 'close' },
    }).then((r) => r.status)
  expect(await through(2000)).toBe(200)
  proxy.set({ mode: 'fin' })
  await expect(through(2000)).rejects.toThrow()
  await expect.poll(() => proxy.connections()).toBe(0)
  proxy.set({ mode: 'rst' })
  await expect(through(2000)).rejects.toThrow()
  proxy.set({ mode: 'hole' })
  await expect(through(80)).rejects.toThrow(/timeout/)
  proxy.set({ mode: 'pass', latencyMs: 20 })
  const startedAt = performance.now()
  expect(await through(2000)).toBe(200)
  expect(performance.now() - startedAt).toBeGreaterThan(38)
  await proxy.close()
})

test('the service learns of a lost client once the faulty proxy forwards again', async () => {
  const proxy = await startFaultyProxy({ port: Number(new URL(double.url).port) })
  double.respond(hang)
  const caller = connect(proxy.port, '127.0.0.1')
  caller.write('GET / HTTP/1.1\r\nHost: double\r\n\r\n')
  await expect.poll(() => double.calls.length).toBe(1)
  proxy.set({ mode: 'hole' })
  caller.destroy()
  // The proxy's connection to the service is still open.
  await expect.poll(() => proxy.connections()).toBe(0.5)
  proxy.set({ mode: 'pass' })
  expect(await double.calls[0]?.ended).toBe('aborted')
  await proxy.close()
})
