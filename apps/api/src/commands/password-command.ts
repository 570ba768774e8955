import { loadServerMessages } from '@smart-farming/words/catalogues'
import { pino } from 'pino'
import { issueOperatorCode } from '../accounts/passwords/operator-code.ts'
import { Passwords } from '../accounts/passwords/passwords.ts'
import { sqlState } from '../db/sql-errors.ts'
import { ensureGeneratedSecret } from '../secrets.ts'
import type { Terminal } from './terminal.ts'
import { reportFailure, withDatabase } from './with-database.ts'

/** Runs `pnpm password`; returns its exit code. */
export async function passwordCommand([username, ...rest]: string[], terminal: Terminal): Promise<number> {
  const words = await loadServerMessages('en')
  const { password: said } = words.commands
  if (username === '--help') {
    terminal.out(said.usage)
    return 0
  }
  if (username === undefined || username.startsWith('--') || rest.length > 0)
    return reportFailure(terminal, said.usage, 2)
  return withDatabase(terminal, words, said.failed, async (database, config) => {
    const secrets = config.sessionSecrets ?? [await ensureGeneratedSecret(config.dataDir)]
    // Only the command's output gets the code; the log gets the event.
    const log = pino({}, { write: (line) => terminal.error(line) })
    const code = await issueOperatorCode(database, new Passwords(), secrets, username, log).catch(
      (error: unknown) => {
        // The product has never run on this database, so there are no accounts.
        if (sqlState(error) === '42P01') return undefined
        throw error
      },
    )
    if (code === undefined) return reportFailure(terminal, said.unknownName({ name: username }), 1)
    terminal.out(`${said.done({ name: username, code })}\n`)
    return 0
  })
}
