import { UpstreamFailure } from '../../../upstream/failure.ts'

/** How long a model may take, in ms. */
export interface ModelDeadlines {
  /** From the question to the first sign of an answer. */
  firstMs: number
  /** Between two signs of life after that. */
  idleMs: number
  /** In all. */
  totalMs: number
}

/**
 * Watches one call of a model: aborts {@link signal} with a timeout failure when a deadline passes, and with the caller's own
 * reason when the caller gives up. {@link stop} must follow.
 */
export class Watchdog {
  readonly signal: AbortSignal
  readonly #late = new AbortController()
  readonly #deadlines: ModelDeadlines
  readonly #total: NodeJS.Timeout
  #next: NodeJS.Timeout

  constructor(caller: AbortSignal, deadlines: ModelDeadlines) {
    this.#deadlines = deadlines
    this.signal = AbortSignal.any([caller, this.#late.signal])
    this.#total = setTimeout(() => this.#abort('the answer took too long'), deadlines.totalMs)
    this.#next = setTimeout(() => this.#abort('no first word in time'), deadlines.firstMs)
  }

  /** A sign of life has come: the next one has its own time. */
  alive(): void {
    clearTimeout(this.#next)
    this.#next = setTimeout(() => this.#abort('fell silent'), this.#deadlines.idleMs)
  }

  stop(): void {
    clearTimeout(this.#next)
    clearTimeout(this.#total)
  }

  #abort(detail: string): void {
    this.#late.abort(new UpstreamFailure('model', 'timeout', detail))
  }
}
