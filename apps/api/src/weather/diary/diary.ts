import { setImmediate as afterAnswers } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import { BoundedQueue } from '../../timing/bounded-queue.ts'
import { LruCache } from '../../upstream/lru-cache.ts'
import { gridKey } from '../grid.ts'
import { type DiaryEntry, writeDiary } from './diary-store.ts'

/** Maximum number of entries waiting to be written. Further entries are dropped. */
const MAX_WAITING = 500
/** Number of written entries to remember. Forgetting one costs a statement that changes nothing. */
const REMEMBERED = 10_000

/** A diary page to be judged and written. */
export interface DiaryPage extends Pick<DiaryEntry, 'at' | 'provider'> {
  /** Local date on which the page is made, 'YYYY-MM-DD'. */
  day: string
  /** `ahead` for a forecast, `came` for an observation. */
  kind: 'ahead' | 'came'
  /** Judges the page. Called after pending responses have been sent. */
  entry: () => DiaryEntry
}

/**
 * Records forecasts and observations, once per day, cell and provider. Writes run in the background
 * and never delay or fail a response. A page that cannot be written is dropped and retried with the
 * day's next answer.
 */
export class ForecastDiary {
  readonly #database: Database
  readonly #onTrouble: (error: unknown) => void
  readonly #turns = new BoundedQueue({ atOnce: 1, mayWait: MAX_WAITING, refusal: (why) => new Error(why) })
  readonly #noted = new LruCache<true>(REMEMBERED)
  readonly #writing = new Set<Promise<void>>()

  constructor(database: Database, onTrouble: (error: unknown) => void) {
    this.#database = database
    this.#onTrouble = onTrouble
  }

  /** Records a page in the background. Never throws. */
  note({ at, provider, day, kind, entry }: DiaryPage): void {
    const key = `${kind} ${gridKey(at)} ${provider} ${day}`
    if (this.#noted.get(key)) return
    this.#noted.set(key, true)
    const writing = this.#turns
      .run(async () => {
        await afterAnswers()
        await writeDiary(this.#database, entry())
      })
      .catch((error: unknown) => {
        this.#noted.delete(key)
        this.#onTrouble(error)
      })
      .finally(() => this.#writing.delete(writing))
    this.#writing.add(writing)
  }

  /** Resolves when no write is running. Must be awaited before the database closes. */
  async settled(): Promise<void> {
    while (this.#writing.size > 0) await Promise.all(this.#writing)
  }
}
