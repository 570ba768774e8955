import { withTimeout } from './with-timeout.ts'

/** Age from which a line's pace is meaningful, as a share of the longest wait. */
const JUDGED_AFTER = 0.5

/** A queue in order of arrival. A caller that waits too long leaves with a refusal. */
export class WaitQueue {
  readonly #waiting = new Set<() => void>()
  /** When the line formed, on the monotonic clock, and the number served since. */
  #since = 0
  #served = 0
  readonly #atOnce: number
  readonly #refusal: (why: string) => Error

  /**
   * @param atOnce callers served at the same time
   * @param refusal error for a caller that leaves, or is turned away
   */
  constructor(atOnce: number, refusal: (why: string) => Error) {
    this.#atOnce = atOnce
    this.#refusal = refusal
  }

  get length(): number {
    return this.#waiting.size
  }

  /**
   * Waits in the line. Where it moves too slowly for another caller, that one is refused at once instead of after the
   * wait.
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
   * Expected wait of the next caller, in ms, by the pace of the line since it formed; all callers now being served may
   * finish at any moment.
   */
  #wouldTake(stoodMs: number, withinMs: number): number {
    if (stoodMs < withinMs * JUDGED_AFTER) return 0
    return (this.#waiting.size * stoodMs) / (this.#served + this.#atOnce)
  }
}
