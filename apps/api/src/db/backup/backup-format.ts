import type { ServerWords } from '@smart-farming/words/catalogues'
import type { MessageData } from '@smart-farming/words/message-data'
import * as z from 'zod'

// A backup is one gzip stream, in a format of our own because the embedded PostgreSQL has no pg_dump. It consists of
// lines of JSON. A line that gives a byte count is followed by that many bytes of a table's rows, in PostgreSQL's text
// format of COPY (UTF-8, ISO dates, UTC), which every later version reads. `zcat` shows it.

/** Increased whenever the previous version could not read this version's backups. */
export const BACKUP_VERSION = 1
const NAME = 'smart-farming backup'

/**
 * Maximum size of a JSON line, and of the block after it, in bytes: rows are never split, and none comes near the
 * limit.
 */
export const MAX_LINE_BYTES = 1_000_000
export const MAX_BLOCK_BYTES = 64_000_000

/** A backup cannot be written, read or restored; the catalogue has the reason as text for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
  readonly said: MessageData<ServerWords['commands']['backup']['refusals']>

  constructor(said: MessageData<ServerWords['commands']['backup']['refusals']>, options?: ErrorOptions) {
    super(said.code, options)
    this.said = said
  }
}

const count = z.int().nonnegative()

/** The first line. */
const head = z.object({
  format: z.literal(NAME),
  version: z.int(),
  /** Time of the backup, ISO 8601. */
  madeAt: z.string(),
  /** Version of PostgreSQL, for information only. */
  server: z.string(),
  /** Migrations already applied to the tables, by timestamp (ms since 1970). */
  migrations: z.array(z.int()).min(1),
})

/** Start of a table; its rows follow. */
const table = z.object({ table: z.string(), columns: z.array(z.string()).min(1) })
/** Start of a block; this number of bytes of rows follows. */
const block = z.object({ bytes: count.max(MAX_BLOCK_BYTES) })
/** End of a table, with the SHA-256 of all its rows, in hex. */
const tableEnd = z.object({ rows: count, sha256: z.string() })

/** State of a column's sequence; the number is text, because it may have 64 bits. */
const sequence = z.object({
  table: z.string(),
  column: z.string(),
  lastValue: z.string().regex(/^\d+$/),
  isCalled: z.boolean(),
})
/** The last line; a file without it was cut off. */
const end = z.object({ sequences: z.array(sequence), tables: count })

export const backupLine = z.union([head, table, block, tableEnd, end])
export type BackupHead = z.output<typeof head>
export type BackupTable = z.output<typeof table>
export type BackupEnd = z.output<typeof end>
export type BackupLine = z.output<typeof backupLine>

export const encodeLine = (line: BackupLine): Buffer => Buffer.from(`${JSON.stringify(line)}\n`)

/** The first line of a new backup. */
export const createHead = (rest: Pick<BackupHead, 'madeAt' | 'server' | 'migrations'>): BackupHead => ({
  format: NAME,
  version: BACKUP_VERSION,
  ...rest,
})
