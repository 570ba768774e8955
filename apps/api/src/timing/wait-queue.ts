import { withTimeout } from './with-timeout.ts'

/** Age of a queue from which its pace is meaningful, as a share of the maximum wait. */
const JUDGED_AFTER = 0.5

/** Age up to which a queue is only the result of a burst, in ms. */
const BURST_MS = 300
/** A queue moves if its tasks take at most this long on average, in ms. */
const MAX_TASK_MS = 50

/** A queue in order of arrival. Callers that wait too long are refused. */
export class WaitQueue {
  readonly #waiting = new Set<() => void>()
  /** Time at which the queue formed, by the monotonic clock. */
  #since = 0
  #served = 0
  readonly #atOnce: number
  readonly #refusal: (why: string) => Error

  /**
   * @param atOnce number of callers served at the same time
   * @param refusal creates the error for a refused caller
   */
  constructor(atOnce: number, refusal: (why: string) => Error) {
    this.#atOnce = atOnce
    this.#refusal = refusal
  }

  get length(): number {
    return this.#waiting.size
  }

  /**
   * Expected wait of the next caller, in ms. 0 for a queue younger than {@link BURST_MS}, and for one
   * that hardly moves: then a few stuck tasks hold it up, not too many callers.
   */
  get lastingWaitMs(): number {
    const stoodMs = this.length === 0 ? 0 : performance.now() - this.#since
    const hardlyMoves = stoodMs * this.#atOnce > this.#served * MAX_TASK_MS
    return stoodMs < BURST_MS || hardlyMoves ? 0 : this.#expectedWaitMs(stoodMs)
  }

  /**
   * Waits in the queue. If the queue moves too slowly, refuses the caller at once.
   * @param withinMs maximum wait, in ms; may be infinite
   * @throws the refusal, if the turn does not come in time or is not expected to
   */
  wait(withinMs: number): Promise<void> {
    const now = performance.now()
    if (this.length === 0) {
      this.#since = now
      this.#served = 0
    }
    const stoodMs = now - this.#since
    if (stoodMs >= withinMs * JUDGED_AFTER && this.#expectedWaitMs(stoodMs) > withinMs)
      return Promise.reject(this.#refusal('the line is too slow'))
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.add(resolve)
    if (withinMs === Infinity) return promise
    return withTimeout(withinMs, promise, () => {
      this.#waiting.delete(resolve)
      throw this.#refusal('no turn came in time')
    })
  }

  /** Releases the first caller. */
  next(): void {
    const [first] = this.#waiting
    if (first === undefined) return
    this.#waiting.delete(first)
    this.#served += 1
    first()
  }

  /**
   * Expected wait of the next caller in ms, by the pace of the queue since it formed. Callers being
   * served count as served, because they may finish at any moment.
   */
  #expectedWaitMs(stoodMs: number): number {
    return (this.#waiting.size * stoodMs) / (this.#served + this.#atOnce)
  }
}
