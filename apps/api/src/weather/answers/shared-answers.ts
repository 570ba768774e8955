import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import { isFuture } from '../../timing/wall-clock.ts'
import type { TimeLimitedDatabase } from '../time-limited-database.ts'
import {
  endLease,
  readAnswer,
  type SharedAnswer,
  type StoredAnswer,
  storeAnswer,
  storeFailure,
  takeLease,
} from './answers-store.ts'

/** Extra time of a lease beyond the question's limit, ms: within it, the holder has written its outcome or died. */
const WRITING_MS = 1_500
const POLL_MS = 60

type Failure = 'bad_upstream' | 'upstream_timeout'

/** The shared state of a question, and the caller's next step. */
export type AnswerClaim = { answer: string | undefined } /** With the row's data besides the answer. */ & (
  | ({ state: 'fresh' } & Pick<SharedAnswer, 'freshUntil'>)
  | { state: 'failed'; failure: Failure }
  /** No instance is asking, and the caller may not ask for this many ms. */
  | { state: 'refused'; waitMs: number }
  /**
   * No instance is asking: the caller must, and then call {@link SharedAnswers.keep}, {@link SharedAnswers.fail} or
   * {@link SharedAnswers.release}.
   */
  | { state: 'yours' }
)

/**
 * The answers that all instances share through PostgreSQL, and the rule that only one of them asks the providers. When
 * the database is away every instance works alone: the weather must not depend on it.
 */
export class SharedAnswers {
  readonly #database: TimeLimitedDatabase
  readonly #leaseMs: number
  readonly #writing = new Set<Promise<void>>()

  /** @param longestMs time limit of asking the providers */
  constructor(database: TimeLimitedDatabase, longestMs: number) {
    this.#database = database
    this.#leaseMs = longestMs + WRITING_MS
  }

  /**
   * Decides where the answer comes from, and waits while another instance is fetching it. An answer from the future is
   * ignored: it was stored under a wrong clock, and would stay fresh until that time.
   * @param nowMs unix ms, to judge freshness
   * @param overAt end of the wait, on the clock of `performance.now()`
   * @param refusedMs called before the providers would be asked; above 0, they must not be asked for that many ms
   */
  async claim(
    key: string,
    nowMs: number,
    overAt: number,
    refusedMs: () => Promise<number>,
  ): Promise<AnswerClaim> {
    let known: SharedAnswer | undefined
    while (true) {
      known = await this.#database.soon((database) => readAnswer(database, key))
      const seen = known?.fetchedAt
      const answer = seen === undefined || isFuture(seen, nowMs) ? undefined : known?.answer
      if (known !== undefined && answer !== undefined && known.freshUntil > nowMs) {
        return { state: 'fresh', answer, freshUntil: known.freshUntil }
      }
      if (known?.failure !== undefined) return { state: 'failed', answer, failure: toFailure(known.failure) }
      if (known?.leased !== true) {
        const waitMs = await refusedMs()
        if (waitMs > 0) return { state: 'refused', answer, waitMs }
        const taken = await this.#database.soon((database) => takeLease(database, key, this.#leaseMs, seen))
        if (taken !== false) return { state: 'yours', answer }
      }
      if (performance.now() + POLL_MS >= overAt)
        return { state: 'failed', answer, failure: 'upstream_timeout' }
      await wait(POLL_MS)
    }
  }

  /** Shares an answer with all instances, without making the caller wait. Times are unix ms. */
  keep(key: string, kept: StoredAnswer): void {
    this.#write((database) => storeAnswer(database, key, kept))
  }

  /** Tells all instances not to retry for `ms`, without making the caller wait. */
  fail(key: string, failure: Failure, ms: number): void {
    this.#write((database) => storeFailure(database, key, failure, ms))
  }

  /** Releases the lease, without making the caller wait. */
  release(key: string): void {
    this.#write((database) => endLease(database, key))
  }

  /** Resolves when everything is written. */
  async close(): Promise<void> {
    await Promise.all(this.#writing)
  }

  #write(query: (database: Database) => Promise<void>): void {
    const writing = this.#database.later(query).finally(() => this.#writing.delete(writing))
    this.#writing.add(writing)
  }
}

const toFailure = (code: string): Failure => (code === 'upstream_timeout' ? code : 'bad_upstream')
