import type { Database } from '../db/database.ts'
import { withTimeout } from '../timing/with-timeout.ts'

/** An unresponsive database is not queried again for this long, in ms. */
const AWAY_MS = 3_000

/**
 * The database, for work that must not depend on it. After a failure or timeout it is not queried
 * for a while, so that no further request has to wait.
 */
export class TimeLimitedDatabase {
  readonly #database: Database
  readonly #patienceMs: number
  readonly #onTrouble: (error: unknown) => void
  #awayUntil = 0

  /**
   * @param patienceMs maximum time that a question waits for the database, in ms
   * @param onTrouble called when the database fails; the failure has no further effect
   */
  constructor(database: Database, patienceMs: number, onTrouble: (error: unknown) => void = () => {}) {
    this.#database = database
    this.#patienceMs = patienceMs
    this.#onTrouble = onTrouble
  }

  /** True for a while after the database did not answer. */
  get isAway(): boolean {
    return performance.now() < this.#awayUntil
  }

  /** The result of a query; undefined if the database does not answer in time. */
  async soon<R>(query: (database: Database) => Promise<R>): Promise<R | undefined> {
    if (this.isAway) return undefined
    try {
      return await withTimeout(this.#patienceMs, query(this.#database), () => {
        throw new Error('the database is slow')
      })
    } catch (error) {
      this.#awayUntil = performance.now() + AWAY_MS
      this.#onTrouble(error)
      return undefined
    }
  }

  /** Runs a query in the background, unless the database is unavailable. Never rejects. */
  async later(query: (database: Database) => Promise<void>): Promise<void> {
    if (this.isAway) return
    await query(this.#database).catch((error: unknown) => this.#onTrouble(error))
  }
}
