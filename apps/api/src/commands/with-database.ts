import type { ServerWords } from '@smart-farming/words/catalogues'
import { wordsOf } from '@smart-farming/words/said'
import { type Config, ConfigError, explainSettings, loadConfig } from '../config.ts'
import { BackupError } from '../db/backup/backup-format.ts'
import { Database } from '../db/database.ts'
import { openEmbeddedDatabase } from '../db/embedded/embedded.ts'
import { isPooled } from '../db/line/pooler.ts'
import { sqlFailure } from '../db/sql-errors.ts'
import { reasonOf } from '../process/start-failure.ts'
import type { Terminal } from './terminal.ts'

/** The tables of the product, for work that takes longer than a query. */
export interface ProductTables {
  /** Of the role that owns them. */
  readonly url: string
  readonly schema: string
}

/**
 * Does a command's work on the product's database, beside the running product and without it.
 *
 * @param terminal where it is run
 * @param words what it says
 * @param failure how a failure that nobody expected is told, such as "The messages cannot be read"
 * @returns the exit code: the work's own, or 1 when it could not be done, which is then said in a sentence
 */
export async function withDatabase(
  terminal: Terminal,
  words: ServerWords,
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
    if (error instanceof ConfigError) return fail(terminal, explainSettings(words, error), 1)
    if (sqlFailure(error) !== undefined || isOutOfReach(error))
      return fail(terminal, commands.databaseSilent, 1)
    const why =
      error instanceof BackupError
        ? wordsOf(commands.backup.refusals, error.said)
        : error instanceof Error
          ? reasonOf(words, error)
          : commands.unknownError
    return fail(terminal, commands.failed({ what: failure, why }), 1)
  }
}

/** Of the driver or the network; a file that cannot be read is something else. */
function isOutOfReach(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(CONNECT|ECONN|ENOTFOUND|EAI_|EHOST|ENETUNREACH|ETIMEDOUT)/.test(code)
}

/** Says on the error output why a command ends, and answers its exit code. */
export function fail(terminal: Terminal, message: string, code: number): number {
  terminal.error(`${message}\n`)
  return code
}
