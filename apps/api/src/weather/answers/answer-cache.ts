import type { Source } from '@smart-farming/contracts/weather'
import { Encoded } from '../../http/answers/encoded.ts'
import { LeastRecent } from '../../upstream/least-recent.ts'
import { gridKey, gridPoint, type Point } from '../grid.ts'
import type { AnswerSource, Loaded } from './answer-source.ts'

/** Places kept in memory: about 45 KB each with its encodings. Others cost one read of PostgreSQL. */
const PLACES = 500
/** How long an error is repeated without another try, ms. */
const ERROR_MS = 5_000

interface Entry<T> extends Omit<Loaded<T>, 'value'> {
  encoded: Encoded<T>
}

/**
 * Answers in memory, ready to be sent. Everybody who asks about a place at the same time waits for the same fetch;
 * whoever asks a little too late gets the old answer at once and causes the next.
 */
export class AnswerCache<T extends { source: Source }> {
  readonly #source: AnswerSource<T>
  readonly #now: () => number
  readonly #entries = new LeastRecent<Entry<T>>(PLACES)
  readonly #errors = new LeastRecent<{ error: unknown; until: number }>(PLACES)
  readonly #flights = new Map<string, Promise<Encoded<T>>>()

  /** @param now unix ms */
  constructor(source: AnswerSource<T>, now: () => number) {
    this.#source = source
    this.#now = now
  }

  /** The answer for the grid point of a place; without a promise when it is at hand. */
  get(place: Point): Encoded<T> | Promise<Encoded<T>> {
    const at = gridPoint(place)
    const key = gridKey(at)
    const entry = this.#entries.get(key)
    const now = this.#now()
    if (entry !== undefined && now < entry.freshUntil) return entry.encoded
    const failed = this.#errors.get(key)
    if (failed !== undefined && now < failed.until)
      return entry !== undefined && now < entry.graceUntil ? entry.encoded : Promise.reject(failed.error)
    const flight = this.#flights.get(key) ?? this.#fly(key, at, entry)
    if (entry === undefined || now >= entry.graceUntil) return flight
    flight.catch(() => {}) // Nobody waits for it; the next caller meets the error.
    return entry.encoded
  }

  /** Resolves when nothing is being fetched any more. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#flights.values())
  }

  #fly(key: string, at: Point, entry: Entry<T> | undefined): Promise<Encoded<T>> {
    const flight = this.#load(key, at, entry).finally(() => this.#flights.delete(key))
    this.#flights.set(key, flight)
    return flight
  }

  async #load(key: string, at: Point, entry: Entry<T> | undefined): Promise<Encoded<T>> {
    try {
      const { value, freshUntil, graceUntil } = await this.#source.load(at, entry?.encoded.value)
      const encoded = await Encoded.from(value)
      this.#entries.set(key, { encoded, freshUntil, graceUntil })
      return encoded
    } catch (error) {
      this.#errors.set(key, { error, until: this.#now() + ERROR_MS })
      throw error
    }
  }
}
