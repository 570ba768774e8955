import { number } from '../../../format/number.ts'
import { tag } from '../../tag.ts'

const count = (value: number) => number(tag, value)

/** Output of `pnpm backup` and `pnpm restore`. */
export const backup = {
  usage: `Writes all that the product keeps in its database into one file, while it runs or while it does not.

  pnpm backup <file>

The file is new, for your eyes only (it holds names, messages and password hashes), and was read again when this is done.
Keep SESSION_SECRET, or DATA_DIR/session-secret, beside it: it is not in it. pnpm restore puts it back.
`,
  failed: 'There is no backup',
  done: ({ path, rows, tables, kb }: { path: string; rows: number; tables: number; kb: number }) =>
    `${path}: ${count(rows)} rows of ${tables} tables in ${count(kb)} kB, read again and right.`,
  restoreUsage: `Puts what pnpm backup wrote into an empty database, and brings its tables up to date.

  pnpm restore <file>

All of it or nothing. What the product keeps now it never replaces: set DATA_DIR to a new folder, or DATABASE_URL to an
empty database. A backup of an earlier version is welcome, one of a later version is refused.
`,
  restoreFailed: 'Nothing was restored',
  /** `moment` as `2026-11-22 09:00`, UTC. */
  restored: ({ moment, tables, rows }: { moment: string; tables: number; rows: number }) =>
    `Restored as of ${moment} UTC: ${tables} tables. The backup has ${count(rows)} rows.`,
  leftOut: ({ table }: { table: string }) => `Left out: "${table}", which is no table of the product.`,
  /** Reasons why a backup cannot be made, read or restored, by code. */
  refusals: {
    file_there: ({ path }: { path: string }) => `${path} is there already. Name a file that is not.`,
    nothing_there: 'There is nothing to back up: the product has never run on this database.',
    tables_changing: 'The tables were being changed just now. Try again.',
    later_version: 'The backup was made by a later version of the product. Restore it with that one.',
    not_empty: ({ table }: { table: string }) =>
      `The database is not empty: there is "${table}" in it. Restore into an empty one.`,
    table_missing: ({ tables }: { tables: string }) => `The backup lacks the table "${tables}".`,
    other_columns: ({ table }: { table: string }) =>
      `The columns of "${table}" in the backup are not those of its version.`,
    damaged: 'The backup is damaged: it is cut off, or was changed after it was made.',
    no_backup: ({ path }: { path: string }) => `${path} is no backup.`,
  },
}
