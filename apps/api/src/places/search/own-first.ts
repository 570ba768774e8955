import type { Place } from '@smart-farming/contracts/places'
import { displayName } from '@smart-farming/weather-core/place-name'
import { MOST_PLACES } from './merge-places.ts'

/** A farm's own place before what else was found by its name, which may have found it, too. */
export function ownFirst(own: Place, found: readonly Place[]): Place[] {
  const name = displayName(own)
  return [own, ...found.filter((place) => displayName(place) !== name)].slice(0, MOST_PLACES)
}
