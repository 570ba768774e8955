import { loadServerMessages } from '@smart-farming/words/catalogues'
import { ConfigError, explainSettings, loadConfig } from '../../config.ts'
import { type Role, setUpRoles } from '../../db/roles/set-up-roles.ts'
import { startFailureReason } from '../../process/start-failure.ts'
import type { Terminal } from '../terminal.ts'
import { reportFailure } from '../with-database.ts'

/** Runs `pnpm roles`; returns its exit code. */
export async function rolesCommand(args: string[], terminal: Terminal): Promise<number> {
  const words = await loadServerMessages('en')
  const { commands } = words
  const said = commands.roles
  if (args[0] === '--help') {
    terminal.out(said.usage)
    return 0
  }
  if (args.length > 0) return reportFailure(terminal, said.usage, 2)
  try {
    const { url, directUrl, adminUrl, schema } = loadConfig(terminal.env).database
    if (url === undefined || directUrl === undefined || adminUrl === undefined || url === directUrl)
      return reportFailure(terminal, `${said.addressesMissing}\n\n${said.usage}`, 2)
    const [rows, owner] = [roleOf(url), roleOf(directUrl)]
    if (new Set([rows.name, owner.name, roleOf(adminUrl).name]).size < 3)
      return reportFailure(terminal, said.rolesAlike, 2)
    await setUpRoles(adminUrl, schema, { owner, rows }, true)
    terminal.out(`${said.done({ owner: owner.name, rows: rows.name })}\n`)
    return 0
  } catch (error) {
    if (error instanceof ConfigError) return reportFailure(terminal, explainSettings(words, error), 1)
    return reportFailure(
      terminal,
      commands.failed({ what: said.failed, why: startFailureReason(words, error) }),
      1,
    )
  }
}

function roleOf(url: string): Role {
  const { username, password } = new URL(url)
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) }
}
