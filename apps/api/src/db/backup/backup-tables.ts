import type { Sql, TransactionSql } from 'postgres'
import { MIGRATIONS_TABLE } from '../migrate.ts'
import type { BackupTable, BackupTrailer } from './backup-format.ts'

// Excludes the objects of extensions.

const notOfExtension = "not exists (select 1 from pg_depend where objid = c.oid and deptype = 'e')"

/**
 * The tables of a schema to back up, with their columns. Leaves out unlogged tables, which
 * PostgreSQL empties after a crash, and unreadable tables of other owners. The migrations table is
 * also left out, because the head of a backup has its content.
 */
export async function listBackupTables(sql: Sql | TransactionSql, schema: string): Promise<BackupTable[]> {
  const rows = await sql`
    select c.relname as table, array_to_json(array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
    ))::text as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> ${MIGRATIONS_TABLE}
      and ${sql.unsafe(notOfExtension)}
      and (has_table_privilege(c.oid, 'select') or c.relowner in (
        select relowner from pg_class where relnamespace = n.oid and relname = ${MIGRATIONS_TABLE}))
    order by c.relname`
  return rows.map((row) => ({ table: row.table as string, columns: JSON.parse(row.columns) as string[] }))
}

/** All relations in a schema that can hold or produce rows. */
export async function listRelations(sql: TransactionSql, schema: string): Promise<string[]> {
  const rows = await sql`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ${sql.unsafe(notOfExtension)}
    order by 1`
  return rows.map((row) => row.name as string)
}

/** The sequence state of each column that has a sequence. */
export async function readSequenceStates(
  sql: TransactionSql,
  schema: string,
): Promise<BackupTrailer['sequences']> {
  const owned = await sql`
    select t.relname as table, a.attname as column, s.relname as sequence
    from pg_class s
    join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    join pg_class t on t.oid = d.refobjid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    join pg_namespace n on n.oid = t.relnamespace
    where s.relkind = 'S' and n.nspname = ${schema} and t.relname <> ${MIGRATIONS_TABLE}
    order by 1, 2`
  const states: BackupTrailer['sequences'] = []
  for (const { table, column, sequence } of owned) {
    const [state] = await sql`
      select last_value::text as "lastValue", is_called as "isCalled" from ${sql(schema)}.${sql(sequence)}`
    states.push({ table, column, lastValue: state?.lastValue, isCalled: state?.isCalled })
  }
  return states
}

/**
 * The foreign keys of a schema, each with the SQL that drops it and the SQL that creates it again.
 */
export async function readForeignKeys(
  sql: TransactionSql,
  schema: string,
): Promise<{ drop: string; add: string }[]> {
  const rows = await sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = ${schema}::regnamespace
    order by conname`
  return rows.map((row) => ({ drop: row.drop as string, add: row.add as string }))
}

/** Quoted identifiers for SQL. */
export const quoteName = (...names: string[]): string => names.map(quoted).join('.')
export const quoteColumns = (columns: readonly string[]): string => columns.map(quoted).join(', ')
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Fixes the text format of values, regardless of server, role and machine settings. */
export const VALUE_FORMAT_SETTINGS = `
  set local client_encoding = 'UTF8';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex'`
