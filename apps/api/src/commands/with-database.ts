import { constants } from 'node:os'
import { type Config, ConfigError, loadConfig } from '../config.ts'
import { Database } from '../db/database.ts'
import { openEmbeddedDatabase } from '../db/embedded/embedded.ts'
import { sqlFailure } from '../db/sql-errors.ts'
import { STOP_SIGNALS } from '../process/stop-signals.ts'

/**
 * Does a command's work on the product's database, beside the running product and without it.
 *
 * @param failure how a failure that nobody expected is told, such as "The messages cannot be read"
 * @returns the exit code: the work's own, or 1 when it could not be done, which is then said in a sentence
 */
export async function withDatabase(
  failure: string,
  work: (database: Database, config: Config) => Promise<number>,
): Promise<number> {
  // A signal would end us on the spot and leave the embedded database running; an exit takes it along.
  for (const signal of STOP_SIGNALS) process.once(signal, () => process.exit(128 + constants.signals[signal]))
  try {
    const config = loadConfig()
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
    if (error instanceof ConfigError) return fail(error.message, 1)
    if (sqlFailure(error) !== undefined) return fail('The database does not answer.', 1)
    return fail(`${failure}: ${error instanceof Error ? error.message : 'unknown error'}`, 1)
  }
}

/** Says on the error output why a command ends, and answers its exit code. */
export function fail(message: string, code: number): number {
  process.stderr.write(`${message}\n`)
  return code
}
