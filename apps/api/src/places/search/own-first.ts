import type { Place } from '@smart-farming/contracts/places'
import { displayName } from '@smart-farming/weather-core/place-name'
import { MAX_PLACES } from './merge-places.ts'

/** Puts a farm's own place before the search results, without its duplicate. */
export function putOwnPlaceFirst(own: Place, found: readonly Place[]): Place[] {
  const name = displayName(own)
  return [own, ...found.filter((place) => displayName(place) !== name)].slice(0, MAX_PLACES)
}
