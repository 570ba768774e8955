import { LruCache } from '../../upstream/lru-cache.ts'
import type { Requester } from './requester.ts'

const HOUR_MS = 3_600_000
/** Maximum number of remembered accounts; a forgotten account starts again from zero. */
const MAX_ACCOUNTS = 2_000
/** Limit for own and other places together, as a multiple of the limit for other places. */
const WITH_OWN = 2

interface Hour {
  places: Set<string>
  endsAt: number
}

/**
 * Limits the places that an account may cause to be fetched within an hour, which begins with the first of them. In
 * memory: each instance counts separately. A place counts once, however often it is requested.
 */
export class NewPlaceLimiter {
  readonly #most: number
  readonly #now: () => number
  readonly #hours = new LruCache<Hour>(MAX_ACCOUNTS)

  /**
   * @param most maximum number of places in an hour; including the farm's own places, {@link WITH_OWN} times as many
   * @param now a clock, in Unix ms
   */
  constructor(most: number, now: () => number) {
    this.#most = most
    this.#now = now
  }

  /**
   * Counts a place that would have to be fetched. If the result is above 0, the place exceeds the limit, and the result
   * is the time until the account's next hour, in ms.
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
    // A clock that was set back must not make an hour longer.
    if (known !== undefined && now < known.endsAt && now >= known.endsAt - HOUR_MS) return known
    const begun = { places: new Set<string>(), endsAt: now + HOUR_MS }
    this.#hours.set(account, begun)
    return begun
  }
}
