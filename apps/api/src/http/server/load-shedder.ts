import type { EventEmitter } from 'node:events'
import { AppError } from '../../app-error.ts'

/**
 * Longest time that requests in one turn of the event loop are allowed to delay each other, in ms.
 */
const MAX_TURN_MS = 25
/** Overload is refused only once it has lasted this long, in ms, so that a burst is served. */
const PATIENCE_MS = 300
const RETRY_AFTER_SECONDS = 2

/** Always the same error: creating one, with its stack, would cost as much as an answer. */
const refusal = new AppError('overloaded', { retryAfter: RETRY_AFTER_SECONDS })

interface LoadShedderOptions {
  /** Time for which queries have waited for the database without a break, in ms. */
  readonly databaseQueueMs: () => number
  /** A monotonic clock, in ms. */
  readonly now?: () => number
}

/**
 * Refuses API calls at once while the server is overloaded, so that accepted calls take a fraction
 * of a second instead of several. The server is overloaded if queries keep waiting for the database,
 * or if each turn of the event loop finds so many requests that the last ones wait for the first.
 * Pages, health checks and cached responses are never refused.
 */
export class LoadShedder {
  readonly #databaseQueueMs: () => number
  readonly #now: () => number
  #turnStartedAt: number | undefined
  #turnEndedAt = Number.NEGATIVE_INFINITY
  /** Last moment at which the event loop was not overloaded. */
  #calmAt = Number.NEGATIVE_INFINITY
  /** True if the request that is being read came too late in its turn. */
  #isLate = false

  constructor({ databaseQueueMs, now = () => performance.now() }: LoadShedderOptions) {
    this.#databaseQueueMs = databaseQueueMs
    this.#now = now
  }

  /** Times the turns in which a server reads requests. */
  watch(server: EventEmitter): void {
    server.prependListener('request', () => {
      const now = this.#now()
      const startedAt = this.#turnStartedAt ?? this.#startTurn(now)
      this.#isLate = now - startedAt > MAX_TURN_MS && now - this.#calmAt > PATIENCE_MS
    })
  }

  /**
   * Call this for each request as soon as it is read.
   * @throws {AppError} `overloaded`
   */
  admit(url: string): void {
    if (!this.#isLate && this.#databaseQueueMs() <= PATIENCE_MS) return
    if (url.startsWith('/api/') && !url.startsWith('/api/health')) throw refusal
  }

  #startTurn(startedAt: number): number {
    this.#turnStartedAt = startedAt
    if (startedAt - this.#turnEndedAt > PATIENCE_MS) this.#calmAt = startedAt
    setImmediate(() => {
      this.#turnStartedAt = undefined
      this.#turnEndedAt = this.#now()
      this.#isLate = false
      if (this.#turnEndedAt - startedAt <= MAX_TURN_MS) this.#calmAt = this.#turnEndedAt
    })
    return startedAt
  }
}
