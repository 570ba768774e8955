import { stat } from 'node:fs/promises'
import { loadServerMessages } from '@smart-farming/words/catalogues'
import { writeBackup } from '../../db/backup/write-backup.ts'
import type { Terminal } from '../terminal.ts'
import { reportFailure, withDatabase } from '../with-database.ts'

/** Runs `pnpm backup`; returns its exit code. */
export async function backupCommand([path, ...rest]: string[], terminal: Terminal): Promise<number> {
  const words = await loadServerMessages('en')
  const said = words.commands.backup
  if (path === '--help') {
    terminal.out(said.usage)
    return 0
  }
  if (path === undefined || path.startsWith('-') || rest.length > 0)
    return reportFailure(terminal, said.usage, 2)
  return withDatabase(terminal, words, said.failed, async (_database, _config, tables) => {
    const made = await writeBackup(tables, path, new Date())
    const { size } = await stat(path)
    terminal.out(`${said.done({ ...made, path, kb: Math.ceil(size / 1000) })}\n`)
    return 0
  })
}
