import { formatNumber } from '../../../format/number.ts'
import { tag } from '../../tag.ts'

const count = (value: number) => formatNumber(tag, value)

/** Output of `pnpm backup` and `pnpm restore`. */
export const backup = {
  usage: `Writes everything in the product's database to one file. The product may be running or stopped.

  pnpm backup <file>

The file must not exist yet. Only your user can read it, because it holds names, messages and password hashes. The command
reads it back to check it. Save SESSION_SECRET, or DATA_DIR/session-secret, as well: the file does not contain it. To
restore the file, use pnpm restore.
`,
  failed: 'The backup failed',
  done: ({ path, rows, tables, kb }: { path: string; rows: number; tables: number; kb: number }) =>
    `${path}: ${count(rows)} rows from ${tables} tables in ${count(kb)} kB, checked.`,
  restoreUsage: `Restores a backup into an empty database, and brings its tables up to date.

  pnpm restore <file>

It restores all or nothing, and never replaces existing data: set DATA_DIR to a new folder, or DATABASE_URL to an empty
database. Backups from earlier versions are accepted; those from later versions are refused.
`,
  restoreFailed: 'Nothing was restored',
  /** `moment` is `2026-11-22 09:00`, UTC. */
  restored: ({ moment, tables, rows }: { moment: string; tables: number; rows: number }) =>
    `Restored as of ${moment} UTC: ${tables} tables. The backup has ${count(rows)} rows.`,
  leftOut: ({ table }: { table: string }) => `Left out: "${table}", which is not a table of the product.`,
  refusals: {
    file_there: ({ path }: { path: string }) => `${path} already exists. Choose a new file.`,
    nothing_there: 'There is nothing to back up: the product has never run on this database.',
    tables_changing: 'The tables were being changed. Try again.',
    later_version: 'The backup was made by a later version of the product. Restore it with that version.',
    not_empty: ({ table }: { table: string }) =>
      `The database is not empty: it contains "${table}". Restore into an empty one.`,
    table_missing: ({ tables }: { tables: string }) => `The backup lacks the table "${tables}".`,
    other_columns: ({ table }: { table: string }) =>
      `The columns of "${table}" in the backup do not match its version.`,
    damaged: 'The backup is damaged: it is cut off, or was changed after it was made.',
    no_backup: ({ path }: { path: string }) => `${path} is not a backup.`,
  },
}
