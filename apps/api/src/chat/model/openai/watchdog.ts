import { Deadline } from '../../../timing/deadline.ts'
import { UpstreamFailure } from '../../../upstream/failure.ts'

export interface ModelDeadlines {
  /** From the question to the first sign of an answer. */
  firstMs: number
  /** Between signs of life after the first. */
  idleMs: number
  /** For the whole reply. */
  totalMs: number
}

/**
 * Aborts {@link signal} with a timeout failure at a deadline, or with the caller's reason when the
 * caller aborts. Call {@link stop} afterwards.
 */
export class Watchdog {
  readonly signal: AbortSignal
  readonly #idleMs: number
  readonly #total: Deadline
  readonly #next: Deadline

  constructor(caller: AbortSignal, { firstMs, idleMs, totalMs }: ModelDeadlines) {
    this.#idleMs = idleMs
    this.#total = new Deadline(totalMs, timeout('the answer took too long'), caller)
    this.#next = new Deadline(firstMs, timeout('no first word in time'), this.#total.signal)
    this.signal = this.#next.signal
  }

  /** Records a sign of life and restarts the idle time. */
  alive(): void {
    this.#next.renew(this.#idleMs, timeout('fell silent'))
  }

  stop(): void {
    this.#next.clear()
    this.#total.clear()
  }
}

const timeout = (detail: string) => () => new UpstreamFailure('model', 'timeout', detail)
