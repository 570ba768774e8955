import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import { within } from '../../timing/within.ts'
import { keepAnswer, keepFailure, readAnswer, type SharedAnswer, takeLease } from './answers-store.ts'

/** Longest that a question waits for the database before it goes on without, ms. */
const PATIENCE_MS = 1_000
/** How long the database is not asked again after it did not answer, ms. */
const AWAY_MS = 3_000
/**
 * A little longer than asking the providers can take: whoever takes it either writes its outcome before, or has died.
 */
const LEASE_MS = 4_500
const POLL_MS = 60

type Failure = 'bad_upstream' | 'upstream_timeout'

/** What is known to all instances about a question, and what is to be done about it. */
export type Claim = { answer: string | undefined } & (
  | { state: 'fresh'; freshUntil: number }
  | { state: 'failed'; failure: Failure }
  /** Nobody else is asking: the caller must, and then {@link SharedAnswers.keep} or {@link SharedAnswers.fail}. */
  | { state: 'yours' }
)

/**
 * The answers that all instances share through PostgreSQL, and the rule that only one of them asks the providers. When
 * the database is away every instance is on its own: the weather must not depend on it.
 */
export class SharedAnswers {
  readonly #database: Database
  readonly #onTrouble: (error: unknown) => void
  readonly #writing = new Set<Promise<void>>()
  #awayUntil = 0

  /** @param onTrouble told when the database fails us; nothing else comes of it */
  constructor(database: Database, onTrouble: (error: unknown) => void = () => {}) {
    this.#database = database
    this.#onTrouble = onTrouble
  }

  /**
   * Says where the answer is to come from, waiting while another instance is fetching it.
   *
   * @param nowMs unix ms, to judge what is fresh
   * @param overAt on the clock of `performance.now()`: the waiting ends before
   */
  async claim(key: string, nowMs: number, overAt: number): Promise<Claim> {
    let known: SharedAnswer | undefined
    while (true) {
      known = await this.#soon(() => readAnswer(this.#database, key))
      const answer = known?.answer
      if (known !== undefined && answer !== undefined && known.freshUntil > nowMs) {
        return { state: 'fresh', answer, freshUntil: known.freshUntil }
      }
      if (known?.failure !== undefined) return { state: 'failed', answer, failure: toFailure(known.failure) }
      if (known?.leased !== true) {
        const taken = await this.#soon(() => takeLease(this.#database, key, LEASE_MS))
        if (taken !== false) return { state: 'yours', answer }
      }
      if (performance.now() + POLL_MS >= overAt)
        return { state: 'failed', answer, failure: 'upstream_timeout' }
      await wait(POLL_MS)
    }
  }

  /** Gives an answer to all instances; the caller does not wait. Times are unix ms. */
  keep(key: string, kept: { answer: string; fetchedAt: number; freshUntil: number }): void {
    this.#write(() => keepAnswer(this.#database, key, kept))
  }

  /** Tells all instances that it is no use asking for `ms`; the caller does not wait. */
  fail(key: string, failure: Failure, ms: number): void {
    this.#write(() => keepFailure(this.#database, key, failure, ms))
  }

  /** Resolves when everything is written. */
  async close(): Promise<void> {
    await Promise.all(this.#writing)
  }

  #write(query: () => Promise<void>): void {
    if (performance.now() < this.#awayUntil) return
    const writing = query()
      .catch((error: unknown) => this.#onTrouble(error))
      .finally(() => this.#writing.delete(writing))
    this.#writing.add(writing)
  }

  /** Undefined when the database does not answer soon. */
  async #soon<R>(query: () => Promise<R>): Promise<R | undefined> {
    if (performance.now() < this.#awayUntil) return undefined
    try {
      return await within(PATIENCE_MS, query(), () => {
        throw new Error('the database is slow')
      })
    } catch (error) {
      this.#awayUntil = performance.now() + AWAY_MS
      this.#onTrouble(error)
      return undefined
    }
  }
}

const toFailure = (code: string): Failure => (code === 'upstream_timeout' ? code : 'bad_upstream')
