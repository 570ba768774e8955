import { isConnectionError } from '../../db/connection/connection-errors.ts'
import { runAsRequest } from '../../db/connection/request-timeout.ts'
import { sqlErrorToAppError } from '../../db/sql-errors.ts'
import { withTimeout } from '../../timing/with-timeout.ts'

/**
 * Time limit of a query while the database may be unavailable, in ms. Normally a query takes a few
 * milliseconds.
 */
const PATIENCE_MS = 100

/**
 * Detects a database outage from query results. A single failure may only mean that the queue was
 * full. Two failures with no success between them count as an outage. After a short time the outage
 * is checked again, so that the database is used as soon as it is back.
 */
export class OutageDetector {
  readonly #believedMs: number
  readonly #now: () => number
  #answers = 0
  #isOn = false
  #believedUntil = 0
  #finding: Promise<boolean> | undefined

  /**
   * @param believedMs how long an outage is assumed without a check, in ms
   * @param now monotonic time, in ms
   */
  constructor(believedMs: number, now: () => number) {
    this.#believedMs = believedMs
    this.#now = now
  }

  /**
   * Runs a query and records its outcome.
   * @throws the query's error
   */
  async put<T>(question: () => Promise<T>): Promise<T> {
    const before = this.#answers
    try {
      return this.#noteAnswer(await question())
    } catch (error) {
      if (!isDatabaseSilent(error)) throw this.#noteAnswer(error)
      if (this.#isOn) throw error
      // A query refused by the queue may have waited, so answers since its submission count.
      // Otherwise only later answers count.
      const since = wasTurnedAway(error) ? before : this.#answers
      const again = await this.#isAnswered(question)
      if (again !== undefined) return again.answer
      if (this.#answers === since || isConnectionError(error)) this.#begin()
      throw error
    }
  }

  /**
   * Whether an outage is assumed. A promise if it must be checked with this query, which takes only
   * a short time.
   */
  isOn(question: () => Promise<unknown>): boolean | Promise<boolean> {
    if (!this.#isOn || this.#believedUntil > this.#now()) return this.#isOn
    this.#finding ??= this.#isAnswered(question).then((answered) => {
      this.#finding = undefined
      if (answered === undefined && this.#isOn) this.#begin()
      return this.#isOn
    })
    return this.#finding
  }

  #begin(): void {
    this.#isOn = true
    this.#believedUntil = this.#now() + this.#believedMs
  }

  #noteAnswer<T>(answer: T): T {
    this.#answers += 1
    this.#isOn = false
    return answer
  }

  /** The result of the query, if it arrives in time. A later result still counts as an answer. */
  async #isAnswered<T>(question: () => Promise<T>): Promise<{ answer: T } | undefined> {
    const { promise, resolve } = Promise.withResolvers<{ answer: T } | undefined>()
    // This query must run even if the request has already timed out.
    runAsRequest(() => {
      question().then(
        (answer) => resolve({ answer: this.#noteAnswer(answer) }),
        (error: unknown) => {
          if (!isDatabaseSilent(error)) this.#noteAnswer(undefined)
          resolve(undefined)
        },
      )
    })
    return withTimeout(PATIENCE_MS, promise, () => undefined)
  }
}

/** Whether the database did not answer. Any other error counts as an answer. */
export function isDatabaseSilent(error: unknown): boolean {
  return sqlErrorToAppError(error)?.code === 'database_unavailable'
}

/** Whether our own queue refused the query, so that it was never sent. */
function wasTurnedAway(error: unknown): boolean {
  return error instanceof Error && error.cause === undefined
}
