import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import {
  BACKUP_VERSION,
  BackupError,
  type BackupHead,
  type BackupLine,
  type BackupTable,
  type BackupTrailer,
  backupLine,
  MAX_LINE_BYTES,
} from './backup-format.ts'
import { ByteReader } from './byte-reader.ts'

/** Parts of a backup, in order: head, tables, end. */
export type BackupPart = BackupHead | (BackupTable & { readonly rows: AsyncIterable<Buffer> }) | BackupTrailer

export interface BackupContents {
  readonly head: BackupHead
  readonly tables: number
  readonly rows: number
}

const damaged = (cause?: unknown) => new BackupError({ code: 'damaged' }, { cause })

/**
 * Reads a backup part by part. The rows of a table must be read before the next part is requested.
 * Verifies each table's checksum after its rows.
 * @throws {BackupError} when the file is damaged, incomplete, not a backup, or from a later version
 * @throws the file system's error
 */
export async function* readBackup(path: string, onRows = (_rows: number) => {}): AsyncGenerator<BackupPart> {
  // Truncated or modified archives fail during a read.
  const stream = pipeline(createReadStream(path), createGunzip(), () => {})
  const reader = new ByteReader(stream)
  const next = async () => {
    const text = await reader.line(MAX_LINE_BYTES).catch(failed)
    if (text === undefined) throw damaged()
    return parsed(text)
  }
  try {
    const head = await next().catch((error: unknown) => {
      throw error instanceof BackupError
        ? new BackupError({ code: 'no_backup', path }, { cause: error })
        : error
    })
    if (!('format' in head)) throw new BackupError({ code: 'no_backup', path })
    if (head.version > BACKUP_VERSION) throw new BackupError({ code: 'later_version' })
    yield head
    for (let tables = 0; ; tables += 1) {
      const line = await next()
      if ('sequences' in line) {
        if (line.tables !== tables || !(await reader.isAtEnd().catch(failed))) throw damaged()
        return yield line
      }
      if (!('table' in line)) throw damaged()
      let over = false
      const rows = (async function* () {
        yield* rowsOf(reader, next, onRows)
        over = true
      })()
      yield { ...line, rows }
      if (!over) throw new Error('the rows of a table were not read')
    }
  } finally {
    stream.destroy()
  }
}

async function* rowsOf(
  reader: ByteReader,
  next: () => Promise<BackupLine>,
  onRows: (rows: number) => void,
): AsyncGenerator<Buffer> {
  const sum = createHash('sha256')
  for (;;) {
    const line = await next()
    if ('sha256' in line) {
      if (line.sha256 !== sum.digest('hex')) throw damaged()
      return onRows(line.rows)
    }
    if (!('bytes' in line)) throw damaged()
    const block = await reader.bytes(line.bytes).catch(failed)
    if (block === undefined) throw damaged()
    sum.update(block)
    yield block
  }
}

/** Reads a backup to its end and verifies every checksum. @throws as {@link readBackup} */
export async function checkBackup(path: string): Promise<BackupContents> {
  let head: BackupHead | undefined
  let tables = 0
  let rows = 0
  for await (const part of readBackup(path, (some) => {
    rows += some
  })) {
    if ('format' in part) head = part
    if (!('table' in part)) continue
    tables += 1
    for await (const _ of part.rows);
  }
  if (head === undefined) throw damaged()
  return { head, tables, rows }
}

function parsed(text: string): BackupLine {
  try {
    return backupLine.parse(JSON.parse(text))
  } catch (cause) {
    throw damaged(cause)
  }
}

/** Errors of the archive mean that it is damaged; errors of the file system do not. */
function failed(error: unknown): never {
  throw error instanceof Error && 'code' in error && /^Z_|^ERR_/.test(String(error.code))
    ? damaged(error)
    : error
}
