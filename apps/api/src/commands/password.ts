// `pnpm password <username>`: a new password for a farmer who has forgotten it. There is no address to send one to, so the
// operator reads it out to somebody they know.
import { pino } from 'pino'
import { giveNewPassword } from '../accounts/passwords/new-password.ts'
import { Passwords } from '../accounts/passwords/passwords.ts'
import { sqlState } from '../db/sql-errors.ts'
import { generatedSecret } from '../secrets.ts'
import { fail, withDatabase } from './with-database.ts'

const usage = `A new password for a farmer who has forgotten it. Ends all sessions of the account.

  pnpm password <username>
`

process.exitCode = await main(process.argv.slice(2))

async function main([username, ...rest]: string[]): Promise<number> {
  if (username === '--help') {
    process.stdout.write(usage)
    return 0
  }
  if (username === undefined || username.startsWith('--') || rest.length > 0) return fail(usage, 2)
  return withDatabase('The password cannot be set', async (database, config) => {
    const secrets = config.sessionSecrets ?? [await generatedSecret(config.dataDir)]
    // The event is for the log; the password itself only for who reads the output.
    const log = pino(pino.destination(2))
    const password = await giveNewPassword(database, new Passwords(), secrets, username, log).catch(
      (error: unknown) => {
        // The product has never run on this database, so nobody has any name.
        if (sqlState(error) === '42P01') return undefined
        throw error
      },
    )
    if (password === undefined) return fail(`Nobody is called "${username}".`, 1)
    process.stdout.write(`The new password of "${username}" is  ${password}\n`)
    return 0
  })
}
