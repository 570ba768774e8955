import type { Place } from '@smart-farming/contracts/places'
import type { Database } from '../db/database.ts'
import { within } from '../timing/within.ts'
import { calledSo, inLatinLetters, soundsSo } from './called-so.ts'
import { settle } from './farm-changes.ts'
import {
  changeFarm,
  currentStoredPlace,
  findFarm,
  findJudged,
  keepElevation,
  nameOf,
  placeOf,
  type StoredFarm,
} from './farm-store.ts'

/** How long an answer, which takes a few ms itself, waits to learn where or in which country the farm is, ms. */
const COUNTRY_MS = 300
/**
 * How many sign-ups are settled at the same time behind their answers; what is over is settled when it is first needed.
 */
const MOST_BEHIND = 8

/** Whose farm. */
export interface FarmOwner {
  readonly id: number
  /** What the session says; it counts only while the account itself cannot be asked. */
  readonly location: string
  /** The country that the browser is set to, ISO 3166-1 alpha-2. Only a guess hangs on it. */
  readonly homeCountry?: string | undefined
}

/** What a search found for the words of a sign-up. */
export interface FoundPlaces {
  /** Best first. */
  readonly places: readonly Place[]
  /** Those that the words may mean: one where that is clear, several where the farmer must say which. */
  readonly fitting: readonly Place[]
  /** Every source answered, so that nothing better can turn up. */
  readonly whole: boolean
}

/** Where a farm is, as far as that is known. */
export interface Whereabouts {
  /** Undefined where the account cannot be asked. */
  readonly farm: StoredFarm | undefined
  /** The current place, or what is gone by until there is one; undefined where nothing was found. */
  readonly here: Place | undefined
  /** See the contract. */
  readonly candidates: readonly Place[]
}

interface FarmPlacesOptions {
  database: Database
  /** Searches for a name; `homeCountry` tells namesakes apart. */
  find: (
    text: string,
    homeCountry: string | undefined,
    searcher: { readonly id: number; readonly isOwn: boolean },
  ) => Promise<FoundPlaces>
  /** Told when the accounts' places are out of reach; the search stands in. */
  onTrouble?: (error: unknown) => void
  /** Told in which country (ISO 3166-1 alpha-2) a farm has been settled; must hold nobody up. */
  onSettled?: (country: string) => void
}

/**
 * Where farms are: the one place that weather, prices and answers go by. The words of a sign-up are settled once, by a
 * search whose every source answered and whose best find is clear; until then each question goes by the best find of
 * the moment.
 */
export class FarmPlaces {
  readonly #database: Database
  readonly #find: FarmPlacesOptions['find']
  readonly #onTrouble: (error: unknown) => void
  readonly #onSettled: (country: string) => void
  /** Questions under way: a page asks several at once, and one search will do. */
  readonly #underway = new Map<string, Promise<Whereabouts>>()
  readonly #behind = new Set<Promise<void>>()

  constructor({ database, find, onTrouble = () => {}, onSettled = () => {} }: FarmPlacesOptions) {
    this.#database = database
    this.#find = find
    this.#onTrouble = onTrouble
    this.#onSettled = onSettled
  }

  /**
   * Where the farm is; settles it, where that has not been done and can be.
   *
   * @throws whatever the search throws, where it must be asked
   */
  of(farmer: FarmOwner): Promise<Whereabouts> {
    const key = `${farmer.id}:${farmer.homeCountry ?? ''}:${farmer.location}`
    const underway = this.#underway.get(key)
    if (underway !== undefined) return underway
    const asked = this.#ask(farmer).finally(() => this.#underway.delete(key))
    this.#underway.set(key, asked)
    return asked
  }

  /**
   * The current place, or the best find where there is none yet; undefined where nothing is found. @throws as
   * {@link of}
   */
  async place(farmer: FarmOwner): Promise<Place | undefined> {
    return (await this.of(farmer)).here
  }

  /**
   * The place of that name that a farmer most likely means, one at home before one abroad, in whatever letters it is
   * written; undefined where no place has the name. @throws as {@link of}
   */
  async placeCalled(farmer: FarmOwner, name: string): Promise<Place | undefined> {
    const home = await this.place(farmer)
    const find = async (text: string) =>
      (await this.#find(text, home?.country || undefined, { id: farmer.id, isOwn: false })).places
    const found = calledSo(name, await find(name), home?.country)
    if (found !== undefined) return found
    const byEar = inLatinLetters(name)
    return byEar === undefined ? undefined : soundsSo(byEar, await find(byEar))
  }

  /**
   * What the farm's place is called: its display name, or the farmer's own words while it is not settled. Searches for
   * nothing and never throws.
   */
  async name({ id, location }: FarmOwner): Promise<string> {
    const place = currentStoredPlace(await this.#read(id))
    return place === undefined ? location : nameOf(place)
  }

  /**
   * The farm's place where the farmer means it by this text: the account's own words, or the current place's display
   * name.
   */
  async named(farmer: FarmOwner, text: string): Promise<Place | undefined> {
    if (text === farmer.location) return this.place(farmer)
    const place = currentStoredPlace(await this.#read(farmer.id))
    return place !== undefined && nameOf(place) === text ? placeOf(place) : undefined
  }

  /**
   * The countries that are "here" for a farm, ISO alpha-2: one, or none while it is not known. Never throws and never
   * takes long; a search that takes longer goes on, so that the next question knows.
   *
   * @param patienceMs the longest it may take
   */
  async countries(farmer: FarmOwner, patienceMs = COUNTRY_MS): Promise<readonly string[]> {
    const finding = this.place(farmer).catch(() => undefined)
    const found = await within(patienceMs, finding, () => undefined)
    // A point in the sea has a place without a country.
    return found?.country ? [found.country] : []
  }

  /**
   * Where the farm is: all its places, or what is gone by until there is one. Never throws and never takes long.
   *
   * @param patienceMs the longest it may take
   */
  async spots(farmer: FarmOwner, patienceMs = COUNTRY_MS): Promise<readonly Place[]> {
    const finding = this.of(farmer).then(
      ({ farm, here }) => [...(farm?.places ?? []).map(placeOf), ...(here ? [here] : [])],
      () => [],
    )
    return within(patienceMs, finding, () => [])
  }

  /**
   * What the account says of its farm, in one question: the settings as they are stored, and the places, the current
   * one first. Searches for nothing.
   *
   * @throws {DatabaseUnavailable}
   */
  async account(userId: number): Promise<{ settings: unknown; places: readonly Place[] }> {
    const { settings, places } = await findJudged(this.#database, userId)
    return { settings, places: places.map(placeOf) }
  }

  /** Keeps the elevation, m, of a place of the account that has none. Never throws. */
  async keepElevation(userId: number, at: Pick<Place, 'lat' | 'lon'>, elevationM: number): Promise<void> {
    await keepElevation(this.#database, userId, at, elevationM).catch(this.#onTrouble)
  }

  /**
   * Settles a farm that the farmer speaks of as known, by adding to it: what was gone by is its place, unless it
   * had to be asked about. Never throws.
   */
  async confirm(farmer: FarmOwner): Promise<void> {
    try {
      const { farm, here, candidates } = await this.of(farmer)
      if (farm === undefined || farm.currentId !== null || here === undefined || candidates.length > 0) return
      this.settled(await changeFarm(this.#database, farmer.id, settle(here, farm.location)))
    } catch (error) {
      this.#onTrouble(error)
    }
  }

  /** Settles a farm behind an answer that does not wait for it. Where that fails it is done when it is first needed. */
  settleSoon(farmer: FarmOwner): void {
    if (this.#behind.size >= MOST_BEHIND) return
    const settling = this.of(farmer).then(
      () => {},
      () => {},
    )
    this.#behind.add(settling)
    void settling.then(() => this.#behind.delete(settling))
  }

  /** Passes on in which country the farm is now. */
  settled(farm: StoredFarm): void {
    const { country } = currentStoredPlace(farm) ?? {}
    if (country) this.#onSettled(country)
  }

  /** Resolves when nothing is under way any more. Must come before the database closes. */
  async close(): Promise<void> {
    await Promise.allSettled([...this.#behind, ...this.#underway.values()])
  }

  async #ask({ id, location, homeCountry }: FarmOwner): Promise<Whereabouts> {
    const farm = await this.#read(id)
    const current = currentStoredPlace(farm)
    if (current !== undefined) return { farm, here: placeOf(current), candidates: [] }
    const words = farm?.location ?? location
    const atHome = farm?.homeCountry ?? undefined
    const { places, fitting, whole } = await this.#find(words, atHome, { id, isOwn: true })
    const [place] = fitting
    if (farm !== undefined && place !== undefined && fitting.length === 1 && whole) {
      const settled = await changeFarm(this.#database, id, settle(place, words)).catch(this.#onTrouble)
      if (settled) this.settled(settled)
      const stored = currentStoredPlace(settled ?? undefined)
      return { farm: settled ?? farm, here: stored ? placeOf(stored) : place, candidates: [] }
    }
    if (fitting.length <= 1) return { farm, here: places[0], candidates: [] }
    // Which of several it is only the farmer knows. Until then the browser's country decides, as in any search.
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
