import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { TransactionSql } from 'postgres'
import { appliedMigrations } from '../migrate.ts'
import { BackupError, type BackupHead, type BackupTable, createHead, encodeLine } from './backup-format.ts'
import {
  listBackupTables,
  quoteColumns,
  quoteName,
  readSequenceStates,
  VALUE_FORMAT_SETTINGS,
} from './backup-tables.ts'

/** Approximate size of a block of rows, in bytes. */
const BLOCK_BYTES = 65_536

/**
 * Streams the bytes of a backup, before compression.
 * @param sql a repeatable-read transaction that has not read anything yet
 * @param tables result of {@link listBackupTables} from before the transaction
 */
export async function* streamBackup(
  sql: TransactionSql,
  schema: string,
  tables: readonly BackupTable[],
  madeAt: Date,
): AsyncGenerator<Buffer> {
  await sql.unsafe(VALUE_FORMAT_SETTINGS)
  // Lock before taking the snapshot: a table rewritten or truncated after the snapshot would appear
  // empty. Rows can still be read and written; only schema changes wait.
  for (const { table } of tables)
    await sql.unsafe(`lock table ${quoteName(schema, table)} in access share mode`)
  if (JSON.stringify(await listBackupTables(sql, schema)) !== JSON.stringify(tables))
    throw new BackupError({ code: 'tables_changing' })
  yield encodeLine(await head(sql, schema, madeAt))
  for (const table of tables) yield* tableStream(sql, schema, table)
  yield encodeLine({ sequences: await readSequenceStates(sql, schema), tables: tables.length })
}

async function head(sql: TransactionSql, schema: string, madeAt: Date): Promise<BackupHead> {
  const [row] = await sql`select current_setting('server_version') as server`
  const migrations = await appliedMigrations(sql, schema)
  return createHead({ madeAt: madeAt.toISOString(), server: row?.server, migrations })
}

async function* tableStream(
  sql: TransactionSql,
  schema: string,
  { table, columns }: BackupTable,
): AsyncGenerator<Buffer> {
  yield encodeLine({ table, columns })
  const sum = createHash('sha256')
  let rows = 0
  const copy = sql.unsafe(`copy ${quoteName(schema, table)} (${quoteColumns(columns)}) to stdout`)
  for await (const block of blocks(await copy.readable())) {
    sum.update(block)
    // COPY escapes line breaks within values, so each byte 10 ends a row.
    for (let at = block.indexOf(10); at >= 0; at = block.indexOf(10, at + 1)) rows += 1
    yield encodeLine({ bytes: block.length })
    yield block
  }
  yield encodeLine({ rows, sha256: sum.digest('hex') })
}

async function* blocks(parts: Readable): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = []
  let bytes = 0
  for await (const part of parts) {
    gathered.push(part)
    bytes += part.length
    if (bytes < BLOCK_BYTES) continue
    yield Buffer.concat(gathered)
    gathered = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(gathered)
  // The driver pauses while rows are unread and does not resume after the last row. Without this,
  // the messages that follow would never be read.
  parts._read(0)
}
