import { LruCache } from '../../upstream/lru-cache.ts'

/** Maximum number of accounts in memory. An evicted account starts again from zero. */
const MAX_ACCOUNTS = 2_000

interface Day {
  readonly day: number
  calls: number
}

const DAY_MS = 86_400_000

/**
 * Limits the provider calls that one account may cause in a UTC day. A farm's place can be changed
 * any number of times, so one account could otherwise use up all calls reserved for farms. Each
 * instance counts separately, in memory.
 */
export class AccountCallLimiter {
  readonly #most: number
  readonly #now: () => number
  readonly #days = new LruCache<Day>(MAX_ACCOUNTS)

  /**
   * @param most maximum number of calls per account and day
   * @param now current time, in Unix ms
   */
  constructor(most: number, now: () => number) {
    this.#most = most
    this.#now = now
  }

  /** Counts calls. Returns false, without counting, if the limit would be exceeded. */
  take(account: number, calls: number): boolean {
    const day = this.#dayOf(account)
    if (day.calls + calls > this.#most) return false
    day.calls += calls
    return true
  }

  /** Subtracts calls that were not made. */
  giveBack(account: number, calls: number): void {
    this.#dayOf(account).calls -= calls
  }

  /** True if the account is not allowed to cause more calls today. */
  isSpent(account: number): boolean {
    return this.#dayOf(account).calls >= this.#most
  }

  #dayOf(account: number): Day {
    const today = Math.floor(this.#now() / DAY_MS)
    const known = this.#days.get(String(account))
    if (known?.day === today) return known
    const begun = { day: today, calls: 0 }
    this.#days.set(String(account), begun)
    return begun
  }
}
