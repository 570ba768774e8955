import { type Config, ConfigError, loadConfig } from '../config.ts'
import { Database } from '../db/database.ts'
import { openEmbeddedDatabase } from '../db/embedded/embedded.ts'
import { sqlFailure } from '../db/sql-errors.ts'
import type { Terminal } from './terminal.ts'

/**
 * Does a command's work on the product's database, beside the running product and without it.
 *
 * @param terminal where it is run
 * @param failure how a failure that nobody expected is told, such as "The messages cannot be read"
 * @returns the exit code: the work's own, or 1 when it could not be done, which is then said in a sentence
 */
export async function withDatabase(
  terminal: Terminal,
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
    if (error instanceof ConfigError) return fail(terminal, error.message, 1)
    if (sqlFailure(error) !== undefined) return fail(terminal, 'The database does not answer.', 1)
    return fail(terminal, `${failure}: ${error instanceof Error ? error.message : 'unknown error'}`, 1)
  }
}

/** Says on the error output why a command ends, and answers its exit code. */
export function fail(terminal: Terminal, message: string, code: number): number {
  terminal.error(`${message}\n`)
  return code
}
