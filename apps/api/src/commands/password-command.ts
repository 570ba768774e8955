import { pino } from 'pino'
import { giveNewPassword } from '../accounts/passwords/new-password.ts'
import { Passwords } from '../accounts/passwords/passwords.ts'
import { sqlState } from '../db/sql-errors.ts'
import { generatedSecret } from '../secrets.ts'
import type { Terminal } from './terminal.ts'
import { fail, withDatabase } from './with-database.ts'

const usage = `A new password for a farmer who has forgotten it. Ends all sessions of the account.

  pnpm password <username>
`

/** What `pnpm password` does; answers its exit code. */
export async function passwordCommand([username, ...rest]: string[], terminal: Terminal): Promise<number> {
  if (username === '--help') {
    terminal.out(usage)
    return 0
  }
  if (username === undefined || username.startsWith('--') || rest.length > 0) return fail(terminal, usage, 2)
  return withDatabase(terminal, 'The password cannot be set', async (database, config) => {
    const secrets = config.sessionSecrets ?? [await generatedSecret(config.dataDir)]
    // The event is for the log; the password itself only for who reads the output.
    const log = pino({}, { write: (line) => terminal.error(line) })
    const password = await giveNewPassword(database, new Passwords(), secrets, username, log).catch(
      (error: unknown) => {
        // The product has never run on this database, so nobody has any name.
        if (sqlState(error) === '42P01') return undefined
        throw error
      },
    )
    if (password === undefined) return fail(terminal, `Nobody is called "${username}".`, 1)
    terminal.out(`The new password of "${username}" is  ${password}\n`)
    return 0
  })
}
