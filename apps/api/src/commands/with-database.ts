import type { ServerMessages } from '@smart-farming/words/catalogues'
import { formatMessageData } from '@smart-farming/words/message-data'
import { type Config, ConfigError, explainSettings, loadConfig } from '../config.ts'
import { BackupError } from '../db/backup/backup-format.ts'
import { isPooled } from '../db/connection/pooler.ts'
import { Database } from '../db/database.ts'
import { openEmbeddedDatabase } from '../db/embedded/embedded.ts'
import { sqlErrorToAppError } from '../db/sql-errors.ts'
import { startFailureReason } from '../process/start-failure.ts'
import type { Terminal } from './terminal.ts'

/** Connection details for work that takes longer than a query. */
export interface ProductTables {
  /** Connection URL of the role that owns the tables. */
  readonly url: string
  readonly schema: string
}

/**
 * Runs a command on the product's database, whether or not the product is running.
 * @param failure introduction of an unexpected failure, such as "The messages cannot be read"
 * @returns the command's exit code, or 1 if it failed, with a sentence on the error output
 */
export async function withDatabase(
  terminal: Terminal,
  words: ServerMessages,
  failure: string,
  work: (database: Database, config: Config, tables: ProductTables) => Promise<number>,
): Promise<number> {
  try {
    const config = loadConfig(terminal.env)
    const { url, directUrl, schema } = config.database
    const embedded = url === undefined ? await openEmbeddedDatabase(config.dataDir) : undefined
    const database = new Database({
      url: embedded?.rowsUrl ?? url ?? '',
      directUrl: embedded?.ownerUrl ?? directUrl,
      schema,
      maxConnections: 1,
      pooled: url !== undefined && (await isPooled(url)),
    })
    const tables = { url: embedded?.ownerUrl ?? directUrl ?? '', schema }
    try {
      return await work(database, config, tables)
    } finally {
      await database.close()
      await embedded?.stop()
    }
  } catch (error) {
    const { commands } = words
    if (error instanceof ConfigError) return reportFailure(terminal, explainSettings(words, error), 1)
    if (sqlErrorToAppError(error) !== undefined || isOutOfReach(error))
      return reportFailure(terminal, commands.databaseSilent, 1)
    const why =
      error instanceof BackupError
        ? formatMessageData(commands.backup.refusals, error.said)
        : error instanceof Error
          ? startFailureReason(words, error)
          : commands.unknownError
    return reportFailure(terminal, commands.failed({ what: failure, why }), 1)
  }
}

/** True for a driver or network error, as opposed to an unreadable file. */
function isOutOfReach(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(CONNECT|ECONN|ENOTFOUND|EAI_|EHOST|ENETUNREACH|ETIMEDOUT)/.test(code)
}

/** Prints an error message and returns the exit code. */
export function reportFailure(terminal: Terminal, message: string, code: number): number {
  terminal.error(`${message}\n`)
  return code
}
