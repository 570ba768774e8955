import { within } from './within.ts'

/** How long a line must have stood before its pace says anything, as a share of the longest wait. */
const JUDGED_AFTER = 0.5

/** Callers who wait for something, in the order in which they came. Whoever waits too long leaves, and is told so. */
export class WaitingLine {
  readonly #waiting = new Set<() => void>()
  /** When the line formed, on the monotonic clock, and how many have been served since. */
  #since = 0
  #served = 0
  readonly #atOnce: number
  readonly #refusal: (why: string) => Error

  /**
   * @param atOnce how many may be served at the same moment
   * @param refusal what whoever leaves, or does not even come in, is told
   */
  constructor(atOnce: number, refusal: (why: string) => Error) {
    this.#atOnce = atOnce
    this.#refusal = refusal
  }

  /** How many wait. */
  get length(): number {
    return this.#waiting.size
  }

  /**
   * Waits in the line. Where it moves too slowly for another one, that one is told at once instead of after the wait.
   *
   * @param withinMs longest wait; may be infinite
   * @throws the refusal, when the turn does not come in time, or would not
   */
  wait(withinMs: number): Promise<void> {
    const now = performance.now()
    if (this.length === 0) {
      this.#since = now
      this.#served = 0
    }
    if (this.#wouldTake(now - this.#since, withinMs) > withinMs)
      return Promise.reject(this.#refusal('the line is too slow'))
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.add(resolve)
    if (withinMs === Infinity) return promise
    return within(withinMs, promise, () => {
      this.#waiting.delete(resolve)
      throw this.#refusal('no turn came in time')
    })
  }

  /** Lets the first one go on. */
  next(): void {
    const [first] = this.#waiting
    if (first === undefined) return
    this.#waiting.delete(first)
    this.#served += 1
    first()
  }

  /**
   * How long the next one would wait, in ms, by the pace of the line since it formed; the next to be served may all be
   * through in a moment.
   */
  #wouldTake(stoodMs: number, withinMs: number): number {
    if (stoodMs < withinMs * JUDGED_AFTER) return 0
    return (this.#waiting.size * stoodMs) / (this.#served + this.#atOnce)
  }
}
