import { ConfigError, loadConfig } from '../../config.ts'
import { type Role, setUpRoles } from '../../db/roles/set-up-roles.ts'
import type { Terminal } from '../terminal.ts'
import { fail } from '../with-database.ts'

const usage = `Makes the roles that DATABASE_URL (reads and writes rows) and DATABASE_DIRECT_URL (owns the tables) name, gives them
the passwords that stand there, and hands the product's tables over to the owner. Can be run again.

  DATABASE_ADMIN_URL=postgres://postgres:...@host/database pnpm roles

  DATABASE_ADMIN_URL  a superuser's address of the same database; only this command wants it
`

/** What `pnpm roles` does; answers its exit code. */
export async function rolesCommand(args: string[], terminal: Terminal): Promise<number> {
  if (args[0] === '--help') {
    terminal.out(usage)
    return 0
  }
  if (args.length > 0) return fail(terminal, usage, 2)
  try {
    const { url, directUrl, adminUrl, schema } = loadConfig(terminal.env).database
    if (url === undefined || directUrl === undefined || adminUrl === undefined || url === directUrl)
      return fail(terminal, `Set DATABASE_URL, DATABASE_DIRECT_URL and DATABASE_ADMIN_URL.\n\n${usage}`, 2)
    const [rows, owner] = [roleOf(url), roleOf(directUrl)]
    if (new Set([rows.name, owner.name, roleOf(adminUrl).name]).size < 3)
      return fail(terminal, 'The three addresses must name three roles.', 2)
    await setUpRoles(adminUrl, schema, { owner, rows }, true)
    terminal.out(`"${owner.name}" owns the tables, and "${rows.name}" reads and writes their rows.\n`)
    return 0
  } catch (error) {
    if (error instanceof ConfigError) return fail(terminal, error.message, 1)
    return fail(terminal, `The roles were not made: ${error instanceof Error ? error.message : error}`, 1)
  }
}

function roleOf(url: string): Role {
  const { username, password } = new URL(url)
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) }
}
