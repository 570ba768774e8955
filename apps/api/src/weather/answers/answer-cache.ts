import type { Source } from '@smart-farming/contracts/weather'
import { Encoded, QUICK, SMALLEST } from '../../http/answers/encoded.ts'
import { isDuring } from '../../timing/wall-clock.ts'
import { LeastRecent } from '../../upstream/least-recent.ts'
import { gridKey, gridPoint, type Point } from '../grid.ts'
import type { Asker } from '../limits/asker.ts'
import { OverLimit } from '../limits/over-limit.ts'
import type { WeatherQuestion } from './question.ts'
import { RecentErrors } from './recent-errors.ts'
import type { Loaded, WeatherAnswerer } from './weather-answerer.ts'

/** Places kept in memory: about 110 KB each with its encodings and its hours. Others cost one read of PostgreSQL. */
const PLACES = 500
/** Bytes that they may come to, however long the answers of a provider are. */
const MOST_BYTES = 32_000_000
/** How long an error is repeated without another try, ms. */
const ERROR_MS = 5_000

/** What a cache asks: an {@link WeatherAnswerer} of any providers. */
type Answers<T extends { source: Source }> = Pick<WeatherAnswerer<T>, 'load'> & {
  readonly question: Pick<WeatherQuestion<T>, 'wire' | 'besides'>
}

interface Entry<T> extends Omit<Loaded<T>, 'value' | 'isNew'> {
  encoded: Encoded<T>
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
  readonly #flights = new Map<string, Promise<Encoded<T>>>()

  /** @param now unix ms */
  constructor(source: Answers<T>, now: () => number) {
    this.#source = source
    this.#now = now
  }

  /**
   * The answer for the grid point of a place; without a promise when it is at hand.
   *
   * @param asker whose limits count where providers have to be asked
   */
  get(place: Point, asker: Asker): Encoded<T> | Promise<Encoded<T>> {
    const at = gridPoint(place)
    const key = gridKey(at)
    const entry = this.#entries.get(key)
    const now = this.#now()
    if (entry !== undefined && isDuring(entry.since, entry.freshUntil, now)) return entry.encoded
    const atHand =
      entry !== undefined && isDuring(entry.since, entry.graceUntil, now) ? entry.encoded : undefined
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
  async #flight(key: string, at: Point, entry: Entry<T> | undefined, asker: Asker): Promise<Encoded<T>> {
    for (let flight = this.#flights.get(key); flight !== undefined; flight = this.#flights.get(key)) {
      try {
        return await flight
      } catch (error) {
        if (!(error instanceof OverLimit)) throw error
      }
    }
    return this.#fly(key, at, entry, asker)
  }

  #fly(key: string, at: Point, entry: Entry<T> | undefined, asker: Asker): Promise<Encoded<T>> {
    const flight = this.#load(key, at, entry, asker).finally(() => this.#flights.delete(key))
    this.#flights.set(key, flight)
    return flight
  }

  async #load(key: string, at: Point, entry: Entry<T> | undefined, asker: Asker): Promise<Encoded<T>> {
    try {
      const { value, isNew, ...times } = await this.#source.load(at, entry?.encoded.value, asker)
      const { question } = this.#source
      const encoded = await Encoded.from(value, isNew ? SMALLEST : QUICK, question.wire(value))
      const size = encoded.size + question.besides(value)
      this.#entries.set(key, { encoded, size, ...times, since: this.#now() })
      return encoded
    } catch (error) {
      if (!(error instanceof OverLimit)) this.#errors.note(key, error, this.#now())
      throw error
    }
  }
}
