import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { migrationsFolder } from '../paths.ts'

/** Any number, as long as every instance uses the same one. */
const MIGRATION_LOCK = 7_263_418

/**
 * Brings the tables up to date. Several instances may start at once: an advisory lock lets one work while the others
 * wait.
 *
 * @throws whatever PostgreSQL says; the process must not start then
 */
export async function migrateDatabase(url: string, schema: string): Promise<void> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: 10,
    onnotice: () => {},
    connection: { search_path: `${schema}, public`, application_name: 'smart-farming migrate' },
  })
  try {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`
    await sql`create schema if not exists ${sql(schema)}`
    // Extensions belong to the database, not to a schema of ours, so they stand outside the numbered migrations.
    await sql`create extension if not exists pg_trgm with schema public`
    await sql`create extension if not exists unaccent with schema public`
    await migrate(drizzle(sql), { migrationsFolder, migrationsSchema: schema, migrationsTable: 'migrations' })
  } finally {
    await sql.end({ timeout: 5 })
  }
}
