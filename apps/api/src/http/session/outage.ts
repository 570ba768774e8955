import { isConnectionError } from '../../db/connection/connection-errors.ts'
import { runAsRequest } from '../../db/connection/request-timeout.ts'
import { sqlErrorToAppError } from '../../db/sql-errors.ts'
import { withTimeout } from '../../timing/with-timeout.ts'

/** Time limit of a query while the database may be unavailable, in ms: normally a query takes a few milliseconds. */
const PATIENCE_MS = 100

/**
 * Detects a database outage by the results of queries. One failed query says nothing about the others: it may have been
 * refused because there were too many. Only a second failure, without a success in between, counts as an outage. The
 * outage is assumed for a short time and then checked again, so that the database is used as soon as it is back.
 */
export class OutageDetector {
  readonly #believedMs: number
  readonly #now: () => number
  /** Number of answered queries. */
  #answers = 0
  #isOn = false
  #believedUntil = 0
  #finding: Promise<boolean> | undefined

  /**
   * @param believedMs time for which an outage is assumed, in ms
   * @param now a monotonic clock, in ms
   */
  constructor(believedMs: number, now: () => number) {
    this.#believedMs = believedMs
    this.#now = now
  }

  /** Runs a query and takes its outcome into account. @throws whatever the query throws */
  async put<T>(question: () => Promise<T>): Promise<T> {
    const before = this.#answers
    try {
      return this.#noteAnswer(await question())
    } catch (error) {
      if (!isDatabaseSilent(error)) throw this.#noteAnswer(error)
      if (this.#isOn) throw error
      // A query that the queue refused may have waited, so answers since it was submitted count; otherwise only later
      // ones.
      const since = wasTurnedAway(error) ? before : this.#answers
      const again = await this.#isAnswered(question)
      if (again !== undefined) return again.answer
      if (this.#answers === since || isConnectionError(error)) this.#begin()
      throw error
    }
  }

  /**
   * True while an outage is assumed. A promise if that must be checked again, with this query; nobody waits long for
   * it.
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

  /** The query's result, if it arrives in time. A later result still counts as an answer. */
  async #isAnswered<T>(question: () => Promise<T>): Promise<{ answer: T } | undefined> {
    const { promise, resolve } = Promise.withResolvers<{ answer: T } | undefined>()
    // The request may have timed out already; this query must run anyway.
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

/** True if the database did not answer; any other error is an answer. */
export function isDatabaseSilent(error: unknown): boolean {
  return sqlErrorToAppError(error)?.code === 'database_unavailable'
}

/** True if our own queue refused the query, so that it was not sent. */
function wasTurnedAway(error: unknown): boolean {
  return error instanceof Error && error.cause === undefined
}
