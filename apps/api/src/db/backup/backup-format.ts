import type { ServerWords } from '@smart-farming/words/catalogues'
import type { Said } from '@smart-farming/words/said'
import * as z from 'zod'

// A backup is one gzip stream, of our own because the PostgreSQL that we bring has no pg_dump. In it stands a line of
// JSON after the other; after one that says how many bytes follow come so many bytes of a table's rows, in PostgreSQL's
// text format of COPY (UTF-8, ISO dates, UTC), which every later version reads. `zcat` shows it.

/** Raised when what this version writes could not be read by the one before. */
export const BACKUP_VERSION = 1
const NAME = 'smart-farming backup'

/** Longest line of JSON, and most bytes that may follow one: a row is never split, and none comes near it. */
export const MOST_LINE_BYTES = 1_000_000
export const MOST_BLOCK_BYTES = 64_000_000

/** A backup cannot be made, read or restored; the catalogue says to the operator why. */
export class BackupError extends Error {
  override name = 'BackupError'
  readonly said: Said<ServerWords['commands']['backup']['refusals']>

  constructor(said: Said<ServerWords['commands']['backup']['refusals']>, options?: ErrorOptions) {
    super(said.code, options)
    this.said = said
  }
}

const count = z.int().nonnegative()

/** Comes first. */
const head = z.object({
  format: z.literal(NAME),
  version: z.int(),
  /** ISO 8601. */
  madeAt: z.string(),
  /** Of PostgreSQL, to be read by people. */
  server: z.string(),
  /** The migrations that the tables had been through, each by its moment (ms since 1970). */
  migrations: z.array(z.int()).min(1),
})

/** Rows of this table follow. */
const table = z.object({ table: z.string(), columns: z.array(z.string()).min(1) })
/** So many bytes of rows follow. */
const block = z.object({ bytes: count.max(MOST_BLOCK_BYTES) })
/** The table is over. The sum is SHA-256 of all its rows, in hex. */
const tableEnd = z.object({ rows: count, sha256: z.string() })

/** Where the numbering of a column stands; the number as text, because it may have 64 bits. */
const sequence = z.object({
  table: z.string(),
  column: z.string(),
  lastValue: z.string().regex(/^\d+$/),
  isCalled: z.boolean(),
})
/** Comes last; a file without it was cut off. */
const end = z.object({ sequences: z.array(sequence), tables: count })

export const backupLine = z.union([head, table, block, tableEnd, end])
export type BackupHead = z.output<typeof head>
export type BackupTable = z.output<typeof table>
export type BackupEnd = z.output<typeof end>
export type BackupLine = z.output<typeof backupLine>

/** One line of a backup as it is written. */
export const written = (line: BackupLine): Buffer => Buffer.from(`${JSON.stringify(line)}\n`)

/** The first line of a backup that is made now. */
export const headOf = (rest: Pick<BackupHead, 'madeAt' | 'server' | 'migrations'>): BackupHead => ({
  format: NAME,
  version: BACKUP_VERSION,
  ...rest,
})
