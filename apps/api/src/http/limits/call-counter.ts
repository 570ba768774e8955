import { LruCache } from '../../upstream/lru-cache.ts'

/** Maximum number of callers in memory. An evicted caller starts again from zero. */
const MAX_CALLERS = 5_000

interface Window {
  calls: number
  endsAt: number
}

/**
 * Counts calls by caller, in windows that begin with a caller's first call. It runs before every
 * response, so it is in memory and synchronous. The usual rate limiter takes a third of the time
 * that a cached response takes.
 */
export class CallCounter {
  readonly #most: number
  readonly #windowMs: number
  readonly #now: () => number
  readonly #windows = new LruCache<Window>(MAX_CALLERS)

  /**
   * @param most maximum number of calls in a window
   * @param now monotonic time, in ms
   */
  constructor(most: number, windowMs: number, now: () => number) {
    this.#most = most
    this.#windowMs = windowMs
    this.#now = now
  }

  /**
   * Counts a call. Returns 0, or the time until the caller's next window in ms if the call exceeds
   * the limit.
   * @param allowances factor for this caller's limit
   */
  count(caller: string, allowances = 1): number {
    const now = this.#now()
    const window = this.#windows.get(caller)
    if (window === undefined || now >= window.endsAt) {
      this.#windows.set(caller, { calls: 1, endsAt: now + this.#windowMs })
      return this.#most < 1 ? this.#windowMs : 0
    }
    window.calls += 1
    return window.calls > this.#most * allowances ? window.endsAt - now : 0
  }
  /** Removes a call from the count, because another counter counts it. */
  takeBack(caller: string): void {
    const window = this.#windows.get(caller)
    if (window !== undefined) window.calls -= 1
  }
}
