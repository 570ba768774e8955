import type { EventEmitter } from 'node:events'
import { AppError } from '../../app-error.ts'

/**
 * Number of requests in one turn of the event loop, above which the last ones wait too long. A count,
 * not a time: other processes also make turns long, and then refusing a lone farmer helps nobody.
 */
const MAX_PER_TURN = 64
/** Longest acceptable wait of a query for the database, in ms. */
const MAX_DATABASE_WAIT_MS = 100
/** Too many requests are refused only after this time, in ms, so that a burst is served. */
const PATIENCE_MS = 300
const RETRY_AFTER_SECONDS = 2

/** Always the same error: creating one, with its stack, would cost as much as an answer. */
const refusal = new AppError('overloaded', { retryAfter: RETRY_AFTER_SECONDS })

interface LoadShedderOptions {
  /** Expected wait of a query in a lasting overload of the database, in ms. */
  readonly databaseWaitMs: () => number
  /** A monotonic clock, in ms. */
  readonly now?: () => number
}

/**
 * Refuses API calls at once while the server is overloaded, so that accepted calls take a fraction
 * of a second instead of several. The server is overloaded if queries keep waiting for the database,
 * or if each turn of the event loop reads too many requests. Pages, health checks and cached
 * responses are never refused.
 */
export class LoadShedder {
  readonly #databaseWaitMs: () => number
  readonly #now: () => number
  #requestsInTurn = 0
  #turnEndedAt = Number.NEGATIVE_INFINITY
  /** Last moment at which the event loop was not overloaded. */
  #calmAt = Number.NEGATIVE_INFINITY

  constructor({ databaseWaitMs, now = () => performance.now() }: LoadShedderOptions) {
    this.#databaseWaitMs = databaseWaitMs
    this.#now = now
  }

  /** Counts the requests that a server reads in each turn. */
  watch(server: EventEmitter): void {
    server.prependListener('request', () => {
      if (this.#requestsInTurn === 0) this.#startTurn()
      this.#requestsInTurn += 1
    })
  }

  /**
   * Call this for each request as soon as it is read.
   * @throws {AppError} `overloaded`
   */
  admit(url: string): void {
    const isLate = this.#requestsInTurn > MAX_PER_TURN && this.#now() - this.#calmAt > PATIENCE_MS
    if (!isLate && this.#databaseWaitMs() <= MAX_DATABASE_WAIT_MS) return
    if (url.startsWith('/api/') && !url.startsWith('/api/health')) throw refusal
  }

  #startTurn(): void {
    const now = this.#now()
    if (now - this.#turnEndedAt > PATIENCE_MS) this.#calmAt = now
    setImmediate(() => {
      this.#turnEndedAt = this.#now()
      if (this.#requestsInTurn <= MAX_PER_TURN) this.#calmAt = this.#turnEndedAt
      this.#requestsInTurn = 0
    })
  }
}
