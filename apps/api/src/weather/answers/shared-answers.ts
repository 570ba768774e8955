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

/**
 * Extra time of a lease beyond the time limit of the question, in ms. By its end, the holder has
 * either written its result or died.
 */
const WRITING_MS = 1_500
const POLL_MS = 60

type Failure = 'bad_upstream' | 'upstream_timeout'

/** State of a question and the caller's next step. */
export type AnswerClaim = { answer: string | undefined } & (
  | ({ state: 'fresh' } & Pick<SharedAnswer, 'freshUntil'>)
  | { state: 'failed'; failure: Failure }
  /**
   * No instance is calling the providers, and the caller must not call them for this long, in ms.
   */
  | { state: 'refused'; waitMs: number }
  /**
   * No instance is calling the providers, so the caller must. It must then call {@link
   * SharedAnswers.keep}, {@link SharedAnswers.fail} or {@link SharedAnswers.release}.
   */
  | { state: 'yours' }
)

/**
 * Answers that all instances share through PostgreSQL. Only one instance at a time calls the
 * providers for a question. While the database is unavailable, every instance works alone.
 */
export class SharedAnswers {
  readonly #database: TimeLimitedDatabase
  readonly #leaseMs: number
  readonly #writing = new Set<Promise<void>>()

  constructor(database: TimeLimitedDatabase, longestMs: number) {
    this.#database = database
    this.#leaseMs = longestMs + WRITING_MS
  }

  /**
   * Decides where the answer comes from, and waits while another instance is fetching it. Ignores
   * an answer with a future fetch time: it was stored while a clock was wrong.
   * @param nowMs current time, in Unix ms
   * @param overAt end of the wait, on the clock of `performance.now()`
   * @param refusedMs called before the caller may take the lease. A result above 0 means that the
   * providers must not be called for that long, in ms.
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

  /** Shares an answer with all instances, without making the caller wait. */
  keep(key: string, kept: StoredAnswer): void {
    this.#write((database) => storeAnswer(database, key, kept))
  }

  /** Stops all instances from retrying for `ms`, without making the caller wait. */
  fail(key: string, failure: Failure, ms: number): void {
    this.#write((database) => storeFailure(database, key, failure, ms))
  }

  /** Releases the lease, without making the caller wait. */
  release(key: string): void {
    this.#write((database) => endLease(database, key))
  }

  /** Resolves when all writes are done. */
  async close(): Promise<void> {
    await Promise.all(this.#writing)
  }

  #write(query: (database: Database) => Promise<void>): void {
    const writing = this.#database.later(query).finally(() => this.#writing.delete(writing))
    this.#writing.add(writing)
  }
}

const toFailure = (code: string): Failure => (code === 'upstream_timeout' ? code : 'bad_upstream')
