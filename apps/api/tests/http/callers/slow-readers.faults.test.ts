import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Behaviour, Double } from '@smart-farming/upstream-doubles/double'
import { startOpenAi } from '@smart-farming/upstream-doubles/openai'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, startApp, type TestApp } from '../../support/app.ts'
import { askChat, signInFarmers } from '../../support/chat/chat.ts'
import { runInBatches } from '../../support/http/run-in-batches.ts'

const READERS = 50
const MB = 1_000_000

let folder: string
let line: string
let model: Double
let product: TestApp
beforeAll(async () => {
  model = await startOpenAi()
  product = await startApp({
    env: { OPENAI_BASE_URL: `${model.url}/v1`, CHAT_DAILY_TOKENS: '1000000000' },
    options: { readerIdleMs: 400 },
    // Producing megabytes for clients that never read them slows this process down. With the usual
    // deadline, some questions would be refused.
    overrides: { databaseDeadlineMs: 20_000 },
  })
  await product.app.ready()
  // The system buffers a fifth of a megabyte for a Unix socket, but up to four megabytes for a TCP
  // connection, which would take minutes to fill.
  folder = await mkdtemp(join(tmpdir(), 'smart-farming-line-'))
  line = join(folder, 'line')
  await new Promise<void>((resolve) => product.app.server.listen(line, resolve))
})
afterAll(async () => {
  product.app.server.closeAllConnections()
  product.app.server.close()
  await product.close()
  await model.close()
  await rm(folder, { recursive: true })
})

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

const lines = () =>
  new Promise<number>((resolve, reject) =>
    product.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
const placesTaken = async () => (await product.sql`select 1 from chat_in_flight`).length

function askAndNeverRead(
  farmer: Browser,
  start: string,
  headers: readonly string[] = [],
  body = '',
  times = 1,
) {
  const [[name, value] = ['', '']] = farmer.cookies
  const head = [
    `${start} HTTP/1.1`,
    'Host: farm.example',
    `Cookie: ${name}=${value}`,
    `Content-Length: ${body.length}`,
    ...headers,
  ]
  const socket = connect(line)
  sockets.push(socket)
  socket.on('error', () => {})
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`.repeat(times))
  socket.pause()
}

/** Sends nearly as much text as the product reads of one answer, then ends or stays silent. */
const talks =
  (ends: boolean): Behaviour =>
  async (reply) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' })
    const words = `data: ${JSON.stringify({ choices: [{ delta: { content: 'maize '.repeat(400) } }] })}\n\n`
    const stream = Readable.from([...Array<string>(1_500).fill(words), ...(ends ? ['data: [DONE]\n\n'] : [])])
    await pipeline(stream, reply, { end: ends }).catch(() => {})
  }

test('clients that never read an answer keep no model busy and use little memory', async () => {
  const [reader, ...farmers] = await signInFarmers(product, 1 + READERS)
  model.respond(talks(true))
  // An answer ends at its maximum length. This first answer also warms up, so that its memory does
  // not count below.
  if (reader)
    expect((await askChat(reader, 'Maize?', { events: true })).payload.length).toBeLessThan(0.1 * MB)
  model.respond(talks(false))
  const rssBefore = process.memoryUsage.rss()
  await runInBatches(farmers, async (farmer) => {
    const headers = ['Accept: text/event-stream', 'Content-Type: application/json']
    askAndNeverRead(farmer, 'POST /api/chat/market', headers, '{"message":"Maize?"}')
    const asked = 1 + sockets.length
    await expect.poll(() => model.calls.length).toBeGreaterThanOrEqual(asked)
  })
  let most = 0
  await expect
    .poll(() => {
      most = Math.max(most, process.memoryUsage.rss())
      return placesTaken()
    })
    .toBe(0)
  expect(await Promise.all(model.calls.slice(1).map(({ ended }) => ended))).toEqual(
    Array(READERS).fill('aborted'),
  )
  await expect.poll(placesTaken).toBe(0)
  // Buffered completely, these answers would take more than 180 MB.
  expect((most - rssBefore) / MB).toBeLessThan(100)
  // A model that exceeds all limits causes a warning, but no error.
  expect(product.logs.filter(({ level }) => Number(level) >= 50)).toEqual([])
})

test('closes the connection of a client that never reads any other kind of response', async () => {
  const { server } = product.app
  expect(server.timeout).toBe(125_000)
  // A shorter limit for the test.
  server.timeout = 400
  const farmers = await signInFarmers(product, READERS)
  // Far more requests than the system can buffer answers for.
  const forecast = 'GET /api/weather/forecast?lat=52.37&lon=-2.71'
  for (const farmer of farmers) askAndNeverRead(farmer, forecast, [], '', 100)
  await expect.poll(lines).toBeGreaterThan(0)
  await expect.poll(lines).toBe(0)
  server.timeout = 125_000
})
