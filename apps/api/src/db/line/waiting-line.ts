import { DatabaseUnavailable } from '../sql-errors.ts'

/** How long a line must have stood before its pace says anything, as a share of the longest wait. */
const JUDGED_AFTER = 0.5

/** Callers who wait for something, in the order in which they came. Whoever waits too long leaves, and is told so. */
export class WaitingLine {
  readonly #waiting = new Set<() => void>()
  /** When the line formed, on the monotonic clock, and how many have been served since. */
  #since = 0
  #served = 0
  readonly #atOnce: number

  /** @param atOnce how many may be served at the same moment */
  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0
  }

  /**
   * Waits in the line. Where it moves too slowly for another one, that one is told at once instead of after the wait.
   *
   * @param withinMs longest wait
   * @throws {DatabaseUnavailable} when the turn does not come in time, or would not
   */
  wait(withinMs: number): Promise<void> {
    const now = performance.now()
    if (this.isEmpty) {
      this.#since = now
      this.#served = 0
    }
    if (this.#wouldTake(now - this.#since, withinMs) > withinMs)
      return Promise.reject(new DatabaseUnavailable('too many wait for a connection'))
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

  /** Lets the first one go on. */
  next(): void {
    const [first] = this.#waiting
    if (first === undefined) return
    this.#waiting.delete(first)
    this.#served += 1
    first()
  }

  /** How long the next one would wait, in ms, by the pace of the line since it formed; the next to be served may all be through in a moment. */
  #wouldTake(stoodMs: number, withinMs: number): number {
    if (stoodMs < withinMs * JUDGED_AFTER) return 0
    return (this.#waiting.size * stoodMs) / (this.#served + this.#atOnce)
  }
}
