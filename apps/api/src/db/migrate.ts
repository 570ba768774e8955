import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { TransactionSql } from 'postgres'
import { migrationsFolder } from '../paths.ts'
import { StartRefusal } from '../process/start-refusal.ts'
import { grantRowAccess, readCurrentRole } from './roles/grant-rows.ts'
import { runDedicatedTransaction } from './transaction.ts'

/** Arbitrary, but the same in all instances. */
const MIGRATION_LOCK = 7_263_418

/** Drizzle's table of applied migrations. */
export const MIGRATIONS_TABLE = 'migrations'

/**
 * Migrates the tables in one transaction, and grants the role that answers requests access to their
 * rows. Only one instance migrates at a time. The lock ends with the transaction, so it also works
 * behind a pooler.
 * @param url of a role that may create tables
 * @param rowsUrl of the role that answers requests, if different
 * @throws {StartRefusal} if a later version has migrated the tables
 * @throws PostgreSQL's error
 */
export async function migrateDatabase(url: string, schema: string, rowsUrl = url): Promise<void> {
  const role = rowsUrl === url ? undefined : await readCurrentRole(rowsUrl, schema)
  await runDedicatedTransaction(url, { schema, name: 'migrate' }, async (sql) => {
    await lockMigrations(sql)
    refuseLaterVersion(await appliedMigrations(sql, schema))
    await applyMigrations(sql, schema)
    if (role !== undefined) await grantRowAccess(sql, schema, role.name)
  })
}

/** Blocks other migrations until this transaction ends. */
export async function lockMigrations(sql: TransactionSql): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`
}

/** Timestamps of all migrations in this version, oldest first (Unix ms). */
export const knownMigrations = (folder = migrationsFolder): number[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis)

/** Timestamps of the migrations applied to a schema, oldest first (Unix ms). */
export async function appliedMigrations(sql: TransactionSql, schema: string): Promise<number[]> {
  const [table] = await sql`
    select 1 from pg_tables where schemaname = ${schema} and tablename = ${MIGRATIONS_TABLE}`
  if (table === undefined) return []
  const rows = await sql`select created_at from ${sql(schema)}.${sql(MIGRATIONS_TABLE)} order by created_at`
  return rows.map((row) => Number(row.created_at))
}

/** Older code would write rows that the later version does not expect. */
function refuseLaterVersion(done: readonly number[]): void {
  const known = knownMigrations()
  const unknown = done.filter((migration) => !known.includes(migration))
  if (unknown.length === 0) return
  throw new StartRefusal({
    code: 'later_database',
    database: versionOf(unknown),
    product: versionOf(known),
  })
}

/** Time of the last migration, such as `2026-11-24 09:29`, UTC. */
const versionOf = (migrations: readonly number[]) =>
  new Date(Math.max(...migrations)).toISOString().slice(0, 16).replace('T', ' ')

/**
 * Applies the pending migrations. Requires {@link lockMigrations}.
 * @param wanted subset of {@link knownMigrations} to apply; all by default
 */
export async function applyMigrations(
  sql: TransactionSql,
  schema: string,
  wanted: readonly number[] = knownMigrations(),
): Promise<void> {
  await prepareSchema(sql, schema)
  const done = new Set(await appliedMigrations(sql, schema))
  for (const { folderMillis, hash, sql: statements } of readMigrationFiles({ migrationsFolder })) {
    if (done.has(folderMillis) || !wanted.includes(folderMillis)) continue
    for (const statement of statements) await sql.unsafe(statement)
    await sql`
      insert into ${sql(schema)}.${sql(MIGRATIONS_TABLE)} (hash, created_at) values (${hash}, ${folderMillis})`
  }
}

/**
 * Creates objects outside the numbered migrations. Checks first, because a role that can use an
 * object might not be allowed to create it.
 */
async function prepareSchema(sql: TransactionSql, schema: string): Promise<void> {
  const [there] = await sql`select 1 from pg_namespace where nspname = ${schema}`
  if (there === undefined) await sql`create schema ${sql(schema)}`
  // Extensions belong to the database, not to one of our schemas.
  await sql`create extension if not exists pg_trgm with schema public`
  await sql`create extension if not exists unaccent with schema public`
  const [table] = await sql`
    select 1 from pg_tables where schemaname = ${schema} and tablename = ${MIGRATIONS_TABLE}`
  if (table === undefined)
    await sql`
      create table ${sql(schema)}.${sql(MIGRATIONS_TABLE)} (id serial primary key, hash text not null, created_at bigint)`
}
