import { type FaultyProxy, startFaultyProxy } from '@smart-farming/upstream-doubles/faulty-proxy'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { Database, type DatabaseOptions } from './database.ts'
import { DatabaseUnavailable, sqlState } from './sql-errors.ts'

const DEADLINE_MS = 600
let line: FaultyProxy
let database: Database

beforeEach(async () => {
  const server = new URL(inject('databaseUrl'))
  line = await startFaultyProxy({ host: server.hostname, port: Number(server.port) })
})
afterEach(async () => {
  await database.close()
  await line.close()
})

function open(options: Partial<DatabaseOptions> = {}): Database {
  const url = new URL(inject('databaseUrl'))
  url.port = String(line.port)
  database = new Database({ url: url.href, schema: 'public', deadlineMs: DEADLINE_MS, ...options })
  return database
}

async function failure(work: Promise<unknown>): Promise<{ error: unknown; ms: number }> {
  const startedAt = performance.now()
  const error = await work.then(
    () => expect.fail('it should have failed'),
    (reason: unknown) => reason,
  )
  return { error, ms: performance.now() - startedAt }
}

test('fails at the first deadline on a half-open connection, and recovers when it is restored', async () => {
  open()
  await database.ping()
  line.set({ mode: 'hole' })
  const { error, ms } = await failure(database.ping())
  expect(error).toBeInstanceOf(DatabaseUnavailable)
  expect(ms).toBeLessThan(DEADLINE_MS + 200)
  line.set({ mode: 'pass' })
  await database.ping()
})

test('fails promptly when a proxy closes each connection cleanly, and recovers', async () => {
  open()
  line.set({ mode: 'fin' })
  const { error, ms } = await failure(database.ping())
  expect(error).toBeInstanceOf(DatabaseUnavailable)
  expect(ms).toBeLessThan(DEADLINE_MS + 200)
  line.set({ mode: 'pass' })
  await database.ping()
})

test('fails at once while connections are refused, and recovers on the first attempt', async () => {
  open()
  await database.ping()
  const { port } = line
  await line.close()
  // A driver with a growing delay between attempts would now wait for seconds.
  for (let tries = 0; tries < 20; tries += 1) {
    const { error } = await failure(database.ping())
    expect(error).toBeInstanceOf(DatabaseUnavailable)
  }
  const server = new URL(inject('databaseUrl'))
  line = await startFaultyProxy({ host: server.hostname, port: Number(server.port) }, port)
  const startedAt = performance.now()
  await database.ping()
  expect(performance.now() - startedAt).toBeLessThan(400)
})

test('a connection reset during a query throws DatabaseUnavailable, and the next query works', async () => {
  open()
  await database.ping()
  const slow = failure(database.run((orm) => orm.execute(sql`select pg_sleep(0.15)`)))
  line.set({ mode: 'rst' })
  expect((await slow).error).toBeInstanceOf(DatabaseUnavailable)
  line.set({ mode: 'pass' })
  await database.ping()
})

test('the server cancels a slow query before the deadline, and the connection is reused', async () => {
  open({ deadlineMs: 700, maxConnections: 1 })
  await database.ping()
  const { error, ms } = await failure(database.run((orm) => orm.execute(sql`select pg_sleep(5)`)))
  expect(sqlState(error)).toBe('57014')
  expect(ms).toBeLessThan(700)
  await database.ping()
  expect(line.connections()).toBe(1)
})

test('a query that never got a connection is never run', async () => {
  open({ deadlineMs: 1_600, maxConnections: 1 })
  await database.run((orm) => orm.execute(sql`create temporary table runs (at int)`))
  const slow = failure(database.run((orm) => orm.execute(sql`select pg_sleep(5)`)))
  const behind = failure(database.run((orm) => orm.execute(sql`insert into runs values (1)`)))
  expect((await behind).error).toBeInstanceOf(DatabaseUnavailable)
  expect(sqlState((await slow).error)).toBe('57014')
  const rows = await database.run((orm) => orm.execute(sql`select at from runs`))
  expect(rows).toHaveLength(0)
})

test('passes on errors from our own code unchanged', async () => {
  open()
  const { error } = await failure(database.run(() => Promise.reject(new TypeError('a bug'))))
  expect(error).toBeInstanceOf(TypeError)
})

test('bulk work has no deadline; shutdown rolls it back and does not restart it', async () => {
  open({ deadlineMs: 300 })
  const table = `bulk_${process.pid}`
  expect(await database.bulk(async (sql) => (await sql`select pg_sleep(0.5), 1 as done`)[0]?.done)).toBe(1)
  const { promise: underWay, resolve: begin } = Promise.withResolvers<void>()
  const work = failure(
    database.bulk(async (sql) => {
      await sql`create table ${sql(table)} (at int)`
      begin()
      await sql`select pg_sleep(30)`
    }),
  )
  await underWay
  database.stopBulk()
  const { error, ms } = await work
  expect(error).toBeInstanceOf(DatabaseUnavailable)
  expect(ms).toBeLessThan(5_000)
  expect((await failure(database.bulk(async () => {}))).error).toBeInstanceOf(DatabaseUnavailable)
  const found = await database.run((orm) => orm.execute(sql`select to_regclass(${table}) as it`))
  expect(found[0]?.it).toBeNull()
})
