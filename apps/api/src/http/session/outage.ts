import { isLineError } from '../../db/line/line-errors.ts'
import { asOneRequest } from '../../db/line/patience.ts'
import { sqlFailure } from '../../db/sql-errors.ts'
import { within } from '../../timing/within.ts'

/** So long a database that may be away has for a question, ms: one that is there takes a few. */
const PATIENCE_MS = 100

/**
 * Whether the database cannot be asked, as its answers to questions tell. One question that failed says nothing of the
 * others: it may have been turned away because there were many. Only when the next one fails, too, and nobody else was
 * answered meanwhile, it is an outage; and that is believed for a moment and then found out anew, so that what the
 * database has to say is heard as soon as it can be asked.
 */
export class Outage {
  readonly #believedMs: number
  readonly #now: () => number
  /** Questions that were answered. */
  #answers = 0
  #isOn = false
  #believedUntil = 0
  #finding: Promise<boolean> | undefined

  /**
   * @param believedMs how long an outage is taken for granted
   * @param now ms of a clock that never goes back
   */
  constructor(believedMs: number, now: () => number) {
    this.#believedMs = believedMs
    this.#now = now
  }

  /** Puts a question to the database, and learns from what becomes of it. @throws whatever the question throws */
  async put<T>(question: () => Promise<T>): Promise<T> {
    const before = this.#answers
    try {
      return this.#noteAnswer(await question())
    } catch (error) {
      if (!isUnanswered(error)) throw this.#noteAnswer(error)
      if (this.#isOn) throw error
      // Whoever was turned away before the question was put may have waited; what fails otherwise fails by itself.
      const since = wasTurnedAway(error) ? before : this.#answers
      const again = await this.#isAnswered(question)
      if (again !== undefined) return again.answer
      if (this.#answers === since || isLineError(error)) this.#begin()
      throw error
    }
  }

  /**
   * Whether the database is taken for away. A promise where that must be found out again, with this question; nobody
   * waits for it for long.
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

  /** What a question is answered within moments. One that comes later counts as an answer all the same. */
  async #isAnswered<T>(question: () => Promise<T>): Promise<{ answer: T } | undefined> {
    const { promise, resolve } = Promise.withResolvers<{ answer: T } | undefined>()
    // Its request may have waited in vain; this question must be put all the same.
    asOneRequest(() => {
      question().then(
        (answer) => resolve({ answer: this.#noteAnswer(answer) }),
        (error: unknown) => {
          if (!isUnanswered(error)) this.#noteAnswer(undefined)
          resolve(undefined)
        },
      )
    })
    return within(PATIENCE_MS, promise, () => undefined)
  }
}

/** The database did not answer: anything else that went wrong it said itself. */
export function isUnanswered(error: unknown): boolean {
  return sqlFailure(error)?.code === 'database_unavailable'
}

/** Our own queue refused it: no question was put. */
function wasTurnedAway(error: unknown): boolean {
  return error instanceof Error && error.cause === undefined
}
