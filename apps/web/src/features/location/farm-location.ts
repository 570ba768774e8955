import type { Place } from '@smart-farming/contracts/places'
import { DEFAULT_LOCATION } from '@smart-farming/weather-core/defaults'
import { displayName } from '@smart-farming/weather-core/place-name'

/** The farm's location, in decimal degrees (WGS 84). `name` is the place's display name. */
export interface FarmLocation {
  readonly lat: number
  readonly lon: number
  readonly name: string
}

/** Converts a place to a location to store. */
export function toFarmLocation(place: Place): FarmLocation {
  return { lat: place.lat, lon: place.lon, name: displayName(place) }
}

/**
 * Chooses the initial location of a dashboard: the first place found for the farmer's own words, or
 * else the stored location, or else the default. If the found place has the stored name, the stored
 * coordinates win.
 */
export function initialLocation(
  stored: FarmLocation | undefined,
  found: readonly Place[] | undefined,
): FarmLocation {
  const first = found?.[0]
  if (first === undefined) return stored ?? DEFAULT_LOCATION
  const location = toFarmLocation(first)
  return stored?.name === location.name ? stored : location
}
