import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Signer } from '@fastify/cookie'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrationsFolder } from '../../src/paths.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'

/** The last migration of the release before farms had their own places. */
const BEFORE = 8

const schema = `t_${randomUUID().replaceAll('-', '')}`
let product: TestApp
let before: Record<string, unknown[]>
const sessionIds = [randomBytes(16).toString('base64url'), randomBytes(16).toString('base64url')]

const tables = [
  'users',
  'sessions',
  'farm_settings',
  'contact_messages',
  'chat_spending',
  'login_failures',
  'price_imports',
  'price_series',
  'price_observations',
] as const

const addedSince: Readonly<Record<string, readonly string[]>> = {
  users: [
    'home_country',
    'current_place_id',
    'recovery_hash',
    'recovery_made_at',
    'recovery_until',
    'delete_at',
    'passkey_handle',
  ],
  sessions: ['public_id', 'device', 'confirmed_at'],
  contact_messages: ['user_id'],
}

async function contents(sql: postgres.Sql): Promise<Record<string, unknown[]>> {
  const rows = await Promise.all(
    tables.map(async (table) => [
      table,
      (
        await sql`select to_jsonb(t) - ${[...(addedSince[table] ?? [])]}::text[] as row from ${sql(table)} as t order by 1`
      ).map(({ row }) => row),
    ]),
  )
  return Object.fromEntries(rows)
}

beforeAll(async () => {
  const sql = postgres(inject('databaseUrl'), {
    max: 1,
    onnotice: () => {},
    connection: { search_path: `${schema}, public` },
  })
  await sql`create schema ${sql(schema)}`
  await sql`create extension if not exists pg_trgm with schema public`
  const folder = await migrationsUpTo(BEFORE)
  await migrate(drizzle(sql), {
    migrationsFolder: folder,
    migrationsSchema: schema,
    migrationsTable: 'migrations',
  })
  await rm(folder, { recursive: true })
  await fill(sql)
  before = await contents(sql)
  await sql.end()
  product = await startApp({ schema })
})
afterAll(() => product.close())

async function migrationsUpTo(last: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  journal.entries = journal.entries.filter(({ idx }: { idx: number }) => idx <= last)
  await writeFile(path, JSON.stringify(journal))
  return folder
}

/** Inserts two signed-in farmers, and rows in every table that outlives a release. */
async function fill(sql: postgres.Sql): Promise<void> {
  await sql`
    insert into users (username, username_key, farm_name, location, password_hash) values
      ('Ada', 'ada', 'Hill Farm', 'Ludlow', 'hash a'), ('Ben', 'ben', 'Lake Farm', 'Nakuru', 'hash b')`
  const users = await sql<{ id: number }[]>`select id::int as id from users order by id`
  for (const [at, { id }] of users.entries()) {
    const idHash = createHash('sha256')
      .update(sessionIds[at] ?? '')
      .digest()
    await sql`insert into sessions (id_hash, user_id) values (${idHash}, ${id})`
    await sql`insert into farm_settings (user_id, settings) values (${id}, '{"soil":"clay"}')`
    await sql`insert into chat_spending values ('2026-09-21', ${`user:${id}`}, 700)`
  }
  await sql`insert into contact_messages (name, reply_to, message) values ('Eve', 'eve@example.org', 'Hello')`
  await sql`insert into login_failures (bucket, failures) values ('name', 3)`
  const columns = await sql`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = ${schema} and table_name in ('price_series', 'price_observations', 'price_imports')
      and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`
  await sql.begin(async (run) => {
    for (const table of ['price_imports', 'price_series', 'price_observations']) {
      const its = columns.filter((column) => column.table_name === table)
      const names = its.map(({ column_name }) => column_name)
      const values = its.map(({ data_type, column_name }) => aValue(data_type, column_name))
      await run.unsafe(`insert into ${table} (${names.join(', ')}) values (${values.join(', ')})`)
    }
  })
}

function aValue(type: string, column: string): string {
  if (column === 'series_id') return '(select max(id) from price_series)'
  if (column === 'type') return "'retail'"
  if (column === 'period') return "'month'"
  if (type === 'date') return "'2026-08-01'"
  if (type === 'boolean') return 'false'
  if (type.startsWith('timestamp')) return 'now()'
  if (type === 'jsonb') return "'[]'"
  return type === 'text' ? "'x'" : '1'
}

/** A browser that was signed in before the release. */
function browserOf(at: number): Browser {
  const browser = product.browser()
  const signer = new Signer([...product.deps.sessions.secrets])
  browser.cookies.set('sid', encodeURIComponent(signer.sign(sessionIds[at] ?? '')))
  return browser
}

test('the migration to farm places loses no data', async () => {
  expect(await contents(product.sql)).toEqual(before)
  for (const table of tables) expect(before[table], table).not.toHaveLength(0)
})

test('every farmer stays logged in and keeps their location and settings', async () => {
  for (const [at, location] of ['Ludlow', 'Nakuru'].entries()) {
    const { client } = browserOf(at)
    expect(await client.accounts.user()).toMatchObject({ location })
    expect(await client.farmSettings.get()).toEqual({ soil: 'clay' })
  }
})

test('resolves a farm’s place when first needed, and offers candidates when several match', async () => {
  const { sql } = product
  await sql`
    insert into gazetteer (key, name, state, area, country, lat, lon, population) values
      ('ludlow', 'Ludlow', 'England', '', 'GB', 52.36761, -2.71391, 10515),
      ('ludlow', 'Ludlow', 'Massachusetts', '', 'US', 42.16009, -72.47592, 22201),
      ('nakuru', 'Nakuru', 'Nakuru County', '', 'KE', -0.28333, 36.06667, 259903)`
  await sql`insert into data_versions (name, version) values ('gazetteer', 'three places')`
  const [ada, ben] = [browserOf(0), browserOf(1)]
  expect(await ben.client.farm.get()).toMatchObject({ places: [{ name: 'Nakuru' }], candidates: [] })
  expect(await ada.client.farm.get()).toMatchObject({
    places: [],
    candidates: [{ country: 'US' }, { country: 'GB' }],
  })
  expect(await ben.client.accounts.user()).toMatchObject({ location: 'Nakuru' })
})
