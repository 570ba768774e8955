import { raceAbort } from './with-timeout.ts'

/** Work exceeded its deadline. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded'
}

/**
 * A deadline for work that listens to a signal. {@link clear} must follow.
 * It adds and removes its own listener on the caller's signal: an `AbortSignal.any` on a long-lived signal stays in
 * memory, with everything it references, until a full garbage collection.
 */
export class Deadline {
  /** Aborted at the deadline, with its reason; or with the caller's own when the caller gives up before. */
  readonly signal: AbortSignal
  readonly #end = new AbortController()
  readonly #caller: AbortSignal
  readonly #giveUp = () => this.#end.abort(this.#caller.reason)
  #timer: NodeJS.Timeout

  /**
   * @param ms from now
   * @param reason created only at the deadline
   */
  constructor(ms: number, reason: () => unknown, caller: AbortSignal) {
    this.signal = this.#end.signal
    this.#caller = caller
    if (caller.aborted) this.#giveUp()
    caller.addEventListener('abort', this.#giveUp, { once: true })
    this.#timer = this.#start(ms, reason)
  }

  /** Restarts with `ms` from now. */
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
 * Runs `work` for at most `ms`, and no longer than `caller` lasts; stops waiting even when the work ignores its
 * signal.
 * @throws {DeadlineExceeded} at the deadline; the caller's reason when that gives up; whatever `work` throws
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
