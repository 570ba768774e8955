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
 * Longest wait for the farm's country or places, in ms; short, because the response otherwise takes
 * only a few ms.
 */
const COUNTRY_MS = 300
/** Maximum number of sign-ups resolved in the background; others are resolved when first needed. */
const MAX_BACKGROUND_LOOKUPS = 8

export interface FarmOwner {
  readonly id: number
  /** Location from the session, used only while the account is unavailable. */
  readonly location: string
  /** The browser's country, ISO 3166-1 alpha-2; only a hint. */
  readonly homeCountry?: string | undefined
}

export interface LocationMatches {
  /** Best first. */
  readonly places: readonly Place[]
  /** Places that may be meant: one if the text is clear, several if the farmer must choose. */
  readonly fitting: readonly Place[]
  /** True if every source answered, so that no better match can turn up. */
  readonly whole: boolean
}

export interface FarmLocation {
  /** Undefined if the account is unavailable. */
  readonly farm: StoredFarm | undefined
  /** The current place, or else the best match; undefined if nothing was found. */
  readonly here: Place | undefined
  readonly candidates: readonly Place[]
}

interface FarmPlacesOptions {
  database: Database
  /** Searches for a name; `homeCountry` distinguishes places of the same name. */
  find: (
    text: string,
    homeCountry: string | undefined,
    searcher: { readonly id: number; readonly isOwn: boolean },
  ) => Promise<LocationMatches>
  /** Called when stored places are unavailable; the search is used instead. */
  onTrouble?: (error: unknown) => void
  /** Called with the country (ISO 3166-1 alpha-2) of each resolved farm; must not block. */
  onSettled?: (country: string) => void
}

/**
 * Single source of farm locations for weather, prices and answers. The sign-up's location text is
 * resolved once, when every source has answered a search and the best match is clear. Until then,
 * each question uses the current best match.
 */
export class FarmPlaces {
  readonly #database: Database
  readonly #find: FarmPlacesOptions['find']
  readonly #onTrouble: (error: unknown) => void
  readonly #onSettled: (country: string) => void
  /** Lookups in progress, shared by the simultaneous requests of a page. */
  readonly #underway = new Map<string, Promise<FarmLocation>>()
  readonly #background = new Set<Promise<void>>()

  constructor({ database, find, onTrouble = () => {}, onSettled = () => {} }: FarmPlacesOptions) {
    this.#database = database
    this.#find = find
    this.#onTrouble = onTrouble
    this.#onSettled = onSettled
  }

  /**
   * Returns the farm's location, resolving it if necessary and possible.
   * @throws whatever the search throws
   */
  of(farmer: FarmOwner): Promise<FarmLocation> {
    const key = `${farmer.id}:${farmer.homeCountry ?? ''}:${farmer.location}`
    const underway = this.#underway.get(key)
    if (underway !== undefined) return underway
    const asked = this.#ask(farmer).finally(() => this.#underway.delete(key))
    this.#underway.set(key, asked)
    return asked
  }

  /**
   * The current place, or else the best match; undefined if nothing is found. @throws as {@link of}
   */
  async place(farmer: FarmOwner): Promise<Place | undefined> {
    return (await this.of(farmer)).here
  }

  /**
   * Finds the place that a farmer most likely means by a name in any script, preferring the
   * farmer's own country. Undefined if no place has the name. @throws as {@link of}
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

  /** Display name of the farm's place, or the farmer's own wording. Never searches or throws. */
  async name({ id, location }: FarmOwner): Promise<string> {
    const place = currentStoredPlace(await this.#read(id))
    return place === undefined ? location : storedPlaceName(place)
  }

  /** The farm's place, if the text is its display name or the account's own wording. */
  async named(farmer: FarmOwner, text: string): Promise<Place | undefined> {
    if (text === farmer.location) return this.place(farmer)
    const place = currentStoredPlace(await this.#read(farmer.id))
    return place !== undefined && storedPlaceName(place) === text ? toPlace(place) : undefined
  }

  /**
   * Countries that count as local for a farm, ISO alpha-2: one, or none while unknown. Never
   * throws. A slow search continues in the background, so that the next question has its result.
   * @param patienceMs maximum wait
   */
  async countries(farmer: FarmOwner, patienceMs = COUNTRY_MS): Promise<readonly string[]> {
    const finding = this.place(farmer).catch(() => undefined)
    const found = await withTimeout(patienceMs, finding, () => undefined)
    // A point at sea has no country.
    return found?.country ? [found.country] : []
  }

  /**
   * All of the farm's places, and its current place, or the best match for its location. Never
   * throws.
   * @param patienceMs maximum wait
   */
  async spots(farmer: FarmOwner, patienceMs = COUNTRY_MS): Promise<readonly Place[]> {
    const finding = this.of(farmer).then(
      ({ farm, here }) => [...(farm?.places ?? []).map(toPlace), ...(here ? [here] : [])],
      () => [],
    )
    return withTimeout(patienceMs, finding, () => [])
  }

  /**
   * Stored settings and places of an account in one query, with the current place first. Never
   * searches.
   * @throws {DatabaseUnavailable}
   */
  async account(userId: number): Promise<{ settings: unknown; places: readonly Place[] }> {
    const { settings, places } = await findOutlookAccount(this.#database, userId)
    return { settings, places: places.map(toPlace) }
  }

  /** Stores the elevation of an account's place that has none. Never throws. */
  async keepElevation(userId: number, at: Pick<Place, 'lat' | 'lon'>, elevationM: number): Promise<void> {
    await storeElevation(this.#database, userId, at, elevationM).catch(this.#onTrouble)
  }

  /** Makes an unambiguous match the farm's first place before another is added. Never throws. */
  async confirm(farmer: FarmOwner): Promise<void> {
    try {
      const { farm, here, candidates } = await this.of(farmer)
      if (farm === undefined || farm.currentId !== null || here === undefined || candidates.length > 0) return
      this.settled(await changeFarm(this.#database, farmer.id, resolveLocation(here, farm.location)))
    } catch (error) {
      this.#onTrouble(error)
    }
  }

  /** Resolves a farm's location in the background, or when first needed after a failure. */
  settleSoon(farmer: FarmOwner): void {
    if (this.#background.size >= MAX_BACKGROUND_LOOKUPS) return
    const settling = this.of(farmer).then(
      () => {},
      () => {},
    )
    this.#background.add(settling)
    void settling.then(() => this.#background.delete(settling))
  }

  settled(farm: StoredFarm): void {
    const { country } = currentStoredPlace(farm) ?? {}
    if (country) this.#onSettled(country)
  }

  /** Resolves when no lookup is running. Call before closing the database. */
  async close(): Promise<void> {
    await Promise.allSettled([...this.#background, ...this.#underway.values()])
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
    // Only the farmer knows which place is meant. Until the farmer chooses, the browser's country
    // decides.
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
