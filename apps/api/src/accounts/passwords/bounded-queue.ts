import { AppError } from '../../app-error.ts'

/** How long a caller who found the queue full is asked to wait, in seconds. */
const RETRY_AFTER_S = 2

/**
 * Lets so many pieces of work run at once and so many wait; the rest is refused at once, because work that waits longer
 * than its caller only makes the next callers wait, too.
 */
export class BoundedQueue {
  readonly #atOnce: number
  readonly #mayWait: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(atOnce: number, mayWait: number) {
    this.#atOnce = atOnce
    this.#mayWait = mayWait
  }

  /**
   * Runs the work in its turn. The place is free again when the work has ended, not when its caller has gone: a
   * hash goes on whether or not anybody waits for it.
   *
   * @throws {AppError} `overloaded` when the queue is full; otherwise whatever the work throws
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1
    else if (this.#waiting.length >= this.#mayWait)
      throw new AppError('overloaded', undefined, { retryAfter: RETRY_AFTER_S })
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      // A place goes straight to the next in line, so nobody who comes in between can take it.
      const next = this.#waiting.shift()
      if (next === undefined) this.#running -= 1
      else next()
    }
  }
}
