import type { Place } from '@smart-farming/contracts/places'
import type { Database } from '../db/database.ts'
import { withTimeout } from '../timing/with-timeout.ts'
import { resolveLocation } from './farm-changes.ts'
import {
  changeFarm,
  currentStoredPlace,
  findFarm,
  findOutlookAccount,
  type StoredFarm,
  storedPlaceName,
  storeElevation,
  toPlace,
} from './farm-store.ts'
import { matchPlaceName, matchPlaceSound, transliterate } from './match-place-name.ts'

/**
 * Maximum time that an answer waits for the farm's place or country, in ms; the answer itself takes a few milliseconds.
 */
const COUNTRY_MS = 300
/** Maximum number of sign-ups resolved in the background at once; others are resolved when first needed. */
const MAX_BEHIND = 8

export interface FarmOwner {
  readonly id: number
  /** Location from the session; used only while the account itself is unavailable. */
  readonly location: string
  /** The browser's country, ISO 3166-1 alpha-2. Only used as a hint. */
  readonly homeCountry?: string | undefined
}

/** Search results for a sign-up's location text. */
export interface LocationMatches {
  /** Best first. */
  readonly places: readonly Place[]
  /** Possible places for the text: one if it is clear, several if the farmer must choose. */
  readonly fitting: readonly Place[]
  /** True if every source answered, so that no better match can turn up. */
  readonly whole: boolean
}

/** A farm's location, as far as it is known. */
export interface FarmLocation {
  /** Undefined if the account is unavailable. */
  readonly farm: StoredFarm | undefined
  /** The current place, or the best match until there is one; undefined if nothing was found. */
  readonly here: Place | undefined
  /** See the contract. */
  readonly candidates: readonly Place[]
}

interface FarmPlacesOptions {
  database: Database
  /** Searches for a name; `homeCountry` tells places of the same name apart. */
  find: (
    text: string,
    homeCountry: string | undefined,
    searcher: { readonly id: number; readonly isOwn: boolean },
  ) => Promise<LocationMatches>
  /** Called when stored places are unavailable; the search is used instead. */
  onTrouble?: (error: unknown) => void
  /** Called with the country (ISO 3166-1 alpha-2) of a resolved farm; must not block. */
  onSettled?: (country: string) => void
}

/**
 * Farm locations: the single source for weather, prices and answers. The sign-up's location text is resolved once, by a
 * search in which every source answered and the best match is clear. Until then each question uses the current best
 * match.
 */
export class FarmPlaces {
  readonly #database: Database
  readonly #find: FarmPlacesOptions['find']
  readonly #onTrouble: (error: unknown) => void
  readonly #onSettled: (country: string) => void
  /** Lookups in progress: a page makes several requests at once, and one search is enough. */
  readonly #underway = new Map<string, Promise<FarmLocation>>()
  readonly #behind = new Set<Promise<void>>()

  constructor({ database, find, onTrouble = () => {}, onSettled = () => {} }: FarmPlacesOptions) {
    this.#database = database
    this.#find = find
    this.#onTrouble = onTrouble
    this.#onSettled = onSettled
  }

  /**
   * The farm's location; resolves it if that is possible and not yet done.
   * @throws whatever the search throws, if a search is needed
   */
  of(farmer: FarmOwner): Promise<FarmLocation> {
    const key = `${farmer.id}:${farmer.homeCountry ?? ''}:${farmer.location}`
    const underway = this.#underway.get(key)
    if (underway !== undefined) return underway
    const asked = this.#ask(farmer).finally(() => this.#underway.delete(key))
    this.#underway.set(key, asked)
    return asked
  }

  /** The current place, or the best match if there is none yet; undefined if nothing is found. @throws as {@link of} */
  async place(farmer: FarmOwner): Promise<Place | undefined> {
    return (await this.of(farmer)).here
  }

  /**
   * The place that a farmer most likely means by a name in any script; a place at home is preferred to one abroad.
   * Undefined if no place has the name. @throws as {@link of}
   */
  async placeCalled(farmer: FarmOwner, name: string): Promise<Place | undefined> {
    const home = await this.place(farmer)
    const find = async (text: string) =>
      (await this.#find(text, home?.country || undefined, { id: farmer.id, isOwn: false })).places
    const found = matchPlaceName(name, await find(name), home?.country)
    if (found !== undefined) return found
    const byEar = transliterate(name)
    return byEar === undefined ? undefined : matchPlaceSound(byEar, await find(byEar))
  }

  /**
   * Name of the farm's place: its display name, or the farmer's own words while it is unresolved. Never searches and
   * never throws.
   */
  async name({ id, location }: FarmOwner): Promise<string> {
    const place = currentStoredPlace(await this.#read(id))
    return place === undefined ? location : storedPlaceName(place)
  }

  /**
   * The farm's place if the farmer means it by this text: the account's own wording, or the current place's display
   * name.
   */
  async named(farmer: FarmOwner, text: string): Promise<Place | undefined> {
    if (text === farmer.location) return this.place(farmer)
    const place = currentStoredPlace(await this.#read(farmer.id))
    return place !== undefined && storedPlaceName(place) === text ? toPlace(place) : undefined
  }

  /**
   * The countries that count as "here" for a farm, ISO alpha-2: one, or none while it is unknown. Never throws and
   * never takes long; a slower search continues in the background, so that the next question has its result.
   * @param patienceMs maximum wait, in ms
   */
  async countries(farmer: FarmOwner, patienceMs = COUNTRY_MS): Promise<readonly string[]> {
    const finding = this.place(farmer).catch(() => undefined)
    const found = await withTimeout(patienceMs, finding, () => undefined)
    // A point at sea is a place without a country.
    return found?.country ? [found.country] : []
  }

  /**
   * The farm's location: all its places, or the best match until there is one. Never throws and never takes long.
   * @param patienceMs maximum wait, in ms
   */
  async spots(farmer: FarmOwner, patienceMs = COUNTRY_MS): Promise<readonly Place[]> {
    const finding = this.of(farmer).then(
      ({ farm, here }) => [...(farm?.places ?? []).map(toPlace), ...(here ? [here] : [])],
      () => [],
    )
    return withTimeout(patienceMs, finding, () => [])
  }

  /**
   * The account's data about its farm, in one query: the stored settings, and the places, the current one first. Never
   * searches.
   * @throws {DatabaseUnavailable}
   */
  async account(userId: number): Promise<{ settings: unknown; places: readonly Place[] }> {
    const { settings, places } = await findOutlookAccount(this.#database, userId)
    return { settings, places: places.map(toPlace) }
  }

  /** Stores the elevation, in metres, of a place of the account that has none. Never throws. */
  async keepElevation(userId: number, at: Pick<Place, 'lat' | 'lon'>, elevationM: number): Promise<void> {
    await storeElevation(this.#database, userId, at, elevationM).catch(this.#onTrouble)
  }

  /**
   * Resolves a farm's location when the farmer adds to it and so accepts it as known: the best match becomes its place,
   * unless it was ambiguous. Never throws.
   */
  async confirm(farmer: FarmOwner): Promise<void> {
    try {
      const { farm, here, candidates } = await this.of(farmer)
      if (farm === undefined || farm.currentId !== null || here === undefined || candidates.length > 0) return
      this.settled(await changeFarm(this.#database, farmer.id, resolveLocation(here, farm.location)))
    } catch (error) {
      this.#onTrouble(error)
    }
  }

  /**
   * Resolves a farm's location in the background, without delaying the answer. If that fails, it is repeated when first
   * needed.
   */
  settleSoon(farmer: FarmOwner): void {
    if (this.#behind.size >= MAX_BEHIND) return
    const settling = this.of(farmer).then(
      () => {},
      () => {},
    )
    this.#behind.add(settling)
    void settling.then(() => this.#behind.delete(settling))
  }

  /** Reports the farm's new country. */
  settled(farm: StoredFarm): void {
    const { country } = currentStoredPlace(farm) ?? {}
    if (country) this.#onSettled(country)
  }

  /** Resolves when nothing is running any more. Must come before the database closes. */
  async close(): Promise<void> {
    await Promise.allSettled([...this.#behind, ...this.#underway.values()])
  }

  async #ask({ id, location, homeCountry }: FarmOwner): Promise<FarmLocation> {
    const farm = await this.#read(id)
    const current = currentStoredPlace(farm)
    if (current !== undefined) return { farm, here: toPlace(current), candidates: [] }
    const words = farm?.location ?? location
    const atHome = farm?.homeCountry ?? undefined
    const { places, fitting, whole } = await this.#find(words, atHome, { id, isOwn: true })
    const [place] = fitting
    if (farm !== undefined && place !== undefined && fitting.length === 1 && whole) {
      const settled = await changeFarm(this.#database, id, resolveLocation(place, words)).catch(
        this.#onTrouble,
      )
      if (settled) this.settled(settled)
      const stored = currentStoredPlace(settled ?? undefined)
      return { farm: settled ?? farm, here: stored ? toPlace(stored) : place, candidates: [] }
    }
    if (fitting.length <= 1) return { farm, here: places[0], candidates: [] }
    // Only the farmer knows which of several places is meant. Until the farmer chooses, the browser's country decides,
    // as in any search.
    const guess =
      atHome === undefined && homeCountry
        ? await this.#find(words, homeCountry, { id, isOwn: true })
        : { places }
    const best = guess.places.filter((one) => fitting.some((other) => isSame(one, other)))
    return { farm, here: guess.places[0], candidates: best.length === fitting.length ? best : fitting }
  }

  #read(id: number): Promise<StoredFarm | undefined> {
    return findFarm(this.#database, id).catch((error: unknown) => {
      this.#onTrouble(error)
      return undefined
    })
  }
}

const isSame = (a: Place, b: Place) => a.lat === b.lat && a.lon === b.lon && a.name === b.name
