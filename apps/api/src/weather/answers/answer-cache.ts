import type { Source } from '@smart-farming/contracts/weather'
import type { EncodedJson } from '../../http/routing/encoded-json.ts'
import { isDuring } from '../../timing/wall-clock.ts'
import { LruCache } from '../../upstream/lru-cache.ts'
import { gridKey, gridPoint, type Point } from '../grid.ts'
import { ProviderLimitExceeded } from '../limits/over-limit.ts'
import type { Requester } from '../limits/requester.ts'
import type { WeatherQuestion } from './question.ts'
import { RecentErrors } from './recent-errors.ts'
import type { LoadedAnswer, WeatherAnswerer } from './weather-answerer.ts'

/** Maximum number of places in memory: each takes about 110 KB with its figures. */
const PLACES = 500
/** Maximum size of all places together, in bytes, whatever the size of a provider's answers. */
const MAX_BYTES = 32_000_000
/** Time for which an error is repeated without a retry, in ms. */
const ERROR_MS = 5_000

/** Source of a cache: a {@link WeatherAnswerer} with any providers. */
type Answers<T extends { source: Source }> = Pick<WeatherAnswerer<T>, 'load'> & {
  readonly question: Pick<WeatherQuestion<T>, 'besides'>
}

interface Entry<T> extends LoadedAnswer<T> {
  /** Memory use of the entry, in bytes. */
  size: number
  /** When it was cached here, Unix ms. */
  since: number
}

/**
 * Answers in memory, ready to be sent. Simultaneous requests for a place share one fetch; a request shortly after
 * expiry gets the old answer at once and triggers the next fetch.
 */
export class AnswerCache<T extends { source: Source }> {
  readonly #source: Answers<T>
  readonly #now: () => number
  readonly #entries = new LruCache<Entry<T>>(PLACES, {
    most: MAX_BYTES,
    of: ({ size }) => size,
  })
  readonly #errors = new RecentErrors(PLACES, ERROR_MS)
  readonly #flights = new Map<string, Promise<Entry<T>>>()

  /** @param now a clock, in Unix ms */
  constructor(source: Answers<T>, now: () => number) {
    this.#source = source
    this.#now = now
  }

  /**
   * The answer for a place's grid point in its encoded form; without a promise if it is in memory.
   * @param asker the account whose limits count if providers have to be called
   */
  get(place: Point, asker: Requester): EncodedJson<T> | Promise<EncodedJson<T>> {
    const entry = this.#entry(place, asker)
    return entry instanceof Promise ? entry.then(({ encoded }) => encoded) : entry.encoded
  }

  /** Like {@link get}, but the answer with all its figures. */
  figures(place: Point, asker: Requester): T | Promise<T> {
    const entry = this.#entry(place, asker)
    return entry instanceof Promise ? entry.then(({ value }) => value) : entry.value
  }

  #entry(place: Point, asker: Requester): Entry<T> | Promise<Entry<T>> {
    const at = gridPoint(place)
    const key = gridKey(at)
    const entry = this.#entries.get(key)
    const now = this.#now()
    if (entry !== undefined && isDuring(entry.since, entry.freshUntil, now)) return entry
    const atHand = entry !== undefined && isDuring(entry.since, entry.graceUntil, now) ? entry : undefined
    const failed = this.#errors.get(key, now)
    if (failed !== undefined) return atHand ?? Promise.reject(failed.error)
    const flight = this.#flight(key, at, entry, asker)
    if (atHand === undefined) return flight
    flight.catch(() => {}) // No caller waits for this; the next one gets the error.
    return atHand
  }

  /** Resolves when nothing is being fetched any more. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#flights.values())
  }

  /** Joins a fetch in progress, unless that fetch is refused because of its first caller's limits. */
  async #flight(key: string, at: Point, entry: Entry<T> | undefined, asker: Requester): Promise<Entry<T>> {
    for (let flight = this.#flights.get(key); flight !== undefined; flight = this.#flights.get(key)) {
      try {
        return await flight
      } catch (error) {
        if (!(error instanceof ProviderLimitExceeded)) throw error
      }
    }
    return this.#fly(key, at, entry, asker)
  }

  #fly(key: string, at: Point, entry: Entry<T> | undefined, asker: Requester): Promise<Entry<T>> {
    const flight = this.#load(key, at, entry, asker).finally(() => this.#flights.delete(key))
    this.#flights.set(key, flight)
    return flight
  }

  async #load(key: string, at: Point, entry: Entry<T> | undefined, asker: Requester): Promise<Entry<T>> {
    try {
      const loaded = await this.#source.load(at, entry?.value, asker)
      const kept = { ...loaded, since: this.#now(), size: this.#sizeOf(loaded) }
      this.#entries.set(key, kept)
      return kept
    } catch (error) {
      if (!(error instanceof ProviderLimitExceeded)) this.#errors.note(key, error, this.#now())
      throw error
    }
  }

  /** The figures take about twice as much memory as the JSON of the response built from them. */
  #sizeOf({ encoded, value }: LoadedAnswer<T>): number {
    return encoded.size + 2 * encoded.length + this.#source.question.besides(value)
  }
}
