import { DatabaseUnavailable } from './sql-errors.ts'

/**
 * Lets so many queries run at once and keeps the others waiting here, not in the driver: the driver would send them behind a
 * stuck query on the same connection, and would still run them long after their callers were told that they failed.
 */
export class Turns {
  #free: number
  readonly #waiting = new Set<() => void>()

  /** @param size how many run at once */
  constructor(size: number) {
    this.#free = size
  }

  /**
   * Takes a turn, in order of asking; {@link give} must follow. A promise only when there is none free.
   *
   * @throws {DatabaseUnavailable} after `withinMs` without a turn; there is nothing to give back then
   */
  take(withinMs: number): Promise<void> | undefined {
    if (this.#free > 0) {
      this.#free -= 1
      return undefined
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const begin = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      this.#waiting.delete(begin)
      reject(new DatabaseUnavailable('no connection became free in time'))
    }, withinMs)
    this.#waiting.add(begin)
    return promise
  }

  give(): void {
    const [next] = this.#waiting
    if (next === undefined) {
      this.#free += 1
      return
    }
    this.#waiting.delete(next)
    next()
  }
}
