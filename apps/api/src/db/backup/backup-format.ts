import type { ServerMessages } from '@smart-farming/words/catalogues'
import type { MessageData } from '@smart-farming/words/message-data'
import * as z from 'zod'

// The backup format is our own, because the embedded PostgreSQL has no pg_dump. A backup is one
// gzip stream of JSON lines, readable with `zcat`. A line with a byte count is followed by that
// many bytes of rows, in the text format of COPY (UTF-8, ISO dates, UTC). Every later PostgreSQL
// version reads this format.

/** Bump it when the previous version cannot read the new backups. */
export const BACKUP_VERSION = 1
const NAME = 'smart-farming backup'

/**
 * Maximum sizes of a JSON line and of the block after it, in bytes. Rows are never split, and none
 * comes near the limit.
 */
export const MAX_LINE_BYTES = 1_000_000
export const MAX_BLOCK_BYTES = 64_000_000

/** A backup cannot be written, read or restored. `said` has the reason, for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
  readonly said: MessageData<ServerMessages['commands']['backup']['refusals']>

  constructor(said: MessageData<ServerMessages['commands']['backup']['refusals']>, options?: ErrorOptions) {
    super(said.code, options)
    this.said = said
  }
}

const count = z.int().nonnegative()

const head = z.object({
  format: z.literal(NAME),
  version: z.int(),
  /** ISO 8601. */
  madeAt: z.string(),
  /** Version of PostgreSQL, for information only. */
  server: z.string(),
  /** Applied migrations, by timestamp (Unix ms). */
  migrations: z.array(z.int()).min(1),
})

/** Start of a table. Its rows follow. */
const table = z.object({ table: z.string(), columns: z.array(z.string()).min(1) })
/** Start of a block. This many bytes of rows follow. */
const block = z.object({ bytes: count.max(MAX_BLOCK_BYTES) })
/** End of a table, with the SHA-256 of all its rows, in hex. */
const tableEnd = z.object({ rows: count, sha256: z.string() })

/** State of a column's sequence. The last value is text, because it may have 64 bits. */
const sequence = z.object({
  table: z.string(),
  column: z.string(),
  lastValue: z.string().regex(/^\d+$/),
  isCalled: z.boolean(),
})
/** The last line. A file without it is incomplete. */
const end = z.object({ sequences: z.array(sequence), tables: count })

export const backupLine = z.union([head, table, block, tableEnd, end])
export type BackupHead = z.output<typeof head>
export type BackupTable = z.output<typeof table>
export type BackupTrailer = z.output<typeof end>
export type BackupLine = z.output<typeof backupLine>

export const encodeLine = (line: BackupLine): Buffer => Buffer.from(`${JSON.stringify(line)}\n`)

/** The first line of a new backup. */
export const createHead = (rest: Pick<BackupHead, 'madeAt' | 'server' | 'migrations'>): BackupHead => ({
  format: NAME,
  version: BACKUP_VERSION,
  ...rest,
})
