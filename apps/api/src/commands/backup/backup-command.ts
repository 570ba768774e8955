import { stat } from 'node:fs/promises'
import { writeBackup } from '../../db/backup/write-backup.ts'
import type { Terminal } from '../terminal.ts'
import { fail, withDatabase } from '../with-database.ts'

const usage = `Writes all that the product keeps in its database into one file, while it runs or while it does not.

  pnpm backup <file>

The file is new, for your eyes only (it holds names, messages and password hashes), and was read again when this is done.
Keep SESSION_SECRET, or DATA_DIR/session-secret, beside it: it is not in it. pnpm restore puts it back.
`

/** What `pnpm backup` does; answers its exit code. */
export async function backupCommand([path, ...rest]: string[], terminal: Terminal): Promise<number> {
  if (path === '--help') {
    terminal.out(usage)
    return 0
  }
  if (path === undefined || path.startsWith('-') || rest.length > 0) return fail(terminal, usage, 2)
  return withDatabase(terminal, 'There is no backup', async (_database, _config, tables) => {
    const made = await writeBackup(tables, path, new Date())
    const { size } = await stat(path)
    const count = (number: number) => number.toLocaleString('en-GB')
    terminal.out(
      `${path}: ${count(made.rows)} rows of ${made.tables} tables in ${count(Math.ceil(size / 1000))} kB, read again and right.\n`,
    )
    return 0
  })
}
