import { restoreBackup } from '../../db/backup/restore-backup.ts'
import type { Terminal } from '../terminal.ts'
import { fail, withDatabase } from '../with-database.ts'

const usage = `Puts what pnpm backup wrote into an empty database, and brings its tables up to date.

  pnpm restore <file>

All of it or nothing. What the product keeps now it never replaces: set DATA_DIR to a new folder, or DATABASE_URL to an
empty database. A backup of an earlier version is welcome, one of a later version is refused.
`

/** What `pnpm restore` does; answers its exit code. */
export async function restoreCommand([path, ...rest]: string[], terminal: Terminal): Promise<number> {
  if (path === '--help') {
    terminal.out(usage)
    return 0
  }
  if (path === undefined || path.startsWith('-') || rest.length > 0) return fail(terminal, usage, 2)
  return withDatabase(terminal, 'Nothing was restored', async (_database, _config, tables) => {
    const { head, rows, tables: count, leftOut } = await restoreBackup(tables, path)
    const moment = `${head.madeAt.slice(0, 16).replace('T', ' ')} UTC`
    const filled = count - leftOut.length
    terminal.out(
      `Restored as of ${moment}: ${filled} tables. The backup has ${rows.toLocaleString('en-GB')} rows.\n`,
    )
    for (const table of leftOut) terminal.error(`Left out: "${table}", which is no table of the product.\n`)
    return 0
  })
}
