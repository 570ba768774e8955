import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { type FaultyProxy, startFaultyProxy } from '@smart-farming/upstream-doubles/faulty-proxy'
import postgres from 'postgres'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'

// Tests the driver with our patches (patches/). Without the patch, an uncatchable write to a
// missing socket crashes the process, and connections stay unusable. Queries that never reached the
// server are reported as done, and a refused COPY never ends. See
// docs/decisions/embedded-database.md.

let line: FaultyProxy
let sql: postgres.Sql
beforeEach(async () => {
  const server = new URL(inject('databaseUrl'))
  line = await startFaultyProxy({ host: server.hostname, port: Number(server.port) })
  const url = new URL(server)
  url.port = String(line.port)
  sql = postgres(url.href, { max: 1, fetch_types: false, backoff: () => 0.05 })
})
afterEach(async () => {
  await sql.end({ timeout: 1 })
  await line.close()
})

test.each(['rst', 'fin'] as const)(
  'a transaction whose connection is cut (%s) fails, and the next one works',
  async (mode) => {
    const work = sql.begin(async (transaction) => {
      await transaction`select 1`
      line.set({ mode })
      await transaction`select pg_sleep(5)`
    })
    await expect(work).rejects.toThrow(/ECONNRESET|CONNECTION_CLOSED/)
    line.set({ mode: 'pass' })
    expect(await sql.begin((transaction) => transaction`select 2 as two`)).toEqual([{ two: 2 }])
  },
)

test('a transaction whose connection is lost never continues on another connection', async () => {
  const answers: unknown[] = []
  const work = sql.begin(async (transaction) => {
    await transaction`select 1`
    line.set({ mode: 'rst' })
    answers.push(await transaction`select 2`.catch(() => 'lost'))
    line.set({ mode: 'pass' })
    // A query from elsewhere reopens the connection.
    answers.push(await sql`select 3 as three`)
    answers.push(await transaction`select 4`.catch(() => 'lost'))
  })
  await expect(work).rejects.toThrow(/ECONNRESET|CONNECTION_CLOSED/)
  await expect.poll(() => answers).toEqual(['lost', [{ three: 3 }], 'lost'])
})

test('a COPY whose connection is cut fails, and the next query works', async () => {
  const work = sql.begin(async (transaction) => {
    await transaction`create temp table incoming (a text) on commit drop`
    const rows = await transaction`copy incoming from stdin`.writable()
    const ended = once(rows, 'close')
    line.set({ mode: 'rst' })
    rows.write('one\n')
    await ended
    await transaction`select 1`
  })
  await expect(work).rejects.toThrow(/ECONNRESET|CONNECTION_CLOSED/)
  line.set({ mode: 'pass' })
  expect(await sql`select 2 as two`).toEqual([{ two: 2 }])
})

test('a COPY that the server rejects at the end fails with its error and ends the transaction', async () => {
  const work = sql.begin(async (transaction) => {
    await transaction`create temp table incoming (a int) on commit drop`
    await pipeline(['no number\n'], await transaction`copy incoming from stdin`.writable())
  })
  await expect(work).rejects.toMatchObject({ code: '22P02' })
  expect(await sql`select 2 as two`).toEqual([{ two: 2 }])
})

async function openBreakable() {
  const server = new URL(inject('databaseUrl'))
  let socket: Socket | undefined
  const options = {
    max: 1,
    fetch_types: false,
    backoff: () => 0.05,
    connect_timeout: 1,
    async socket() {
      socket = connect(Number(server.port), server.hostname)
      await once(socket, 'connect')
      return socket
    },
  }
  const own = postgres(server.href, options as postgres.Options<Record<string, never>>)
  await own`select 1`
  if (socket === undefined) throw new Error('no connection was opened')
  // From here on, the socket ends before the next turn of the event loop, in which the driver
  // sends.
  await setImmediate()
  return { own, socket }
}

test('losing the connection just before a query is sent does not affect the next query', async () => {
  const { own, socket } = await openBreakable()
  const lost = expect(own`select 2`).rejects.toThrow('CONNECTION_CLOSED')
  await Promise.resolve()
  socket.destroy()
  await lost
  expect(await own`select 3 as three`).toEqual([{ three: 3 }])
  await own.end({ timeout: 1 })
})

test('a query sent on a failing connection is not reported as successful', async () => {
  const { own, socket } = await openBreakable()
  const { promise: lost, resolve } = Promise.withResolvers<unknown>()
  // Long enough to be sent immediately, so that no remainder reaches the next connection.
  const long = `select '${'x'.repeat(2_000)}' as answer`
  socket.once('error', () => resolve(own.unsafe(long).then((rows) => [...rows], String)))
  const closed = new Promise((close) => socket.once('close', close))
  socket.destroy(new Error('reset'))
  await closed
  expect(await own`select 'second' as answer`).toEqual([{ answer: 'second' }])
  expect(await lost).toMatch(/CONNECTION_CLOSED/)
  await own.end({ timeout: 1 })
})
