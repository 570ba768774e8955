import type { Database } from '../db/database.ts'
import { withTimeout } from '../timing/with-timeout.ts'

/** Time for which an unresponsive database is not asked again, ms. */
const AWAY_MS = 3_000

/** The database, for work that must not depend on it: after one timeout there is no further wait for a while. */
export class TimeLimitedDatabase {
  readonly #database: Database
  readonly #patienceMs: number
  readonly #onTrouble: (error: unknown) => void
  #awayUntil = 0

  /**
   * @param patienceMs longest wait of a question for the database before it continues without
   * @param onTrouble called when the database fails, without further effect
   */
  constructor(database: Database, patienceMs: number, onTrouble: (error: unknown) => void = () => {}) {
    this.#database = database
    this.#patienceMs = patienceMs
    this.#onTrouble = onTrouble
  }

  /** True for a while after it did not answer. */
  get isAway(): boolean {
    return performance.now() < this.#awayUntil
  }

  /** Undefined when the database does not answer in time. */
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

  /** Runs work that nobody waits for, unless the database is away; never rejects. */
  async later(query: (database: Database) => Promise<void>): Promise<void> {
    if (this.isAway) return
    await query(this.#database).catch((error: unknown) => this.#onTrouble(error))
  }
}
