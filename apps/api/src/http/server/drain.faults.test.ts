import { connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drainConnections } from './drain.ts'

let app: FastifyInstance
let port: number
let answer: () => void
let asked: Promise<void>
beforeEach(async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  answer = resolve
  const arrival = Promise.withResolvers<void>()
  asked = arrival.promise
  app = Fastify({ forceCloseConnections: false, return503OnClosing: false })
  app.get('/now', () => 'now')
  app.get('/later', () => {
    arrival.resolve()
    return promise.then(() => 'later')
  })
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterEach(() => app.close())

/** Opens a keep-alive connection, sends a request and collects the response. */
async function caller(path: string) {
  const socket = connect({ host: '127.0.0.1', port })
  const received: string[] = []
  socket.on('data', (part) => received.push(part.toString()))
  socket.on('error', () => {})
  // Node's `once` would reject when the connection is reset.
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(`GET ${path} HTTP/1.1\r\nHost: farm\r\n\r\n`)
  return { received, closed }
}

test('shutdown answers requests in flight and does not wait for idle connections', async () => {
  const [idle, busy] = await Promise.all([caller('/now'), caller('/later')])
  await expect.poll(() => idle.received.join('')).toContain('now')
  await asked
  const drained = drainConnections(app, 0)
  await idle.closed
  const answeredAt = performance.now()
  answer()
  await Promise.all([drained, busy.closed])
  expect(busy.received.join('')).toMatch(/^HTTP\/1.1 200 [\s\S]*later$/)
  // Keep-alive would hold the connection for 72 seconds.
  expect(performance.now() - answeredAt).toBeLessThan(1_000)
})

test('shutdown closes a connection that never ends', async () => {
  const stuck = await caller('/later')
  await asked
  await drainConnections(app, 0, 100)
  await stuck.closed
  expect(stuck.received).toEqual([])
})
