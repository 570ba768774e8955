import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { PgBoss } from 'pg-boss'
import postgres from 'postgres'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rolesCommand } from '../../../src/commands/roles/roles-command.ts'
import { openEmbeddedDatabase } from '../../../src/db/embedded/embedded.ts'
import { migrateDatabase } from '../../../src/db/migrate.ts'
import { JOBS_SCHEMA } from '../../../src/db/roles/set-up-roles.ts'
import { seedPlaces, seedTables } from '../../support/database/gazetteer.ts'
import { createCommandDatabase, runCommand } from '../../support/processes/command.ts'
import { createDataDirectory, startServer } from '../../support/processes/server.ts'

// Creates and starts databases, and the product with them.
vi.setConfig({ testTimeout: 90_000 })

async function on<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  return work(sql).finally(() => sql.end())
}

/** SQLSTATE of each statement, or "done". */
const answers = (url: string, statements: string[]) =>
  on(url, (sql) =>
    Promise.all(
      statements.map((one) =>
        sql.unsafe(one).then(
          () => 'done',
          ({ code }) => code as string,
        ),
      ),
    ),
  )

const rowsOnly = [
  'select * from users',
  'delete from farm_settings where user_id = 0',
  'select * from migrations',
]
const forOwners = [
  'drop table users',
  'truncate sessions',
  'alter table users add column x int',
  'create table public.mine (x int)',
  'create schema mine',
  'delete from migrations',
  `select * from ${JOBS_SCHEMA}.job`,
]
const forSuperusers = [
  'select * from pg_authid',
  "copy users to program 'cat'",
  'create role mine',
  "select pg_read_file('postgresql.conf')",
]
const refused = (statements: string[]) => statements.map(() => '42501')

async function expectRowsOnly(url: string) {
  expect(await answers(url, rowsOnly)).toEqual(rowsOnly.map(() => 'done'))
  expect(await answers(url, [...forOwners, ...forSuperusers])).toEqual(
    refused([...forOwners, ...forSuperusers]),
  )
}

const signUp = (address: string) =>
  fetch(`${address}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: 'ada',
      password: 'correct horse',
      farmName: 'Hill',
      location: 'Ludlow',
    }),
  })

/** Creates the tables like an older version, with one role for everything. */
async function madeBySuperuser(url: string) {
  await migrateDatabase(url, 'public')
  const boss = new PgBoss({ connectionString: url, schema: JOBS_SCHEMA })
  await boss.start()
  await boss.createQueue('price-refresh')
  await boss.stop({ graceful: false })
}

async function untilRefreshing(admin: string) {
  await expect
    .poll(
      () => on(admin, (sql) => sql.unsafe(`select 1 from ${JOBS_SCHEMA}.schedule limit 1`)).catch(() => []),
      {
        timeout: 30_000,
      },
    )
    .toHaveLength(1)
}

let folder: string
beforeEach(async () => {
  folder = await createDataDirectory()
})
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))

test('an embedded database from an older version gets an owner, and requests use another role', async () => {
  const database = await openEmbeddedDatabase(folder)
  await madeBySuperuser(database.url)
  await on(database.url, seedPlaces)
  const server = startServer({ DATA_DIR: folder, PRICE_REFRESH: 'on' })
  try {
    expect((await signUp(await server.ready)).status).toBe(201)
    await untilRefreshing(database.url)
    await expectRowsOnly(database.rowsUrl)
    expect(await answers(database.ownerUrl, forSuperusers)).toEqual(refused(forSuperusers))
    const owners = await on(
      database.url,
      (sql) => sql`
        select distinct tableowner as owner from pg_tables where schemaname in ('public', ${JOBS_SCHEMA})
        union select pg_get_userbyid(proowner) from pg_proc where pronamespace = ${JOBS_SCHEMA}::regnamespace`,
    )
    expect(owners).toEqual([{ owner: 'smart_farming_owner' }])
    expect(server.said.join('\n')).not.toContain('may change tables')
  } finally {
    server.process.kill('SIGTERM')
    await server.exited
    await database.stop()
  }
})

test('pnpm roles splits the roles of an external database; with a single role the log warns', async () => {
  const database = await createCommandDatabase()
  await seedTables(database.url)
  const id = randomUUID().replaceAll('-', '').slice(0, 12)
  const as = (name: string) => {
    const url = new URL(database.url)
    url.username = `${name}_${id}`
    url.password = `p'%20${name}`
    return url.href
  }
  const env = { DATABASE_URL: as('app'), DATABASE_DIRECT_URL: as('owner') }
  const settings = { SESSION_SECRET: 'only for tests 1 fQ2xLr7Vt4Kw8Zb3NmYc6Hd', PRICE_REFRESH: 'on' }
  try {
    const one = startServer({ ...settings, DATABASE_URL: database.url })
    await one.ready
    await expect.poll(() => one.said.join('\n')).toContain('may change tables')
    await untilRefreshing(database.url)
    one.process.kill('SIGTERM')
    await one.exited

    const admin = { ...env, DATABASE_ADMIN_URL: database.url }
    expect(await runCommand(rolesCommand, [], admin)).toMatchObject({ code: 0, stderr: '' })
    // A second run changes nothing.
    expect(await runCommand(rolesCommand, [], admin)).toMatchObject({ code: 0 })
    const split = startServer({ ...settings, ...env })
    expect((await signUp(await split.ready)).status).toBe(201)
    await expectRowsOnly(env.DATABASE_URL)
    expect(split.said.join('\n')).not.toContain('may change tables')
    // Requests can also use the tables of later versions.
    await on(env.DATABASE_DIRECT_URL, (sql) => sql`create table later (x int)`)
    await migrateDatabase(env.DATABASE_DIRECT_URL, 'public', env.DATABASE_URL)
    expect(await answers(env.DATABASE_URL, ['insert into later values (1)'])).toEqual(['done'])
    split.process.kill('SIGTERM')
    expect(await split.exited).toBe(0)
  } finally {
    await on(database.url, async (sql) => {
      for (const name of ['app', 'owner'])
        await sql.unsafe(
          `reassign owned by ${name}_${id} to postgres; drop owned by ${name}_${id}; drop role ${name}_${id}`,
        )
    })
    await database.close()
  }
})

test.each([
  [{}, 2, 'Set DATABASE_URL, DATABASE_DIRECT_URL and DATABASE_ADMIN_URL.'],
  [
    {
      DATABASE_URL: 'postgres://a@h/d',
      DATABASE_DIRECT_URL: 'postgres://a@h2/d',
      DATABASE_ADMIN_URL: 'postgres://c@h/d',
    },
    2,
    'three different roles',
  ],
  [{ DATABASE_DIRECT_URL: 'postgres://a@h/d' }, 1, 'DATABASE_DIRECT_URL: is a second address'],
])('pnpm roles explains missing or wrong settings: %j', async (env, code, said) => {
  expect(await runCommand(rolesCommand, [], env)).toMatchObject({
    code,
    stderr: expect.stringContaining(said),
  })
})
