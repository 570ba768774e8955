import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import { isFuture } from '../../timing/wall-clock.ts'
import type { ImpatientDatabase } from '../impatient-database.ts'
import {
  endLease,
  keepFailure,
  readAnswer,
  type SharedAnswer,
  type StoredAnswer,
  storeAnswer,
  storeWire,
  takeLease,
} from './answers-store.ts'

/**
 * How much longer a lease is than asking can take, ms: whoever takes it either writes its outcome before, or has died.
 */
const WRITING_MS = 1_500
const POLL_MS = 60

type Failure = 'bad_upstream' | 'upstream_timeout'

/** What is known to all instances about a question, and what is to be done about it. */
export type Claim = { answer: string | undefined } /** With what the row has beside the answer. */ & (
  | ({ state: 'fresh' } & Pick<SharedAnswer, 'wire' | 'fetchedAt' | 'freshUntil'>)
  | { state: 'failed'; failure: Failure }
  /** Nobody else is asking, and the caller may not either; for so many ms. */
  | { state: 'refused'; waitMs: number }
  /**
   * Nobody else is asking: the caller must, and then {@link SharedAnswers.keep}, {@link SharedAnswers.fail} or
   * {@link SharedAnswers.release}.
   */
  | { state: 'yours' }
)

/**
 * The answers that all instances share through PostgreSQL, and the rule that only one of them asks the providers. When
 * the database is away every instance is on its own: the weather must not depend on it.
 */
export class SharedAnswers {
  readonly #database: ImpatientDatabase
  readonly #leaseMs: number
  readonly #writing = new Set<Promise<void>>()

  /** @param longestMs how long asking the providers can take */
  constructor(database: ImpatientDatabase, longestMs: number) {
    this.#database = database
    this.#leaseMs = longestMs + WRITING_MS
  }

  /**
   * Says where the answer is to come from, waiting while another instance is fetching it. An answer from the future is
   * as good as none: the clock of whoever kept it was wrong, and it would be fresh until ours gets there.
   *
   * @param nowMs unix ms, to judge what is fresh
   * @param overAt on the clock of `performance.now()`: the waiting ends before
   * @param refusedMs asked before the providers would have to be; above 0 they must not be, for so long
   */
  async claim(key: string, nowMs: number, overAt: number, refusedMs: () => Promise<number>): Promise<Claim> {
    let known: SharedAnswer | undefined
    while (true) {
      known = await this.#database.soon((database) => readAnswer(database, key))
      const seen = known?.fetchedAt
      const answer = seen === undefined || isFuture(seen, nowMs) ? undefined : known?.answer
      if (known !== undefined && answer !== undefined && known.freshUntil > nowMs) {
        const { wire, fetchedAt, freshUntil } = known
        return { state: 'fresh', answer, wire, fetchedAt, freshUntil }
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

  /** Gives an answer to all instances; the caller does not wait. Times are unix ms. */
  keep(key: string, kept: StoredAnswer): void {
    this.#write((database) => storeAnswer(database, key, kept))
  }

  /** Puts what goes over the wire beside an answer that was fetched then; the caller does not wait. */
  keepWire(key: string, fetchedAt: number | undefined, wire: Buffer): void {
    this.#write((database) => storeWire(database, key, fetchedAt, wire))
  }

  /** Tells all instances that it is no use asking for `ms`; the caller does not wait. */
  fail(key: string, failure: Failure, ms: number): void {
    this.#write((database) => keepFailure(database, key, failure, ms))
  }

  /** Lets somebody else ask; the caller does not wait. */
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
