import { WaitQueue } from './wait-queue.ts'

export interface QueueOptions {
  /** Maximum number of tasks that run at the same time. */
  atOnce: number
  /** Number of turns reserved for `first` callers. Less than `atOnce`. */
  kept?: number
  /** Maximum number of waiting callers. Unlimited by default. */
  mayWait?: number
  /** Creates the error for a caller that gets no turn. */
  refusal: (why: string) => Error
}

export interface QueueTurnOptions {
  /** Maximum wait, in ms. Unlimited by default. */
  withinMs?: number
  /** Runs before other callers, and may use the reserved turns. */
  first?: boolean
}

/**
 * Limits how many tasks run at the same time. Others wait in order, within limits of time and
 * number. The rest are refused at once, because late work delays the next callers without helping
 * its own.
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
   * Runs work when its turn comes. The turn is free again when the work ends, even if the caller
   * has left before.
   * @throws the refusal, or any error of the work
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
   * @throws the refusal, as a rejection, if no turn comes in time or none is expected to. In that
   * case no turn has to be given back.
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

  /** The longer of the two queues' {@link WaitQueue.lastingWaitMs}. */
  get lastingWaitMs(): number {
    return Math.max(this.#first.lastingWaitMs, this.#others.lastingWaitMs)
  }

  /**
   * Gives a turn back. It passes directly to the next waiting caller, so that a new caller cannot
   * take it.
   */
  give(): void {
    if (this.#first.length > 0) this.#first.next()
    else if (this.#free >= this.#kept && this.#others.length > 0) this.#others.next()
    else this.#free += 1
  }
}
