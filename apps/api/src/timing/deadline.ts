import { untilAborted } from './within.ts'

/** Something was not done in its time. */
export class TooLate extends Error {
  override name = 'TooLate'
}

/**
 * A time that runs out, for work that listens to a signal. {@link clear} must follow.
 *
 * It listens to the caller by itself and lets go: what `AbortSignal.any` joins to a signal that lasts stays in memory,
 * with all that hangs on it, until the whole heap is collected.
 */
export class Deadline {
  /**
   * Aborted when the time is up, with the reason given for that; or with the caller's own when the caller gives up
   * before.
   */
  readonly signal: AbortSignal
  readonly #end = new AbortController()
  readonly #caller: AbortSignal
  readonly #giveUp = () => this.#end.abort(this.#caller.reason)
  #timer: NodeJS.Timeout

  /**
   * @param ms from now
   * @param reason made only when the time is up
   */
  constructor(ms: number, reason: () => unknown, caller: AbortSignal) {
    this.signal = this.#end.signal
    this.#caller = caller
    if (caller.aborted) this.#giveUp()
    caller.addEventListener('abort', this.#giveUp, { once: true })
    this.#timer = this.#start(ms, reason)
  }

  /** Begins anew with so many ms from now. */
  renew(ms: number, reason: () => unknown): void {
    clearTimeout(this.#timer)
    this.#timer = this.#start(ms, reason)
  }

  /** The time and the caller are over: neither ends anything from here on. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#caller.removeEventListener('abort', this.#giveUp)
  }

  #start(ms: number, reason: () => unknown): NodeJS.Timeout {
    return setTimeout(() => this.#end.abort(reason()), ms)
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
