import { LeastRecent } from '../../upstream/least-recent.ts'
import type { Asker } from './asker.ts'

const HOUR_MS = 3_600_000
/** Accounts kept in mind; whoever is forgotten begins anew. */
const MOST_ACCOUNTS = 2_000
/** So many times what an account may try, its own places and those that it tries may come to. */
const WITH_OWN = 2

interface Hour {
  places: Set<string>
  endsAt: number
}

/**
 * How many places an account may have fetched within an hour, which begins with the first of them. In memory: each
 * instance counts for itself. A place counts once, however often it must be asked for.
 */
export class NewPlaces {
  readonly #most: number
  readonly #now: () => number
  readonly #hours = new LeastRecent<Hour>(MOST_ACCOUNTS)

  /**
   * @param most places that an account may try
   * @param now unix ms
   */
  constructor(most: number, now: () => number) {
    this.#most = most
    this.#now = now
  }

  /**
   * Counts a place that would have to be fetched. Above 0 it is one too many, and the answer is the ms until the
   * account's next hour.
   */
  async count(asker: Asker, key: string): Promise<number> {
    const now = this.#now()
    const hour = this.#hourOf(String(asker.id), now)
    const fits = (times: number) => hour.places.has(key) || hour.places.size < this.#most * times
    if (!fits(1) && !(fits(WITH_OWN) && (await asker.isOwn()) && fits(WITH_OWN))) return hour.endsAt - now
    hour.places.add(key)
    return 0
  }

  #hourOf(account: string, now: number): Hour {
    const known = this.#hours.get(account)
    // A clock that was put back must not make an hour longer.
    if (known !== undefined && now < known.endsAt && now >= known.endsAt - HOUR_MS) return known
    const begun = { places: new Set<string>(), endsAt: now + HOUR_MS }
    this.#hours.set(account, begun)
    return begun
  }
}
