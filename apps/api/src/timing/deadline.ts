import { raceAbort } from './with-timeout.ts'

/** Work exceeded its deadline. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded'
}

/**
 * A deadline for work that listens to a signal. {@link clear} must follow.
 * Adds and removes its own listener on the caller's signal: an `AbortSignal.any` on a long-lived signal stays in
 * memory, with everything it references, until a full garbage collection.
 */
export class Deadline {
  /** Aborted at the deadline, with its reason, or earlier with the caller's reason if the caller aborts. */
  readonly signal: AbortSignal
  readonly #end = new AbortController()
  readonly #caller: AbortSignal
  readonly #giveUp = () => this.#end.abort(this.#caller.reason)
  #timer: NodeJS.Timeout

  /**
   * @param ms time from now, in ms
   * @param reason creates the reason, only at the deadline
   */
  constructor(ms: number, reason: () => unknown, caller: AbortSignal) {
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

  /** Stops listening: neither the deadline nor the caller aborts anything from here on. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#caller.removeEventListener('abort', this.#giveUp)
  }

  #start(ms: number, reason: () => unknown): NodeJS.Timeout {
    return setTimeout(() => this.#end.abort(reason()), ms)
  }
}

/**
 * Runs `work` for at most `ms`, or until `caller` is aborted; stops waiting even if the work ignores its signal.
 * @throws {DeadlineExceeded} at the deadline; the caller's reason if the caller aborts; whatever `work` throws
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
