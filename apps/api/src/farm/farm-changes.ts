import { MAX_FARM_PLACES } from '@smart-farming/contracts/farm/farm-places'
import type { Place } from '@smart-farming/contracts/places'
import { displayName } from '@smart-farming/weather-core/place-name'
import { AppError } from '../app-error.ts'
import { type FarmChange, type StoredPlace, storedPlaceName, toPlace } from './farm-store.ts'
import { timeZoneAt } from './time-zone.ts'

type Change = (change: FarmChange) => Promise<void>

/** About 11 km in degrees of latitude: nearer places of the same name are one place. */
const SAME_DEGREES = 0.1

/**
 * Sets the place that the sign-up's location text means. Does nothing if the farm already has a
 * place or the text has changed.
 */
export const resolveLocation =
  (place: Place, words: string): Change =>
  async ({ farm, insert, choose }) => {
    if (farm.currentId !== null || farm.location !== words) return
    await choose(await insert(place, timeZoneAt(place)), undefined)
  }

/**
 * Changes the farm's location: selects the place if the farm already has it, otherwise replaces the
 * current place. Other places stay.
 */
export const moveFarm =
  (place: Place): Change =>
  async ({ farm, insert, put, choose }) => {
    const known = findTwin(place, farm.places)
    if (known === undefined && farm.currentId === null) return begin(place, insert, choose)
    const id = known?.id ?? farm.currentId ?? 0
    const named = nameApart(place, without(farm.places, id))
    await put(id, named, timeZoneAt(named))
    await choose(id, displayName(named))
  }

/**
 * Adds a place. If the farm already has the place, only its position is updated.
 * @throws {AppError} `invalid_request` at the maximum number of places
 */
export const addPlace =
  (place: Place, isCurrent: boolean): Change =>
  async ({ farm, insert, put, choose }) => {
    if (farm.currentId === null) return begin(place, insert, choose)
    const known = findTwin(place, farm.places)
    if (known === undefined && farm.places.length >= MAX_FARM_PLACES) {
      throw new AppError('invalid_request', { problem: { code: 'too_many_places', most: MAX_FARM_PLACES } })
    }
    const named = nameApart(place, known ? without(farm.places, known.id) : farm.places)
    const id = known?.id ?? (await insert(named, timeZoneAt(named)))
    if (known) await put(id, named, timeZoneAt(named))
    if (isCurrent) await choose(id, displayName(named))
  }

/** @throws {AppError} `not_found` if the farm has no such place */
export const renamePlace =
  (id: number, name: string): Change =>
  async ({ farm, put, choose }) => {
    const place = find(farm.places, id)
    const named = nameApart({ ...toPlace(place), name }, without(farm.places, id))
    await put(id, named, place.zone)
    if (id === farm.currentId) await choose(id, displayName(named))
  }

/** @throws {AppError} `not_found` if the farm has no such place */
export const choosePlace =
  (id: number): Change =>
  async (change) => {
    await change.choose(id, storedPlaceName(find(change.farm.places, id)))
  }

/**
 * Removes a place. If it was current, the oldest of the others becomes current.
 * @throws {AppError} `not_found` if the farm has no such place; `invalid_request` if it is the only
 * one
 */
export const removePlace =
  (id: number): Change =>
  async (change) => {
    const { farm } = change
    find(farm.places, id)
    const [next] = without(farm.places, id)
    if (next === undefined) {
      throw new AppError('invalid_request', { problem: { code: 'last_place' } })
    }
    if (id === farm.currentId) await change.choose(next.id, storedPlaceName(next))
    await change.remove(id)
  }

async function begin(
  place: Place,
  insert: FarmChange['insert'],
  choose: FarmChange['choose'],
): Promise<void> {
  await choose(await insert(place, timeZoneAt(place)), displayName(place))
}

function find(places: readonly StoredPlace[], id: number): StoredPlace {
  const found = places.find((place) => place.id === id)
  if (found === undefined) throw new AppError('not_found', { problem: { code: 'unknown_place' } })
  return found
}

const without = (places: readonly StoredPlace[], id: number) => places.filter((place) => place.id !== id)

/** Finds a nearby place of the same name, with or without a distinguishing number. */
function findTwin(place: Place, places: readonly StoredPlace[]): StoredPlace | undefined {
  const name = displayName(place)
  const isCalled = (one: StoredPlace, called: string) =>
    displayName({ ...toPlace(one), name: called }) === name
  return places.find(
    (one) => isNear(one, place) && (isCalled(one, one.name) || isCalled(one, one.name.replace(/ \d+$/, ''))),
  )
}

function isNear(a: { lat: number; lon: number }, b: { lat: number; lon: number }): boolean {
  const east = Math.abs(a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180)
  return Math.abs(a.lat - b.lat) < SAME_DEGREES && east < SAME_DEGREES
}

/** Makes the display name unique with a number, because devices find places by name. */
function nameApart(place: Place, others: readonly StoredPlace[]): Place {
  const names = new Set(others.map(storedPlaceName))
  let named = place
  for (let number = 2; names.has(displayName(named)); number += 1) {
    named = { ...place, name: `${place.name} ${number}` }
  }
  return named
}
