import { loadServerMessages } from '@smart-farming/words/catalogues'
import { restoreBackup } from '../../db/backup/restore-backup.ts'
import type { Terminal } from '../terminal.ts'
import { reportFailure, withDatabase } from '../with-database.ts'

/** Runs `pnpm restore`; returns its exit code. */
export async function restoreCommand([path, ...rest]: string[], terminal: Terminal): Promise<number> {
  const words = await loadServerMessages('en')
  const said = words.commands.backup
  if (path === '--help') {
    terminal.out(said.restoreUsage)
    return 0
  }
  if (path === undefined || path.startsWith('-') || rest.length > 0)
    return reportFailure(terminal, said.restoreUsage, 2)
  return withDatabase(terminal, words, said.restoreFailed, async (_database, _config, tables) => {
    const { head, rows, tables: count, leftOut } = await restoreBackup(tables, path)
    const moment = head.madeAt.slice(0, 16).replace('T', ' ')
    terminal.out(`${said.restored({ moment, tables: count - leftOut.length, rows })}\n`)
    for (const table of leftOut) terminal.error(`${said.leftOut({ table })}\n`)
    return 0
  })
}
