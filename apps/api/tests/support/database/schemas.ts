import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { expect } from 'vitest'

/**
 * Schemas of ended apps, which later tests empty and reuse. Creating a schema takes PostgreSQL five
 * times as much CPU time, because each table and index is a file. Each worker has its own list.
 */
const left: { readonly schema: string; readonly test: string }[] = []

/** Number of apps that use each schema. */
const users = new Map<string, number>()

/** Fingerprint of the tables in a new schema. */
let usual: string | undefined

/** One connection for emptying all schemas, because opening another costs as much as emptying. */
let emptying: postgres.Sql | undefined

/** Tables above this size, in bytes, are not worth emptying: the gazetteer, or all prices. */
const LARGE = 1 << 20

/**
 * Identifies the running test. A test that restarts an app on its own schema must find its data
 * there.
 */
const running = () => {
  const { testPath, currentTestName } = expect.getState()
  return `${testPath} ${currentTestName}`
}

/** Creates a unique schema name. */
export const createSchemaName = () => `t_${randomUUID().replaceAll('-', '')}`

/**
 * Takes an empty schema for an app of this test: a migrated schema of an ended app, or a new name.
 * It belongs to the test until {@link releaseSchema}.
 */
export async function takeSchema(databaseUrl: string): Promise<{ schema: string; migrated: boolean }> {
  const test = running()
  for (;;) {
    const index = left.findIndex((one) => one.test !== test)
    const [one] = index < 0 ? [] : left.splice(index, 1)
    if (one !== undefined && !(await isEmptied(databaseUrl, one.schema))) continue
    const { schema } = one ?? { schema: createSchemaName() }
    users.set(schema, 0)
    return { schema, migrated: one !== undefined }
  }
}

/**
 * Counts an app as a user of a schema. Schemas that do not come from {@link takeSchema} are never
 * reused.
 */
export function claimSchema(schema: string): void {
  const others = users.get(schema)
  if (others !== undefined) users.set(schema, others + 1)
  const index = left.findIndex((one) => one.schema === schema)
  if (index >= 0) left.splice(index, 1)
}

/** Ends an app's use of a schema. Later tests may take a schema that no app uses. */
export function releaseSchema(schema: string): void {
  const apps = users.get(schema)
  if (apps === undefined) return
  users.set(schema, apps - 1)
  if (apps === 1) left.push({ schema, test: running() })
}

/** Records the tables of a new schema of this version. */
export async function recordTables(sql: postgres.Sql, schema: string): Promise<void> {
  usual ??= await tablesOf(sql, schema)
}

/** Deletes all rows. False if there are too many, or if the test has changed a table. */
async function isEmptied(databaseUrl: string, schema: string): Promise<boolean> {
  emptying ??= postgres(databaseUrl, { max: 1, idle_timeout: 2 })
  const sql = emptying
  try {
    if ((await tablesOf(sql, schema)) !== usual) return false
    const tables = await sql<{ name: string; bytes: number }[]>`
      select relname as name, pg_relation_size(oid)::int as bytes from pg_class
      where relnamespace = ${schema}::regnamespace and relkind = 'r' and relname <> 'migrations'`
    if (tables.some(({ bytes }) => bytes > LARGE)) return false
    const filled = tables.filter(({ bytes }) => bytes > 0)
    await sql.begin(async (tx) => {
      // Makes the order irrelevant by disabling foreign keys.
      await tx`set local session_replication_role = replica`
      await tx`set local lock_timeout = '2s'`
      for (const { name } of filled) await tx`delete from ${tx(schema)}.${tx(name)}`
      await tx`
        select setval(oid::regclass, 1, false) from pg_class
        where relnamespace = ${schema}::regnamespace and relkind = 'S' and relname <> 'migrations_id_seq'`
    })
    return true
  } catch {
    // The schema is still locked, or cannot be emptied. The caller then creates another.
    return false
  }
}

/**
 * Fingerprint of all tables, columns, constraints, triggers and migrations of a schema, and of its
 * queue.
 */
async function tablesOf(sql: postgres.Sql, schema: string): Promise<string | undefined> {
  const [row] = await sql<{ tables: string }[]>`
    with mine as (select oid, relname from pg_class where relnamespace = ${schema}::regnamespace)
    select md5(string_agg(part, ' ' order by part)) as tables from (
      select concat_ws(':', relname, attname, attnum, atttypid, attnotnull, attisdropped)
        from mine left join pg_attribute on attrelid = mine.oid and attnum > 0
      union all select concat_ws(':', relname, conname, contype, convalidated)
        from mine join pg_constraint on conrelid = mine.oid
      union all select concat_ws(':', relname, tgname)
        from mine join pg_trigger on tgrelid = mine.oid and not tgisinternal
      union all select concat_ws(':', 'migrations', count(*)) from ${sql(schema)}.migrations
      union all select nspname from pg_namespace where nspname = ${`${schema}_jobs`}
    ) as parts (part)`
  return row?.tables
}
