import { untilAborted } from './within.ts'

/** Something was not done in its time. */
export class TooLate extends Error {
  override name = 'TooLate'
}

/** A time that runs out, for work that listens to a signal. {@link clear} must follow. */
export class Deadline {
  /**
   * Aborted when the time is up, with the reason given for that; or with the caller's own when the caller gives up
   * before.
   */
  readonly signal: AbortSignal
  readonly #late = new AbortController()
  #timer: NodeJS.Timeout

  /**
   * @param ms from now
   * @param reason made only when the time is up
   */
  constructor(ms: number, reason: () => unknown, caller: AbortSignal) {
    this.signal = AbortSignal.any([caller, this.#late.signal])
    this.#timer = this.#start(ms, reason)
  }

  /** Begins anew with so many ms from now. */
  renew(ms: number, reason: () => unknown): void {
    clearTimeout(this.#timer)
    this.#timer = this.#start(ms, reason)
  }

  clear(): void {
    clearTimeout(this.#timer)
  }

  #start(ms: number, reason: () => unknown): NodeJS.Timeout {
    return setTimeout(() => this.#late.abort(reason()), ms)
  }
}

/**
 * Gives `work` so many ms, and no longer than `caller` lasts; waits for neither when it does not listen to its own
 * signal.
 *
 * @throws {TooLate} when the time is up; the caller's reason when that gives up; whatever `work` throws
 */
export async function workWithin<T>(
  ms: number,
  caller: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  caller.throwIfAborted()
  const deadline = new Deadline(ms, () => new TooLate(`not done in ${ms} ms`), caller)
  const { signal } = deadline
  try {
    return await untilAborted(work(signal), signal, () => {
      throw signal.reason
    })
  } finally {
    deadline.clear()
  }
}
