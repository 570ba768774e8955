import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { expect } from 'vitest'

/**
 * Schemas of apps that have ended, to be emptied and used again by a later test: to make one takes PostgreSQL five
 * times the processor, because every table and index of it is a file. A worker has its own.
 */
const left: { readonly schema: string; readonly test: string }[] = []

/** Number of apps that use each schema taken here. */
const users = new Map<string, number>()

/** Tables of a schema that the product has just created, computed once. */
let usual: string | undefined

/** One connection for all that is emptied, because a new one costs the server as much as the emptying. */
let emptying: postgres.Sql | undefined

/** Above this a table is not worth emptying, bytes: one of the gazetteer, or of all prices. */
const LARGE = 1 << 20

/** The running test: a test that starts an app again on its own schema finds there what it has left. */
const running = () => {
  const { testPath, currentTestName } = expect.getState()
  return `${testPath} ${currentTestName}`
}

/** A name that no schema has. */
export const createSchemaName = () => `t_${randomUUID().replaceAll('-', '')}`

/**
 * A schema without rows, for an app of this test alone: of one that has ended, with all tables of this version, or a
 * name that nobody has used. Until {@link releaseSchema} it is the test's.
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

/** An app begins to use a schema: one of {@link takeSchema}, or any other, which is never given to a later test. */
export function claimSchema(schema: string): void {
  const others = users.get(schema)
  if (others !== undefined) users.set(schema, others + 1)
  const index = left.findIndex((one) => one.schema === schema)
  if (index >= 0) left.splice(index, 1)
}

/** An app has ended. With the last of them the schema is free. */
export function releaseSchema(schema: string): void {
  const apps = users.get(schema)
  if (apps === undefined) return
  users.set(schema, apps - 1)
  if (apps === 1) left.push({ schema, test: running() })
}

/** Notes what tables a schema of this version has, where the product has just made one. */
export async function recordTables(sql: postgres.Sql, schema: string): Promise<void> {
  usual ??= await tablesOf(sql, schema)
}

/** Takes all rows away, unless there are too many, or the test has changed a table. */
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
      // In any order: what refers to what is of no account where nothing is left.
      await tx`set local session_replication_role = replica`
      await tx`set local lock_timeout = '2s'`
      for (const { name } of filled) await tx`delete from ${tx(schema)}.${tx(name)}`
      await tx`
        select setval(oid::regclass, 1, false) from pg_class
        where relnamespace = ${schema}::regnamespace and relkind = 'S' and relname <> 'migrations_id_seq'`
    })
    return true
  } catch {
    // Somebody holds it still, or may not empty it: then a new one is made.
    return false
  }
}

/** Every table, column, index, constraint, trigger and migration of a schema, and whether it has a queue beside it. */
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
