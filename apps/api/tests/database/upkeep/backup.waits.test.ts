import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { startFaultyProxy } from '@smart-farming/upstream-doubles/faulty-proxy'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { backupCommand } from '../../../src/commands/backup/backup-command.ts'
import { restoreCommand } from '../../../src/commands/backup/restore-command.ts'
import { restoreBackup } from '../../../src/db/backup/restore-backup.ts'
import { writeBackup } from '../../../src/db/backup/write-backup.ts'
import { applyMigrations, knownMigrations, lockMigrations, migrateDatabase } from '../../../src/db/migrate.ts'
import { runDedicatedTransaction } from '../../../src/db/transaction.ts'
import { fillEveryTable, omitColumns, RANDOM_COLUMNS, readTables } from '../../support/database/migrations.ts'
import { createCommandDatabase, runCommand } from '../../support/processes/command.ts'

type Database = Awaited<ReturnType<typeof createCommandDatabase>>

let folder: string
let file: string
let full: Database
let before: Awaited<ReturnType<typeof rowsOf>>
const made: Database[] = []

const backup = (url: string, path: string) => runCommand(backupCommand, [path], { DATABASE_URL: url })
const restore = (url: string, path: string) => runCommand(restoreCommand, [path], { DATABASE_URL: url })

async function on<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  return work(sql).finally(() => sql.end())
}
/** All rows except answers in progress, which a restore leaves out. */
async function rowsIn(sql: postgres.Sql, schema: string) {
  const { chat_in_flight: _, ...rows } = await readTables(sql, schema)
  return rows
}
const rowsOf = (url: string) => on(url, (sql) => rowsIn(sql, 'public'))
async function emptyDatabase(): Promise<Database> {
  const database = await createCommandDatabase()
  made.push(database)
  return database
}

beforeAll(async () => {
  full = await createCommandDatabase()
  await migrateDatabase(full.url, 'public')
  await on(full.url, (sql) => fillEveryTable(sql, 'public'))
  before = await rowsOf(full.url)
})
afterAll(() => full.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smart-farming-backup-'))
  file = join(folder, 'today.backup')
})
afterEach(async () => {
  await Promise.all(made.splice(0).map((database) => database.close()))
  await rm(folder, { recursive: true })
})

test('restores every row in a backup, and new ids continue after them', async () => {
  expect(await backup(full.url, file)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('kB, checked.'),
  })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['today.backup'])
  const { url } = await emptyDatabase()
  expect(await restore(url, file)).toMatchObject({ code: 0, stderr: '' })
  expect(await rowsOf(url)).toEqual(before)
  await on(url, async (sql) => {
    const [user] = await sql`
      insert into users (username, username_key, farm_name, location, password_hash)
      values ('Ada', 'ada', 'Hill Farm', 'Ludlow', 'hash') returning id::int`
    expect(user?.id).toBe(8)
    // Foreign keys are enforced again.
    await expect(sql`insert into farm_settings (user_id, settings) values (99, '{}')`).rejects.toMatchObject({
      code: '23503',
    })
    const keys = await sql`select conname from pg_constraint where contype = 'f' order by 1`
    expect(keys).toEqual(
      await on(full.url, (own) => own`select conname from pg_constraint where contype = 'f' order by 1`),
    )
  })
})

test('restores and migrates a backup from every earlier version', async () => {
  const all = knownMigrations()
  const { url } = await emptyDatabase()
  for (const at of all.keys()) {
    const [old, target] = [
      { url, schema: `old_${at}` },
      { url, schema: `new_${at}` },
    ]
    await runDedicatedTransaction(url, { ...old, name: 'test' }, async (sql) => {
      await lockMigrations(sql)
      await applyMigrations(sql, old.schema, all.slice(0, at + 1))
    })
    const sql = postgres(url, { max: 1, connection: { search_path: `${old.schema}, public` } })
    await fillEveryTable(sql, old.schema)
    await writeBackup(old, `${file}.${at}`, new Date())
    expect(await restoreBackup(target, `${file}.${at}`)).toMatchObject({ leftOut: [] })
    await migrateDatabase(url, old.schema)
    // The two databases are migrated separately, so random columns differ.
    const drawn = Object.entries(RANDOM_COLUMNS).flatMap(([column, number]) => (at < number ? [column] : []))
    const [restored, migrated] = [await rowsIn(sql, target.schema), await rowsIn(sql, old.schema)]
    expect(omitColumns(restored, drawn)).toEqual(omitColumns(migrated, drawn))
    const done = await sql`select created_at from ${sql(target.schema)}.migrations order by 1`
    expect(done.map((row) => Number(row.created_at))).toEqual(all)
    await sql.end()
  }
}, 300_000)

test('a backup captures a single moment even while rows are being written', async () => {
  const { url } = await emptyDatabase()
  await migrateDatabase(url, 'public')
  // Each account is inserted together with its settings. A backup with only one of the two would
  // mix moments.
  const end = new AbortController()
  const over = end.signal
  const writing = on(url, async (sql) => {
    for (let at = 0; !over.aborted; at += 1)
      await sql.begin(async (run) => {
        const [user] = await run`
          insert into users (username, username_key, farm_name, location, password_hash)
          values ('x', ${`x${at}`}, 'x', ${'x'.repeat(500)}, 'x') returning id`
        await run`insert into farm_settings (user_id, settings) values (${user?.id}, '{}')`
      })
  })
  for (const at of [0, 1, 2]) {
    await backup(url, `${file}.${at}`)
    const target = await emptyDatabase()
    expect(await restore(target.url, `${file}.${at}`)).toMatchObject({ code: 0 })
    const [found] = await on(
      target.url,
      (sql) => sql`
        select (select count(*) from users)::int as users, (select count(*) from farm_settings)::int as settings,
          (select last_value from users_id_seq) >= (select coalesce(max(id), 0) from users) as ahead`,
    )
    expect(found).toMatchObject({ settings: found?.users, ahead: true })
  }
  end.abort()
  await writing
}, 120_000)

test('backs up hundreds of thousands of rows using little memory', async () => {
  const { url } = await emptyDatabase()
  await migrateDatabase(url, 'public')
  await on(
    url,
    (sql) => sql`
      insert into gazetteer (key, name, area, country, lat, lon, population)
      select 'place ' || n, repeat(md5(n::text), 6), '', 'KE', 0, n, n from generate_series(1, 200000) as n`,
  )
  global.gc?.()
  const start = process.memoryUsage().rss
  let most = 0
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss - start)
  }, 20)
  const done = await backup(url, file)
  clearInterval(look)
  expect(done.stdout).toContain('200,000 rows')
  expect(most).toBeLessThan(80_000_000)
}, 120_000)

test('refuses to restore into a database that is not empty, and leaves it unchanged', async () => {
  await backup(full.url, file)
  expect(await restore(full.url, file)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The database is not empty: it contains "account_events".'),
  })
  expect(await rowsOf(full.url)).toEqual(before)
})

test('leaves another program’s table out of the backup and says so', async () => {
  const { url } = await emptyDatabase()
  await migrateDatabase(url, 'public')
  await on(url, (sql) => sql`create table own_notes (id int generated always as identity, note text)`)
  await backup(url, file)
  const target = await emptyDatabase()
  expect(await restore(target.url, file)).toMatchObject({
    code: 0,
    stderr: 'Left out: "own_notes", which is not a table of the product.\n',
  })
})

test('restores nothing from a file that is damaged or is not a backup', async () => {
  await backup(full.url, file)
  const whole = await readFile(file)
  const text = gunzipSync(whole).toString('latin1')
  const changed = (edit: (text: string) => string) => gzipSync(Buffer.from(edit(text), 'latin1'))
  const damaged = {
    'cut off': whole.subarray(0, whole.length - 40),
    'cut off between two lines': changed((all) => all.slice(0, all.indexOf('{"table":"users"'))),
    'a byte of the archive': Buffer.concat([whole.subarray(0, 900), Buffer.from('x'), whole.subarray(901)]),
    'a value': changed((all) =>
      all.replace('farm_name', 'farm_nome').replace('username \\\\', 'usernome \\\\'),
    ),
    'a table taken out': changed((all) => all.replace(/\{"table":"users".*?"sha256":"[^"]*"\}\n/s, '')),
    'a line too long': changed((all) => `${'x'.repeat(2_000_000)}${all}`),
    'more behind it': changed((all) => `${all}{"bytes":0}\n`),
    'no backup': Buffer.from('hello'),
    nothing: Buffer.alloc(0),
    'another archive': gzipSync('{"format":"something else"}\n'),
    'a later version': changed((all) => all.replace('"version":1', '"version":2')),
    'a later migration': changed((all) => all.replace('"migrations":[', '"migrations":[9999999999999,')),
  }
  const { url } = await emptyDatabase()
  for (const [what, bytes] of Object.entries(damaged)) {
    await writeFile(file, bytes)
    const { code, stderr } = await restore(url, file)
    expect([what, code]).toEqual([what, 1])
    expect(stderr, what).toMatch(/damaged|is not a backup|later version/)
    const left = await on(
      url,
      (sql) =>
        sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    expect(left, what).toHaveLength(0)
  }
})

test('a restore that fails halfway leaves the database empty', async () => {
  await backup(full.url, file)
  // A row that refers to a missing user: all checksums match, and only the final check fails.
  const { url } = await emptyDatabase()
  const orphan = await emptyDatabase()
  await migrateDatabase(orphan.url, 'public')
  await on(orphan.url, async (sql) => {
    await sql`alter table farm_settings drop constraint farm_settings_user_id_users_id_fk`
    await sql`insert into farm_settings (user_id, settings) values (99, '{}')`
  })
  await rm(file)
  await backup(orphan.url, file)
  expect(await restore(url, file)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Nothing was restored: .*farm_settings_user_id_users_id_fk/),
  })
  const left = await on(
    url,
    (sql) =>
      sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')`,
  )
  expect(left).toHaveLength(0)
  // The failed attempt does not block the next one.
  await rm(file)
  await backup(full.url, file)
  expect(await restore(url, file)).toMatchObject({ code: 0 })
})

test('a failed backup leaves no file and overwrites none', async () => {
  await writeFile(file, 'mine')
  expect(await backup(full.url, file)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('already exists'),
  })
  expect(await readFile(file, 'utf8')).toBe('mine')
  const away = await backup('postgres://nobody:x@127.0.0.1:9/none', `${file}.2`)
  expect(away).toMatchObject({ code: 1, stderr: 'The database is not responding.\n' })
  const { url } = await emptyDatabase()
  expect(await backup(url, `${file}.3`)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is nothing to back up'),
  })
  expect(await backup(full.url, join(folder, 'no/such/folder'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('ENOENT'),
  })
  expect(await readdir(folder)).toEqual(['today.backup'])
})

test('losing the connection during a backup ends it with a message and no file', async () => {
  const { url } = await emptyDatabase()
  await migrateDatabase(url, 'public')
  await on(
    url,
    (sql) => sql`
      insert into gazetteer (key, name, area, country, lat, lon, population)
      select 'place', repeat(md5(n::text), 6), '', 'KE', 0, n, n from generate_series(1, 100000) as n`,
  )
  const server = new URL(url)
  const line = await startFaultyProxy({ host: server.hostname, port: Number(server.port) })
  server.port = String(line.port)
  const work = backup(server.href, file)
  await expect
    .poll(
      async () =>
        (await readdir(folder)).length > 0 &&
        (await stat(join(folder, (await readdir(folder))[0] ?? ''))).size,
    )
    .toBeGreaterThan(100_000)
  line.set({ mode: 'rst' })
  expect((await work).code).toBe(1)
  expect(await readdir(folder)).toEqual([])
  await line.close()
})
