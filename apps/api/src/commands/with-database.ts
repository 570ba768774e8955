import type { ServerWords } from '@smart-farming/words/catalogues'
import { type Config, ConfigError, explainSettings, loadConfig } from '../config.ts'
import { Database } from '../db/database.ts'
import { openEmbeddedDatabase } from '../db/embedded/embedded.ts'
import { sqlFailure } from '../db/sql-errors.ts'
import { reasonOf } from '../process/start-failure.ts'
import type { Terminal } from './terminal.ts'

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
  work: (database: Database, config: Config) => Promise<number>,
): Promise<number> {
  try {
    const config = loadConfig(terminal.env)
    const { url, schema } = config.database
    const embedded = url === undefined ? await openEmbeddedDatabase(config.dataDir) : undefined
    const database = new Database({ url: embedded?.url ?? url ?? '', schema, maxConnections: 1 })
    try {
      return await work(database, config)
    } finally {
      await database.close()
      await embedded?.stop()
    }
  } catch (error) {
    const { commands } = words
    if (error instanceof ConfigError) return fail(terminal, explainSettings(words, error), 1)
    if (sqlFailure(error) !== undefined) return fail(terminal, commands.databaseSilent, 1)
    const why = error instanceof Error ? reasonOf(words, error) : commands.unknownError
    return fail(terminal, commands.failed({ what: failure, why }), 1)
  }
}

/** Says on the error output why a command ends, and answers its exit code. */
export function fail(terminal: Terminal, message: string, code: number): number {
  terminal.error(`${message}\n`)
  return code
}
