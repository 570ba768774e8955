import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { server as words } from '@smart-farming/words/en/server'
import postgres from 'postgres'
import { afterAll, expect, inject, test } from 'vitest'
import { migrationsFolder } from '../paths.ts'
import { startFailureReason } from '../process/start-failure.ts'
import { knownMigrations, migrateDatabase } from './migrate.ts'

const schema = 'migrate_test'
const sql = postgres(inject('databaseUrl'), { max: 1, onnotice: () => {} })
afterAll(async () => {
  await sql`drop schema if exists ${sql(schema)} cascade`
  await sql.end()
})

test('five instances that start at once migrate once, and a later start changes nothing', async () => {
  const url = inject('databaseUrl')
  await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(url, schema)))
  await migrateDatabase(url, schema)
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'))
  const [row] = await sql`select count(*)::int as runs from ${sql(schema)}.migrations`
  expect(row?.runs).toBe(files.length)
  const [tables] = await sql`select to_regclass(${`${schema}.users`}) is not null as there`
  expect(tables?.there).toBe(true)
})

test('refuses a database from a later version, names both versions and changes no data', async () => {
  const later = 'migrate_later_test'
  const url = inject('databaseUrl')
  try {
    await migrateDatabase(url, later)
    await sql`insert into ${sql(later)}.migrations (hash, created_at) values ('unknown', ${Date.UTC(2030, 0, 2)})`
    const refused = await migrateDatabase(url, later).catch((error: unknown) =>
      startFailureReason(words, error),
    )
    const ours = new Date(knownMigrations().at(-1) ?? 0).toISOString().slice(0, 16).replace('T', ' ')
    expect(refused).toBe(
      `The database is at version 2030-01-02 00:00, and this product supports versions up to ${ours}. ` +
        'Start the version that used it last, or restore a backup of this version into an empty database.',
    )
    const [row] = await sql`select count(*)::int as runs from ${sql(later)}.migrations`
    expect(row?.runs).toBe(knownMigrations().length + 1)
  } finally {
    await sql`drop schema if exists ${sql(later)} cascade`
  }
})

test('no migration names a schema, so the connection decides where the tables go', async () => {
  // The generator writes "public". into every foreign key. Remove it manually.
  for (const name of (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')))
    expect(await readFile(join(migrationsFolder, name), 'utf8'), name).not.toContain('"public".')
})

test('migrating fails with an error when the database does not answer', async () => {
  await expect(migrateDatabase('postgres://nobody:none@127.0.0.1:1/none', schema)).rejects.toThrow(
    'ECONNREFUSED',
  )
})
