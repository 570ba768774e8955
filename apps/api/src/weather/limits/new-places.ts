import { LruCache } from '../../upstream/lru-cache.ts'
import type { Requester } from './requester.ts'

const HOUR_MS = 3_600_000
/** Maximum number of accounts in memory. An evicted account starts again from zero. */
const MAX_ACCOUNTS = 2_000
/** Limit including the farm's own places, as a multiple of the limit for other places. */
const WITH_OWN = 2

interface Hour {
  places: Set<string>
  endsAt: number
}

/**
 * Limits the number of different places that an account may cause to be fetched in an hour, which
 * starts with the first place. Each instance counts separately, in memory.
 */
export class NewPlaceLimiter {
  readonly #most: number
  readonly #now: () => number
  readonly #hours = new LruCache<Hour>(MAX_ACCOUNTS)

  /**
   * @param most maximum number of places in an hour; {@link WITH_OWN} times as many including the
   * farm's own places
   * @param now current time, in Unix ms
   */
  constructor(most: number, now: () => number) {
    this.#most = most
    this.#now = now
  }

  /**
   * Counts a place that has to be fetched. Returns 0, or the time until the account's next hour in
   * ms if the limit is reached.
   */
  async count(asker: Requester, key: string): Promise<number> {
    const now = this.#now()
    const hour = this.#hourOf(String(asker.id), now)
    const fits = (times: number) => hour.places.has(key) || hour.places.size < this.#most * times
    if (!fits(1) && !(fits(WITH_OWN) && (await asker.isOwn()) && fits(WITH_OWN))) return hour.endsAt - now
    hour.places.add(key)
    return 0
  }

  #hourOf(account: string, now: number): Hour {
    const known = this.#hours.get(account)
    // An hour must not become longer when the clock is set back.
    if (known !== undefined && now < known.endsAt && now >= known.endsAt - HOUR_MS) return known
    const begun = { places: new Set<string>(), endsAt: now + HOUR_MS }
    this.#hours.set(account, begun)
    return begun
  }
}
