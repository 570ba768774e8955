import type { Place } from '@smart-farming/contracts/places'
import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../db/database.ts'
import { Deadline, DeadlineExceeded } from '../../timing/deadline.ts'
import { isDuring } from '../../timing/wall-clock.ts'
import { withTimeout } from '../../timing/with-timeout.ts'
import { Breaker } from '../../upstream/breaker.ts'
import { UpstreamFailure } from '../../upstream/failure.ts'
import { LruCache } from '../../upstream/lru-cache.ts'
import { findLink } from '../coordinates/map-link.ts'
import { parseCoordinates } from '../coordinates/parse-coordinates.ts'
import { parseShortPlusCode, recoverPlusCode, type ShortPlusCode } from '../coordinates/plus-code.ts'
import { findNearest, storedGazetteerVersion } from '../gazetteer/gazetteer-store.ts'
import { searchKey } from '../gazetteer/search-key.ts'
import { GEOCODER_DEADLINE_MS, type Geocoder } from '../geocoders/geocoder.ts'
import type { Candidate } from './candidate.ts'
import { findFirstReading } from './find-first.ts'
import { bestMatches, mergePlaces } from './merge-places.ts'
import { type NameQuery, parsePlaceQuery } from './place-query.ts'

/** Maximum number of searches with cached results. */
const KEPT = 2_000
/** Maximum length of a name with its division and country, in characters. Only links are longer. */
const MAX_NAME = 250
/** Cache time of a complete result, in ms. Results change only with a new gazetteer. */
const KEEP_MS = 24 * 3_600_000
/** Maximum time that a search waits for the gazetteer to load, in ms. */
const LOADING_MS = 8_000
/** Cache time of a result with a missing source, in ms. */
const KEEP_PARTIAL_MS = 30_000

interface PlaceSearchDeps {
  database: Database
  geocoders: readonly Geocoder[]
  now: () => Date
  /** Whether a geocoder, by its id, may be called again today. Unlimited by default. */
  mayAsk?: ((geocoder: string, searcher: PlaceSearcher) => Promise<boolean>) | undefined
  /** Time limit of a geocoder, in ms. Defaults to {@link GEOCODER_DEADLINE_MS}. */
  geocoderMs?: number | undefined
  /** Resolves when the gazetteer is loaded; undefined if it is not being loaded. */
  loading?: () => Promise<unknown> | undefined
  /** Called for every failure of a geocoder or the gazetteer. */
  onFailure?: (error: unknown) => void
}

export interface PlaceSearcher {
  readonly id: number
  /** True if the search is for the account's own farm. */
  readonly isOwn: boolean
  /** The farm's location, as a reference for short Plus codes. Never rejects. */
  readonly farm?: () => Promise<Coordinates | undefined>
}

export interface PlaceSearchResults {
  /** Best first, at most eight. */
  places: Place[]
  /** Places that the text may mean: one if it is clear. */
  fitting: Place[]
  /** True if every source answered. */
  whole: boolean
}

interface Found {
  candidates: readonly Candidate[]
  answered: boolean
  /** True if a limit prevented the call. */
  refused?: boolean
}

const NOTHING: PlaceSearchResults = { places: [], fitting: [], whole: true }

/**
 * Finds places by name, in the geocoding services and the built-in gazetteer, or by coordinates.
 */
export class PlaceSearch {
  readonly #database: Database
  readonly #geocoders: readonly { geocoder: Geocoder; breaker: Breaker }[]
  readonly #now: () => number
  readonly #mayAsk: (geocoder: string, searcher: PlaceSearcher) => Promise<boolean>
  readonly #geocoderMs: number
  readonly #loading: () => Promise<unknown> | undefined
  readonly #onFailure: (error: unknown) => void
  readonly #kept = new LruCache<{ found: PlaceSearchResults; since: number }>(KEPT)
  readonly #underway = new Map<string, Promise<PlaceSearchResults & { refused: boolean }>>()

  constructor({
    database,
    geocoders,
    now,
    mayAsk = async () => true,
    geocoderMs = GEOCODER_DEADLINE_MS,
    loading,
    onFailure = () => {},
  }: PlaceSearchDeps) {
    this.#database = database
    this.#now = () => now().getTime()
    this.#geocoders = geocoders.map((geocoder) => ({ geocoder, breaker: new Breaker({ now: this.#now }) }))
    this.#mayAsk = mayAsk
    this.#geocoderMs = geocoderMs
    this.#loading = loading ?? (() => undefined)
    this.#onFailure = onFailure
  }

  /**
   * Finds places, best first, at most eight. Unavailable or slow sources are left out.
   * @param homeCountry country of the farmer's browser (ISO 3166-1 alpha-2), which is preferred
   * @param searcher the account whose limits apply; no limits by default
   * @throws {AppError} `overloaded` when no source answers
   */
  async search(text: string, homeCountry?: string, searcher?: PlaceSearcher): Promise<Place[]> {
    return (await this.find(text, homeCountry, searcher)).places
  }

  /**
   * Like {@link search}, with the places that the text may mean. Simultaneous calls share one
   * search.
   * @throws as {@link search}
   */
  async find(text: string, homeCountry?: string, searcher?: PlaceSearcher): Promise<PlaceSearchResults> {
    const point = parseCoordinates(text)
    if (point !== undefined) return this.#findAt(point)
    const code = parseShortPlusCode(text)
    if (code !== undefined) return this.#findCoded(code, homeCountry, searcher)
    const [query] = text.length > MAX_NAME || findLink(text) !== undefined ? [] : parsePlaceQuery(text)
    if (query === undefined) return NOTHING
    const key = `${homeCountry ?? ''}:${searchKey(text)}:${query.within?.area ?? ''}`
    const kept = this.#kept.get(key)
    if (kept !== undefined) {
      const keepMs = kept.found.whole ? KEEP_MS : KEEP_PARTIAL_MS
      if (isDuring(kept.since, kept.since + keepMs, this.#now())) return kept.found
    }
    const underway = this.#underway.get(key)
    if (underway !== undefined) return underway
    const asked = this.#askAll(text, query, homeCountry, searcher)
    this.#underway.set(key, asked)
    try {
      const found = await asked
      // A refusal applies only to this caller on this day.
      if (!found.refused) this.#kept.set(key, { found, since: this.#now() })
      return found
    } finally {
      this.#underway.delete(key)
    }
  }

  async #askAll(
    text: string,
    query: NameQuery,
    homeCountry: string | undefined,
    searcher: PlaceSearcher | undefined,
  ): Promise<PlaceSearchResults & { refused: boolean }> {
    const services = Promise.all(this.#geocoders.map((each) => this.#ask(each, query, searcher)))
    const gazetteer = this.#lookUp(parsePlaceQuery(text), services)
    const sources = [...(await services), await gazetteer]
    if (!sources.some(({ answered }) => answered)) {
      throw new AppError('overloaded', {
        problem: { code: 'search_not_ready' },
        retryAfter: 5,
      })
    }
    const candidates = sources.map((source) => source.candidates)
    const asked = { key: query.key, homeCountry }
    return {
      places: mergePlaces(candidates, asked),
      fitting: bestMatches(candidates, asked),
      whole: sources.every(({ answered }) => answered),
      refused: sources.some(({ refused }) => refused === true),
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#geocoders.map(({ geocoder }) => geocoder.close()))
  }

  async #ask(
    { geocoder, breaker }: { geocoder: Geocoder; breaker: Breaker },
    query: NameQuery,
    searcher: PlaceSearcher | undefined,
  ): Promise<Found> {
    if (!breaker.admits()) return { candidates: [], answered: false }
    if (searcher !== undefined && !(await this.#mayAsk(geocoder.id, searcher))) {
      breaker.notMade()
      return { candidates: [], answered: false, refused: true }
    }
    const deadline = new Deadline(this.#geocoderMs, () => new DeadlineExceeded('too slow'))
    try {
      const candidates = await geocoder.find(query, deadline.signal)
      breaker.succeeded()
      return { candidates, answered: true }
    } catch (error) {
      const nothingThere = error instanceof UpstreamFailure && !error.countsAgainst
      if (nothingThere) breaker.succeeded()
      else breaker.failed(error instanceof UpstreamFailure ? error.pauseMs : undefined)
      this.#onFailure(error)
      return { candidates: [], answered: nothingThere }
    } finally {
      deadline.clear()
    }
  }

  async #lookUp(readings: readonly NameQuery[], services: Promise<readonly Found[]>): Promise<Found> {
    try {
      const candidates = await findFirstReading(this.#database, readings)
      if (candidates.length > 0 || (await storedGazetteerVersion(this.#database)) !== undefined)
        return { candidates, answered: true }
      // Until the gazetteer is loaded, an empty result means nothing. Waits for it if no other
      // source has found the place.
      const loading = this.#loading()
      const isFound = (await services).some((service) => service.candidates.length > 0)
      if (loading === undefined || isFound) return { candidates, answered: false }
      await withTimeout(LOADING_MS, loading, () => {})
      const answered = (await storedGazetteerVersion(this.#database)) !== undefined
      return { candidates: await findFirstReading(this.#database, readings), answered }
    } catch (error) {
      this.#onFailure(error)
      return { candidates: [], answered: false }
    }
  }

  /** The point of a short Plus code, near the town in the text or else near the farm. */
  async #findCoded(
    code: ShortPlusCode,
    homeCountry: string | undefined,
    searcher: PlaceSearcher | undefined,
  ): Promise<PlaceSearchResults> {
    const town = code.locality && (await this.find(code.locality, homeCountry, searcher)).places[0]
    const near = town || (await searcher?.farm?.())
    const point = near && recoverPlusCode(code, near)
    return point === undefined ? NOTHING : this.#findAt(point)
  }

  /** A place at the point, with the country of the nearest known place. */
  async #findAt({ lat, lon }: Coordinates): Promise<PlaceSearchResults> {
    const found = await this.#nearest({ lat, lon })
    const { nearest } = found
    const near = nearest && { state: `near ${nearest.name}` }
    const place = { name: `${lat}, ${lon}`, ...near, country: nearest?.country ?? '', lat, lon }
    return { places: [place], fitting: [place], whole: found.whole }
  }

  async #nearest(point: Coordinates): Promise<{ nearest?: Candidate | undefined; whole: boolean }> {
    try {
      const nearest = await findNearest(this.#database, point)
      // Until the gazetteer is loaded, an empty result means nothing.
      return {
        nearest,
        whole: nearest !== undefined || (await storedGazetteerVersion(this.#database)) !== undefined,
      }
    } catch (error) {
      this.#onFailure(error)
      return { whole: false }
    }
  }
}
