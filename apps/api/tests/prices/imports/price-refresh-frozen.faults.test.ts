import { setImmediate } from 'node:timers/promises'
import { startFaultyProxy } from '@smart-farming/upstream-doubles/faulty-proxy'
import { inject, type TestContext, test, vi } from 'vitest'
import { startApp } from '../../support/app.ts'

/** Maximum duration of a stop in these tests, in ms. The process itself exits after 13 s. */
const MAX_MS = 8_000

/** Time limit for creating a queue on a busy machine. */
const PATIENCE = { timeout: 40_000 }

// Each test waits for deadlines of seconds, so they run in parallel, each with its own product and
// connection.
vi.setConfig({ testTimeout: 90_000 })

async function start({ expect, onTestFinished }: Pick<TestContext, 'expect' | 'onTestFinished'>) {
  const url = new URL(inject('databaseUrl'))
  const line = await startFaultyProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(line.port)
  const { app, deps, sql, schema } = await startApp({
    env: { DATABASE_URL: url.href, PRICE_REFRESH: 'on' },
  })
  onTestFinished(async () => {
    await sql.end()
    await line.close()
  })
  const jobs = () => sql(`${schema}_jobs`)
  const listen = () => app.listen({ port: 0, host: '127.0.0.1' })
  /** Wait events of the queue's connections, as the server reports them. */
  const waitingFor = async () =>
    (
      await sql`
        select wait_event_type as type from pg_stat_activity
        where application_name = 'smart-farming refresh' and query like ${`%${schema}%`}`
    ).map(({ type }) => type)
  return {
    line,
    sql,
    jobs,
    listen,
    waitingFor,
    planned: () => sql`select key from ${jobs()}.schedule`.catch(() => []),
    /** Duration of the stop, in ms. */
    async stop(): Promise<number> {
      const from = performance.now()
      await app.close()
      await deps.close()
      return performance.now() - from
    },
    /** Freezes the connection while the queue's tables are being created. */
    async freezeWhileMade(): Promise<void> {
      const made = sql.begin(async (transaction) => {
        await transaction`create schema ${jobs()}`
        await listen()
        await expect.poll(waitingFor).toContain('Lock')
        line.set({ mode: 'hole' })
        throw new Error('not kept')
      })
      await expect(made).rejects.toThrow('not kept')
    },
  }
}

test.concurrent('a database that freezes during a queue query does not delay shutdown', async ({
  expect,
  onTestFinished,
}) => {
  const { line, sql, jobs, listen, planned, waitingFor, stop } = await start({ expect, onTestFinished })
  await listen()
  await expect.poll(planned, PATIENCE).toHaveLength(5)
  await sql.begin(async (transaction) => {
    await transaction`lock table ${jobs()}.job`
    await expect.poll(waitingFor).toContain('Lock')
    line.set({ mode: 'hole' })
  })
  expect(await stop()).toBeLessThan(MAX_MS)
})

test.concurrent('a database that freezes while the queue is being created does not delay shutdown', async ({
  expect,
  onTestFinished,
}) => {
  const { freezeWhileMade, stop } = await start({ expect, onTestFinished })
  await freezeWhileMade()
  expect(await stop()).toBeLessThan(MAX_MS)
})

test.concurrent('a database that freezes before the queue exists does not delay shutdown', async ({
  expect,
  onTestFinished,
}) => {
  const { line, listen, stop } = await start({ expect, onTestFinished })
  line.set({ mode: 'hole' })
  await listen()
  expect(await stop()).toBeLessThan(MAX_MS)
})

test.concurrent('creates the queue once a frozen database answers again', async ({
  expect,
  onTestFinished,
}) => {
  const { line, freezeWhileMade, planned, waitingFor, stop } = await start({ expect, onTestFinished })
  await freezeWhileMade()
  // The response was lost in the frozen connection.
  await expect.poll(waitingFor).toEqual(['Client'])
  await setImmediate()
  line.set({ mode: 'pass' })
  await expect.poll(planned, PATIENCE).toHaveLength(5)
  await stop()
})
