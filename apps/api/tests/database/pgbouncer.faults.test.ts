import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { backupCommand } from '../../src/commands/backup/backup-command.ts'
import { messagesCommand } from '../../src/commands/messages-command.ts'
import { isPooled } from '../../src/db/connection/pooler.ts'
import { sqlState } from '../../src/db/sql-errors.ts'
import { loadSnapshot } from '../../src/market/bundled/load-snapshot.ts'
import { startPriceRefresh } from '../../src/market/imports/refresh-schedule.ts'
import { startApp, type TestApp } from '../support/app.ts'
import {
  NO_PGBOUNCER,
  PGBOUNCER_PATH,
  type PgBouncer,
  startPgbouncer,
} from '../support/database/pgbouncer.ts'
import { createCommandDatabase, runCommand } from '../support/processes/command.ts'
import { startServer } from '../support/processes/server.ts'

if (PGBOUNCER_PATH === undefined) console.warn(NO_PGBOUNCER)
const behind = test.runIf(PGBOUNCER_PATH !== undefined)

let pooler: PgBouncer
const open: TestApp[] = []
beforeAll(async () => {
  if (PGBOUNCER_PATH !== undefined) pooler = await startPgbouncer(inject('databaseUrl'))
})
afterAll(() => pooler?.close())
afterEach(async () => {
  for (const app of open.splice(0)) await app.close()
})

async function start(options: Parameters<typeof startApp>[0] = {}) {
  const env = { DATABASE_URL: pooler.url(inject('databaseUrl')), ...options.env }
  const product = await startApp({ ...options, env })
  open.push(product)
  return product
}

const form = (username: string) => ({
  username,
  password: 'correct horse',
  farmName: 'Hill',
  location: 'Ludlow',
})

test('recognises a direct connection to a database server', async () => {
  expect(await isPooled(inject('databaseUrl'))).toBe(false)
})

behind('recognises a connection pooler', async () => {
  expect(await isPooled(pooler.url(inject('databaseUrl')))).toBe(true)
})

behind('two instances start at once behind a pooler and serve thirty farmers at a time', async () => {
  const schema = `t_${randomUUID().replaceAll('-', '')}`
  const overrides = { databaseDeadlineMs: 20_000 }
  const [one, two] = await Promise.all([start({ schema, overrides }), start({ schema, overrides })])
  const farmers = Array.from({ length: 30 }, async (_, at) => {
    const { client, cookies } = (at % 2 ? one : two).browser()
    await client.accounts.signup({ body: form(`ada ${at}`) })
    await client.farmSettings.save({ body: { soil: 'clay' } })
    const elsewhere = (at % 2 ? two : one).browser()
    for (const [name, value] of cookies) elsewhere.cookies.set(name, value)
    expect(await elsewhere.client.farmSettings.get()).toEqual({ soil: 'clay' })
    await client.accounts.logout()
    expect(await client.accounts.user().catch(({ code }) => code)).toBe('not_signed_in')
  })
  await Promise.all(farmers)
  const [row] = await one.sql`select count(*)::int as n from users`
  expect(row?.n).toBe(30)
  // A refused sign-up leaves the connection clean for the next caller.
  expect(
    await one
      .browser()
      .client.accounts.signup({ body: form('ada 1') })
      .catch(({ code }) => code),
  ).toBe('username_taken')
})

behind('the server cancels slow queries, and a pooled connection keeps none of our settings', async () => {
  const { deps } = await start()
  const slow = await deps.database
    .run((orm) => orm.execute(sql`select pg_sleep(30)`))
    .catch((error: unknown) => error)
  expect(sqlState(slow)).toBe('57014')
  const stranger = postgres(pooler.url(inject('databaseUrl')), {
    max: 4,
    prepare: false,
    fetch_types: false,
  })
  const seen = await Promise.all(
    Array.from(
      { length: 8 },
      () =>
        stranger`select current_setting('statement_timeout') as timeout, current_setting('search_path') as path`,
    ),
  )
  await stranger.end()
  for (const [row] of seen) expect(row).toEqual({ timeout: '0', path: '"$user", public' })
})

behind('bulk work and the queue of price refreshes work through a pooler', async () => {
  const { deps, schema } = await start()
  expect(await loadSnapshot(deps.database)).toMatchObject({ added: expect.any(Number) })
  const url = pooler.url(inject('databaseUrl'))
  const needs = {
    database: deps.database,
    databaseUrl: url,
    queueSchema: `${schema}_jobs`,
    now: () => new Date(),
    localPrices: true,
  }
  const quiet = { info() {}, warn() {}, debug() {} }
  const { stop } = await startPriceRefresh({ ...needs, log: quiet, firstAfterSeconds: 3_600 })
  await stop()
})

behind('the whole product and its commands work through a pooler, with the price refresh on', async () => {
  const database = await createCommandDatabase()
  const server = startServer({
    DATABASE_URL: pooler.url(database.url),
    DATABASE_POOL_SIZE: '4',
    SESSION_SECRET: 'only for tests 1 fQ2xLr7Vt4Kw8Zb3NmYc6Hd',
    PRICE_REFRESH: 'on',
  })
  try {
    const address = await server.ready
    await expect.poll(async () => (await fetch(`${address}/api/health/ready`)).status).toBe(200)
    // The operator's commands also work through the pooler.
    const env = { DATABASE_URL: pooler.url(database.url) }
    expect(await runCommand(messagesCommand, [], env)).toMatchObject({ code: 0, stdout: 'No messages.\n' })
    const file = join(tmpdir(), `${randomUUID()}.backup`)
    expect(await runCommand(backupCommand, [file], env)).toMatchObject({ code: 0 })
    await rm(file)
  } finally {
    server.process.kill('SIGTERM')
    expect(await server.exited, server.said.join('\n')).toBe(0)
    await database.close()
  }
})
