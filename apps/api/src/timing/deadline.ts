import { raceAbort } from './with-timeout.ts'

export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded'
}

const neverAborted = new AbortController().signal

/**
 * A deadline for work that listens to a signal. {@link clear} must follow.
 * Adds and removes its own listener on the caller's signal. `AbortSignal.any` on a long-lived
 * signal would stay in memory, with everything it references, until a full garbage collection.
 */
export class Deadline {
  /** Aborts at the deadline, or with the caller's reason when the caller aborts. */
  readonly signal: AbortSignal
  readonly #end = new AbortController()
  readonly #caller: AbortSignal
  readonly #giveUp = () => this.#end.abort(this.#caller.reason)
  #timer: NodeJS.Timeout

  /**
   * @param ms time from now, in ms
   * @param reason creates the abort reason at the deadline
   */
  constructor(ms: number, reason: () => unknown, caller: AbortSignal = neverAborted) {
    this.signal = this.#end.signal
    this.#caller = caller
    if (caller.aborted) this.#giveUp()
    caller.addEventListener('abort', this.#giveUp, { once: true })
    this.#timer = this.#start(ms, reason)
  }

  /** Restarts the deadline, at `ms` from now. */
  renew(ms: number, reason: () => unknown): void {
    clearTimeout(this.#timer)
    this.#timer = this.#start(ms, reason)
  }

  /** Ends the deadline. After that, the signal never aborts. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#caller.removeEventListener('abort', this.#giveUp)
  }

  #start(ms: number, reason: () => unknown): NodeJS.Timeout {
    return setTimeout(() => this.#end.abort(reason()), ms)
  }
}

/**
 * Runs `work` for at most `ms`, or until `caller` aborts. Stops waiting even if the work ignores
 * its signal.
 * @throws {DeadlineExceeded} at the deadline
 * @throws the caller's abort reason, or any error of `work`
 */
export async function runWithDeadline<T>(
  ms: number,
  caller: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  caller.throwIfAborted()
  const deadline = new Deadline(ms, () => new DeadlineExceeded(`not done in ${ms} ms`), caller)
  const { signal } = deadline
  try {
    return await raceAbort(work(signal), signal, () => {
      throw signal.reason
    })
  } finally {
    deadline.clear()
  }
}
