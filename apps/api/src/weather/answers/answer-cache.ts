import type { Source } from '@smart-farming/contracts/weather'
import type { Encoded } from '../../http/answers/encoded.ts'
import { isDuring } from '../../timing/wall-clock.ts'
import { LeastRecent } from '../../upstream/least-recent.ts'
import { gridKey, gridPoint, type Point } from '../grid.ts'
import type { Asker } from '../limits/asker.ts'
import { OverLimit } from '../limits/over-limit.ts'
import type { WeatherQuestion } from './question.ts'
import { RecentErrors } from './recent-errors.ts'
import type { Loaded, WeatherAnswerer } from './weather-answerer.ts'

/** Places kept in memory: about 110 KB each with its figures, half of it before anybody has needed them. */
const PLACES = 500
/** Bytes that they may come to, however long the answers of a provider are. */
const MOST_BYTES = 32_000_000
/** How long an error is repeated without another try, ms. */
const ERROR_MS = 5_000

/** What a cache asks: an {@link WeatherAnswerer} of any providers. */
type Answers<T extends { source: Source }> = Pick<WeatherAnswerer<T>, 'load'> & {
  readonly question: Pick<WeatherQuestion<T>, 'besides'>
}

interface Entry<T> extends Loaded<T> {
  /** What it takes in memory, bytes. */
  size: number
  /** When it came here, unix ms. */
  since: number
}

/**
 * Answers in memory, ready to be sent. Everybody who asks about a place at the same time waits for the same fetch;
 * whoever asks a little too late gets the old answer at once and causes the next.
 */
export class AnswerCache<T extends { source: Source }> {
  readonly #source: Answers<T>
  readonly #now: () => number
  readonly #entries = new LeastRecent<Entry<T>>(PLACES, {
    most: MOST_BYTES,
    of: ({ size }) => size,
  })
  readonly #errors = new RecentErrors(PLACES, ERROR_MS)
  readonly #flights = new Map<string, Promise<Entry<T>>>()

  /** @param now unix ms */
  constructor(source: Answers<T>, now: () => number) {
    this.#source = source
    this.#now = now
  }

  /**
   * The answer for the grid point of a place as it is sent; without a promise when it is at hand.
   *
   * @param asker whose limits count where providers have to be asked
   */
  get(place: Point, asker: Asker): Encoded<T> | Promise<Encoded<T>> {
    const entry = this.#entry(place, asker)
    return entry instanceof Promise ? entry.then(({ encoded }) => encoded) : entry.encoded
  }

  /** The answer with all its figures, as {@link get}. */
  figures(place: Point, asker: Asker): T | Promise<T> {
    const entry = this.#entry(place, asker)
    const read = (found: Entry<T>) => this.#read(gridKey(gridPoint(place)), found)
    return entry instanceof Promise ? entry.then(read) : read(entry)
  }

  #entry(place: Point, asker: Asker): Entry<T> | Promise<Entry<T>> {
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
    flight.catch(() => {}) // Nobody waits for it; the next caller meets the error.
    return atHand
  }

  /** Resolves when nothing is being fetched any more. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#flights.values())
  }

  /** Joins what is under way, unless that turns out to be refused for reasons of whoever began it. */
  async #flight(key: string, at: Point, entry: Entry<T> | undefined, asker: Asker): Promise<Entry<T>> {
    for (let flight = this.#flights.get(key); flight !== undefined; flight = this.#flights.get(key)) {
      try {
        return await flight
      } catch (error) {
        if (!(error instanceof OverLimit)) throw error
      }
    }
    return this.#fly(key, at, entry, asker)
  }

  #fly(key: string, at: Point, entry: Entry<T> | undefined, asker: Asker): Promise<Entry<T>> {
    const flight = this.#load(key, at, entry, asker).finally(() => this.#flights.delete(key))
    this.#flights.set(key, flight)
    return flight
  }

  async #load(key: string, at: Point, entry: Entry<T> | undefined, asker: Asker): Promise<Entry<T>> {
    try {
      const loaded = await this.#source.load(at, entry?.late, asker)
      return this.#keep(key, { ...loaded, since: this.#now() })
    } catch (error) {
      if (!(error instanceof OverLimit)) this.#errors.note(key, error, this.#now())
      throw error
    }
  }

  /** The figures of an entry, which weigh more in memory once they have been read. */
  #read(key: string, entry: Entry<T>): T {
    const wasMade = entry.late.isMade
    const { value } = entry.late
    if (!wasMade && this.#entries.get(key) === entry) this.#keep(key, entry)
    return value
  }

  #keep(key: string, entry: Omit<Entry<T>, 'size'>): Entry<T> {
    const kept = { ...entry, size: this.#sizeOf(entry) }
    this.#entries.set(key, kept)
    return kept
  }

  #sizeOf({ encoded, late }: Pick<Entry<T>, 'encoded' | 'late'>): number {
    // What was sent as an object takes about twice its JSON.
    const figures = late.isMade ? 2 * encoded.length + this.#source.question.besides(late.value) : 0
    return encoded.size + figures + late.waitingBytes
  }
}
