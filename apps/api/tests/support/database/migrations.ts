import type postgres from 'postgres'

/** Inserts one row into every table of a schema, with all columns filled. */
export async function fillEveryTable(sql: postgres.Sql, schema: string): Promise<void> {
  const columns = await sql`
    select c.table_name as table, c.column_name as column, c.data_type as type, c.is_identity = 'YES' as numbered
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = ${schema} and t.table_type = 'BASE TABLE' and c.table_name <> 'migrations'
      and c.is_generated = 'NEVER'
    order by c.table_name, c.ordinal_position`
  const tables = Map.groupBy(columns, ({ table }) => table as string)
  await sql.begin(async (run) => {
    // The rows refer to each other, so foreign keys hold only at the end.
    await run`set local session_replication_role = replica`
    for (const [table, its] of tables) {
      const names = its.map(({ column }) => `"${column}"`).join(', ')
      const values = its.map(({ type, column }) => sampleOf(type, column)).join(', ')
      await run.unsafe(`insert into "${table}" (${names}) overriding system value values (${values})`)
      for (const { column, numbered } of its)
        if (numbered) await run`select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}), 7)`
    }
  })
}

/** All numbers are equal, so that every reference finds its row. */
function sampleOf(type: string, column: string): string {
  if (type === 'date') return "'2026-08-01'"
  if (type === 'boolean') return 'true'
  if (type.startsWith('timestamp')) return "'2026-08-01T12:00:00.123456Z'"
  if (type === 'jsonb' || type === 'json') return `'{"of": "${column}"}'`
  if (type === 'bytea') return "'\\x00ff0a5c'"
  if (type === 'uuid') return "'7b0a1c1e-0000-4000-8000-000000000001'"
  if (type === 'ARRAY') return "array['2026-08-01T12:00:00Z']::timestamptz[]"
  if (type === 'double precision') return '0.1::float8 + 0.2'
  if (/int|numeric|real/.test(type)) return '7'
  if (type === 'text') return `E'${column} \\\\ a\\tb\\nc \\\\N \\\\. é 中 😀'`
  throw new Error(`no value for ${type}`)
}

/** All rows of all tables of a schema, as text, by table name. */
export async function readTables(
  sql: postgres.Sql,
  schema: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const tables = await sql`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relkind = 'r' and c.relname <> 'migrations' order by 1`
  const rows: Record<string, Record<string, unknown>[]> = {}
  for (const { name } of tables)
    rows[name] = (
      await sql`select to_jsonb(t) as row from ${sql(schema)}.${sql(name)} as t order by t::text`
    ).map(({ row }) => row)
  return rows
}

/** Columns that a migration fills at random or from the clock, with the number of the migration. */
export const RANDOM_COLUMNS = { public_id: 11, useful_until: 13 } as const

/** Removes columns from the rows of all tables. */
export const omitColumns = (tables: Awaited<ReturnType<typeof readTables>>, columns: readonly string[]) =>
  Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [
      table,
      rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)))),
    ]),
  )
