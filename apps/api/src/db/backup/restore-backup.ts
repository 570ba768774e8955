import { pipeline } from 'node:stream/promises'
import type { TransactionSql } from 'postgres'
import { applyMigrations, knownMigrations, lockMigrations } from '../migrate.ts'
import { runDedicatedTransaction } from '../transaction.ts'
import { BackupError, type BackupTable, type BackupTrailer } from './backup-format.ts'
import { type BackupContents, checkBackup, readBackup } from './backup-reader.ts'
import {
  listBackupTables,
  listRelations,
  quoteColumns,
  quoteName,
  readForeignKeys,
  VALUE_FORMAT_SETTINGS,
} from './backup-tables.ts'
import type { TableLocation } from './write-backup.ts'

export interface RestoreResult extends BackupContents {
  /**
   * Tables in the backup that the product does not know. Someone else created them in the same
   * schema.
   */
  readonly leftOut: readonly string[]
}

/**
 * Restores a backup into an empty database. Creates the tables of that time, fills them, and
 * migrates them to the current version, in one transaction.
 * @throws {BackupError} when the backup or the database is unsuitable
 * @throws the error of the system or of PostgreSQL
 */
export async function restoreBackup({ url, schema }: TableLocation, path: string): Promise<RestoreResult> {
  const contents = await checkBackup(path)
  const unknown = contents.head.migrations.some((migration) => !knownMigrations().includes(migration))
  if (unknown) throw new BackupError({ code: 'later_version' })
  return runDedicatedTransaction(url, { schema, name: 'restore' }, async (sql) => {
    await lockMigrations(sql)
    const [first] = await listRelations(sql, schema)
    if (first !== undefined) throw new BackupError({ code: 'not_empty', table: first })
    await applyMigrations(sql, schema, contents.head.migrations)
    const leftOut = await fill(sql, schema, path)
    await applyMigrations(sql, schema)
    return { ...contents, leftOut }
  })
}

/** Fills the tables that existed at the time of the backup. Returns the names of unknown tables. */
async function fill(sql: TransactionSql, schema: string, path: string): Promise<string[]> {
  await sql.unsafe(VALUE_FORMAT_SETTINGS)
  // Tables reference each other in cycles, so no order would work without dropping the keys.
  // Creating the keys again checks every row.
  const keys = await readForeignKeys(sql, schema)
  for (const { drop } of keys) await sql.unsafe(drop)
  const missing = new Map((await listBackupTables(sql, schema)).map((table) => [table.table, table]))
  const leftOut: string[] = []
  for await (const part of readBackup(path)) {
    if ('rows' in part) {
      const target = missing.get(part.table)
      missing.delete(part.table)
      if (target === undefined) {
        leftOut.push(part.table)
        for await (const _ of part.rows);
      } else await fillTable(sql, schema, part, target)
    }
    if ('sequences' in part) await setSequences(sql, schema, part, leftOut)
  }
  if (missing.size > 0)
    throw new BackupError({ code: 'table_missing', tables: [...missing.keys()].join('", "') })
  for (const { add } of keys) await sql.unsafe(add)
  return leftOut
}

async function fillTable(
  sql: TransactionSql,
  schema: string,
  { table, columns, rows }: BackupTable & { rows: AsyncIterable<Buffer> },
  target: BackupTable,
): Promise<void> {
  if (JSON.stringify(columns.toSorted()) !== JSON.stringify(target.columns.toSorted()))
    throw new BackupError({ code: 'other_columns', table })
  const copy = sql.unsafe(`copy ${quoteName(schema, table)} (${quoteColumns(columns)}) from stdin`)
  await pipeline(rows, await copy.writable())
}

async function setSequences(
  sql: TransactionSql,
  schema: string,
  { sequences }: BackupTrailer,
  leftOut: readonly string[],
): Promise<void> {
  for (const { table, column, lastValue, isCalled } of sequences) {
    if (leftOut.includes(table)) continue
    await sql`select setval(pg_get_serial_sequence(${quoteName(schema, table)}, ${column}), ${lastValue}::text::bigint, ${isCalled})`
  }
}
