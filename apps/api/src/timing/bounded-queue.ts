import { WaitQueue } from './wait-queue.ts'

export interface QueueOptions {
  /** Maximum number of tasks that run at once. */
  atOnce: number
  /** Number of turns reserved for `first` callers; less than `atOnce`. */
  kept?: number
  /** Maximum number of waiting callers; unlimited if left out. */
  mayWait?: number
  /** Creates the error for a caller that gets no turn. */
  refusal: (why: string) => Error
}

export interface QueueTurnOptions {
  /** Maximum wait, in ms; unlimited if left out. */
  withinMs?: number
  /** Runs before the others, and may use the reserved turns. */
  first?: boolean
}

/**
 * Limits how many tasks run at once. Others wait in order, within limits of time and number; the rest are refused at
 * once, because work that waits longer than its caller only delays the next callers.
 */
export class BoundedQueue {
  readonly #options: QueueOptions
  readonly #kept: number
  readonly #first: WaitQueue
  readonly #others: WaitQueue
  #free: number

  constructor(options: QueueOptions) {
    const { atOnce, kept = 0, refusal } = options
    this.#options = options
    this.#kept = kept
    this.#free = atOnce
    this.#first = new WaitQueue(atOnce, refusal)
    this.#others = new WaitQueue(atOnce - kept, refusal)
  }

  /**
   * Runs the work when its turn comes. The turn becomes free when the work has ended, not when its caller has left.
   * @throws the refusal; otherwise whatever the work throws
   */
  async run<T>(work: () => Promise<T>, options?: QueueTurnOptions): Promise<T> {
    const turn = this.take(options)
    if (turn !== undefined) await turn
    try {
      return await work()
    } finally {
      this.give()
    }
  }

  /**
   * Takes a turn; {@link give} must follow. Returns a promise only if no turn is free.
   * @throws the refusal, as a rejection: if no turn comes in time, or at once if that is predictable; there is then
   *   nothing to give back
   */
  take({ withinMs = Infinity, first = false }: QueueTurnOptions = {}): Promise<void> | undefined {
    if (this.#free > (first ? 0 : this.#kept)) {
      this.#free -= 1
      return undefined
    }
    const { mayWait = Infinity, refusal } = this.#options
    if (this.#first.length + this.#others.length >= mayWait) return Promise.reject(refusal('too many wait'))
    return (first ? this.#first : this.#others).wait(withinMs)
  }

  /** Gives a turn back. It passes directly to the next caller in line, so that no newcomer can take it. */
  give(): void {
    if (this.#first.length > 0) this.#first.next()
    else if (this.#free >= this.#kept && this.#others.length > 0) this.#others.next()
    else this.#free += 1
  }
}
