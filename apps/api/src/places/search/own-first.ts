import type { Place } from '@smart-farming/contracts/places'
import { displayName } from '@smart-farming/weather-core/place-name'
import { MAX_PLACES } from './merge-places.ts'

/** A farm's own place, followed by the search results except its duplicate. */
export function putOwnPlaceFirst(own: Place, found: readonly Place[]): Place[] {
  const name = displayName(own)
  return [own, ...found.filter((place) => displayName(place) !== name)].slice(0, MAX_PLACES)
}
