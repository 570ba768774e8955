import { withTimeout } from './with-timeout.ts'

/** Age from which a queue's pace is meaningful, as a share of the maximum wait. */
const JUDGED_AFTER = 0.5

/** A queue in order of arrival. A caller that waits too long leaves with a refusal. */
export class WaitQueue {
  readonly #waiting = new Set<() => void>()
  /** When the queue formed, by the monotonic clock, and the number of callers served since. */
  #since = 0
  #served = 0
  readonly #atOnce: number
  readonly #refusal: (why: string) => Error

  /**
   * @param atOnce number of callers served at the same time
   * @param refusal creates the error for a caller that leaves, or is turned away
   */
  constructor(atOnce: number, refusal: (why: string) => Error) {
    this.#atOnce = atOnce
    this.#refusal = refusal
  }

  get length(): number {
    return this.#waiting.size
  }

  /**
   * Waits in the queue. If the queue moves too slowly for another caller, that caller is refused at once instead of
   * after the wait.
   * @param withinMs maximum wait, in ms; may be infinite
   * @throws the refusal, if the turn does not come in time, or would not
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
   * Expected wait of the next caller, in ms, based on the pace of the queue since it formed; all callers now being
   * served may finish at any moment.
   */
  #wouldTake(stoodMs: number, withinMs: number): number {
    if (stoodMs < withinMs * JUDGED_AFTER) return 0
    return (this.#waiting.size * stoodMs) / (this.#served + this.#atOnce)
  }
}
