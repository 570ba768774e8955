import { createWriteStream, existsSync, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { inOneTransaction, openAlone } from '../one-transaction.ts'
import { BackupError } from './backup-format.ts'
import { type BackupContents, checkBackup } from './backup-reader.ts'
import { backupStream } from './backup-stream.ts'
import { keptTables } from './backup-tables.ts'

/** The tables of one product. */
export interface TablesAt {
  /** Of the role that owns them. */
  readonly url: string
  readonly schema: string
}

/**
 * Writes all that the product keeps in its database into a file, as it is at one moment, beside whoever works with it.
 * The file has its name only once it is whole, read again and found right; only its owner may read it.
 *
 * @param path where nothing is yet
 * @throws {BackupError} why there is none; or what the system or PostgreSQL says. No part of a file is left then
 */
export async function writeBackup(from: TablesAt, path: string, now: Date): Promise<BackupContents> {
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

async function fill(path: string, { url, schema }: TablesAt, now: Date): Promise<void> {
  const connection = openAlone(url, 'backup')
  let failure: unknown
  try {
    const tables = await keptTables(connection, schema)
    if (tables.length === 0) throw new BackupError({ code: 'nothing_there' })
    const mode = 'isolation level repeatable read read only'
    await inOneTransaction(connection, { schema, mode }, async (sql) => {
      try {
        const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
        const parts = Readable.from(backupStream(sql, schema, tables, now), { objectMode: false })
        await pipeline(parts, createGzip(), file)
      } catch (error) {
        failure = error
        // A copy that nobody reads to its end would keep the transaction from ending in any other way.
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
