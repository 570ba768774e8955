import { createWriteStream, existsSync, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { openDedicatedConnection, runInTransaction } from '../transaction.ts'
import { BackupError } from './backup-format.ts'
import { type BackupContents, checkBackup } from './backup-reader.ts'
import { streamBackup } from './backup-stream.ts'
import { listBackupTables } from './backup-tables.ts'

export interface TableLocation {
  /** Connection URL of the role that owns the tables. */
  readonly url: string
  readonly schema: string
}

/**
 * Writes a consistent snapshot of all tables to a file, without blocking other users. The file gets
 * its name only when it is complete and verified. Only its owner may read it.
 * @param path must not exist yet
 * @throws {BackupError} with the reason for the failure
 * @throws the error of the system or of PostgreSQL; no partial file remains
 */
export async function writeBackup(from: TableLocation, path: string, now: Date): Promise<BackupContents> {
  if (existsSync(path)) throw new BackupError({ code: 'file_there', path })
  const half = `${path}.${process.pid}.part`
  const forget = () => rmSync(half, { force: true })
  process.once('exit', forget)
  try {
    await fill(half, from, now)
    const contents = await checkBackup(half)
    await rename(half, path)
    return contents
  } finally {
    process.off('exit', forget)
    forget()
  }
}

async function fill(path: string, { url, schema }: TableLocation, now: Date): Promise<void> {
  const connection = openDedicatedConnection(url, 'backup')
  let failure: unknown
  try {
    const tables = await listBackupTables(connection, schema)
    if (tables.length === 0) throw new BackupError({ code: 'nothing_there' })
    const mode = 'isolation level repeatable read read only'
    await runInTransaction(connection, { schema, mode }, async (sql) => {
      try {
        const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
        const parts = Readable.from(streamBackup(sql, schema, tables, now), { objectMode: false })
        await pipeline(parts, createGzip(), file)
      } catch (error) {
        failure = error
        // An unread COPY would block any other way to end the transaction.
        connection.end({ timeout: 0 }).catch(() => {})
        throw error
      }
    })
  } catch (error) {
    throw failure ?? error
  } finally {
    await connection.end({ timeout: 1 })
  }
}
