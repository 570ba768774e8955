import { setImmediate } from 'node:timers/promises'
import { startFaultyProxy } from '@smart-farming/upstream-doubles/faulty-proxy'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { startApp } from './_app.ts'

/** Longest that a stop may take here, in ms; the process is ended after 13 s, whatever it does. */
const LONGEST_MS = 8_000

let line: Awaited<ReturnType<typeof startFaultyProxy>>
let product: Awaited<ReturnType<typeof startApp>>
beforeEach(async () => {
  const url = new URL(inject('databaseUrl'))
  line = await startFaultyProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(line.port)
  product = await startApp({ env: { DATABASE_URL: url.href, PRICE_REFRESH: 'on' } })
})
afterEach(async () => {
  await product.sql.end()
  await line.close()
})

const listen = () => product.app.listen({ port: 0, host: '127.0.0.1' })

/** How long the stop takes, in ms. */
async function stop(): Promise<number> {
  const from = performance.now()
  await product.app.close()
  await product.deps.close()
  return performance.now() - from
}

/** The schema of the queue. */
const jobs = () => product.sql(`${product.schema}_jobs`)

/** What the queue has planned. */
const planned = () => product.sql`select key from ${jobs()}.schedule`.catch(() => [])

/** What the server says that the connections of the queue wait for. */
const waitingFor = async () =>
  (
    await product.sql`
      select wait_event_type as type from pg_stat_activity
      where application_name = 'smart-farming refresh' and query like ${`%${product.schema}%`}`
  ).map(({ type }) => type)

test('the queue of refreshes does not hold up a stop when the database froze in the middle of its query', async () => {
  await listen()
  await expect.poll(planned).toHaveLength(5)
  await product.sql.begin(async (sql) => {
    await sql`lock table ${jobs()}.job`
    await expect.poll(waitingFor).toContain('Lock')
    line.set({ mode: 'hole' })
  })
  expect(await stop()).toBeLessThan(LONGEST_MS)
})

/** Runs when the queue waits for the database while its tables are made. */
async function whileMade(act: () => void): Promise<void> {
  const made = product.sql.begin(async (sql) => {
    await sql`create schema ${jobs()}`
    await listen()
    await expect.poll(waitingFor).toContain('Lock')
    act()
    throw new Error('not kept')
  })
  await expect(made).rejects.toThrow('not kept')
}

test('nor when it froze while the queue was made', async () => {
  await whileMade(() => line.set({ mode: 'hole' }))
  expect(await stop()).toBeLessThan(LONGEST_MS)
})

test('nor when it froze before the queue was there', async () => {
  line.set({ mode: 'hole' })
  await listen()
  expect(await stop()).toBeLessThan(LONGEST_MS)
})

test('a queue whose database froze while it was made is made when that answers again', async () => {
  await whileMade(() => line.set({ mode: 'hole' }))
  // The answer has gone into the hole.
  await expect.poll(waitingFor).toEqual(['Client'])
  await setImmediate()
  line.set({ mode: 'pass' })
  await expect.poll(planned, { timeout: 40_000 }).toHaveLength(5)
  await stop()
})
