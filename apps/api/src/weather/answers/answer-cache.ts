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

/** Maximum number of places in memory. Each takes about 110 KB. */
const PLACES = 500
/** Maximum total size of all places, in bytes. */
const MAX_BYTES = 32_000_000
/** An error is repeated for this long without a retry, in ms. */
const ERROR_MS = 5_000

type Answers<T extends { source: Source }> = Pick<WeatherAnswerer<T>, 'load'> & {
  readonly question: Pick<WeatherQuestion<T>, 'besides'>
}

interface Entry<T> extends LoadedAnswer<T> {
  /** In bytes. */
  size: number
  /** Unix ms. */
  since: number
}

/**
 * Weather answers in memory, ready to send. Simultaneous requests for a place share one fetch.
 * Shortly after an answer expires, the cache still returns it at once and fetches a new one.
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

  constructor(source: Answers<T>, now: () => number) {
    this.#source = source
    this.#now = now
  }

  /**
   * The encoded answer for a place's grid point; not a promise if it is in memory.
   * @param asker the account whose limits apply if a provider has to be called
   */
  get(place: Point, asker: Requester): EncodedJson<T> | Promise<EncodedJson<T>> {
    const entry = this.#entry(place, asker)
    return entry instanceof Promise ? entry.then(({ encoded }) => encoded) : entry.encoded
  }

  /** Like {@link get}, but returns the answer before encoding. */
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
    flight.catch(() => {})
    return atHand
  }

  /** Resolves when no fetch is running. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#flights.values())
  }

  /**
   * Joins a running fetch. If that fetch is refused because of its first caller's limits, starts a
   * new one.
   */
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

  /** The value takes about twice as much memory as the JSON built from it. */
  #sizeOf({ encoded, value }: LoadedAnswer<T>): number {
    return encoded.size + 2 * encoded.length + this.#source.question.besides(value)
  }
}
