import type { Place } from '@smart-farming/contracts/places'
import { within } from '../../../timing/within.ts'
import { LeastRecent } from '../../../upstream/least-recent.ts'

const KEPT = 2_000
/** Villages do not move, but a farmer may correct what the account says. */
const KEEP_MS = 3_600_000
/** How long a built-in answer, which takes a few ms itself, waits to learn which country the farm is in, ms. */
const COUNTRY_MS = 300

interface FarmPlacesOptions {
  /** Places by name, best first. */
  search: (text: string) => Promise<readonly Place[]>
  now: () => Date
}

/** Where farms are: the account holds only what the farmer typed at sign-up. */
export class FarmPlaces {
  readonly #search: FarmPlacesOptions['search']
  readonly #now: () => number
  readonly #kept = new LeastRecent<{ place: Promise<Place | undefined>; until: number }>(KEPT)

  constructor({ search, now }: FarmPlacesOptions) {
    this.#search = search
    this.#now = () => now().getTime()
  }

  /**
   * The place that an account's location means: the search's best find. Undefined where there is none.
   *
   * @throws whatever the search throws
   */
  find(location: string): Promise<Place | undefined> {
    const kept = this.#kept.get(location)
    if (kept !== undefined && this.#now() < kept.until) return kept.place
    const place = this.#search(location).then(([best]) => best)
    this.#kept.set(location, { place, until: this.#now() + KEEP_MS })
    const forget = () => {
      if (this.#kept.get(location)?.place === place) this.#kept.delete(location)
    }
    place.then((found) => found ?? forget(), forget)
    return place
  }

  /**
   * The countries that are "here" for a farm, ISO alpha-2: one, or none while it is not known. Never throws and never takes long; a
   * search that takes longer goes on, so that the next question knows.
   *
   * @param patienceMs the longest it may take
   */
  async countries(location: string, patienceMs = COUNTRY_MS): Promise<readonly string[]> {
    const finding = this.find(location).catch(() => undefined)
    const found = await within(patienceMs, finding, () => undefined)
    // A point in the sea has a place without a country.
    return found?.country ? [found.country] : []
  }
}
