import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { TransactionSql } from 'postgres'
import { migrationsFolder } from '../paths.ts'
import { StartRefusal } from '../process/start-refusal.ts'
import { grantRowAccess, readCurrentRole } from './roles/grant-rows.ts'
import { runDedicatedTransaction } from './transaction.ts'

/** Arbitrary number; every instance must use the same one. */
const MIGRATION_LOCK = 7_263_418

/** Drizzle's own table of applied migrations. */
export const MIGRATIONS_TABLE = 'migrations'

/**
 * Migrates the tables, in one transaction, and grants access to their rows to the role that answers requests. Several
 * instances may start at once: one works while the others wait. The lock ends with the transaction, so it also works
 * behind a pooler.
 * @param url as a role that may create tables
 * @param rowsUrl as the role that answers requests, if it is a different one
 * @throws {StartRefusal} if a later version has migrated the tables; or PostgreSQL's error. The process must not start
 *   then
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

/** Makes other migrations wait until this transaction ends. */
export async function lockMigrations(sql: TransactionSql): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`
}

/** Every migration of this version, oldest first, by its timestamp (ms since 1970). */
export const knownMigrations = (folder = migrationsFolder): number[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis)

/** The migrations applied to a schema, oldest first; empty if the product has never run. */
export async function appliedMigrations(sql: TransactionSql, schema: string): Promise<number[]> {
  const [table] = await sql`
    select 1 from pg_tables where schemaname = ${schema} and tablename = ${MIGRATIONS_TABLE}`
  if (table === undefined) return []
  const rows = await sql`select created_at from ${sql(schema)}.${sql(MIGRATIONS_TABLE)} order by created_at`
  return rows.map((row) => Number(row.created_at))
}

/** Refuses tables of a later version: older code would write rows that the later version does not expect. */
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

/** Version name of the tables: the time of their last migration, such as `2026-11-24 09:29`, UTC. */
const versionOf = (migrations: readonly number[]) =>
  new Date(Math.max(...migrations)).toISOString().slice(0, 16).replace('T', ' ')

/**
 * Applies the outstanding migrations, after {@link lockMigrations}.
 * @param wanted limits them to these of {@link knownMigrations}; all by default
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
 * Creates objects outside the numbered migrations. Checks first, because a role that may not create an object may still
 * use it.
 */
async function prepareSchema(sql: TransactionSql, schema: string): Promise<void> {
  const [there] = await sql`select 1 from pg_namespace where nspname = ${schema}`
  if (there === undefined) await sql`create schema ${sql(schema)}`
  // Extensions belong to the database, not to a schema of ours.
  await sql`create extension if not exists pg_trgm with schema public`
  await sql`create extension if not exists unaccent with schema public`
  const [table] = await sql`
    select 1 from pg_tables where schemaname = ${schema} and tablename = ${MIGRATIONS_TABLE}`
  if (table === undefined)
    await sql`
      create table ${sql(schema)}.${sql(MIGRATIONS_TABLE)} (id serial primary key, hash text not null, created_at bigint)`
}
