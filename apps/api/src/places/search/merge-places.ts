import type { Place } from '@smart-farming/contracts/places'
import { searchKey } from '../gazetteer/search-key.ts'
import type { Candidate } from './candidate.ts'

export const MAX_PLACES = 8
/** Two results with the same name within this distance, in km, are the same place. */
const SAME_PLACE_KM = 10
/** A place is unambiguous if its weight is at least this many times that of every namesake. */
const CLEARLY = 5
/** Assumed population of a place with an unknown population, near the lowest in a gazetteer. */
const UNCOUNTED = 1_000
/** Factor by which the population of places in the farmer's own country is multiplied. */
export const OWN_COUNTRY_WEIGHT = 20

export interface PlaceNameQuery {
  /** Search key of the name, without its division or country. */
  key: string
  /** Country of the farmer's browser, ISO 3166-1 alpha-2. */
  homeCountry?: string | undefined
}

/**
 * Merges results from several sources into one list without duplicates. Exact matches come first,
 * then names that begin with the text, then similar names. Within each group, larger places come
 * first. The population of places in the farmer's own country is multiplied by {@link
 * OWN_COUNTRY_WEIGHT}.
 * @param sources each source's results, best first; the most trusted source comes first
 */
export function mergePlaces(
  sources: readonly (readonly Candidate[])[],
  { key, homeCountry }: PlaceNameQuery,
): Place[] {
  return rankPlaces(sources, { key, homeCountry }).slice(0, MAX_PLACES).map(toPlace)
}

/**
 * The places that the farmer may mean, best first: one if it is clear, several if the farmer must
 * choose. A merely similar name counts only if no place has the exact name. Without the farmer's
 * country, a place must outweigh even namesakes that could be in it.
 */
export function bestMatches(
  sources: readonly (readonly Candidate[])[],
  { key, homeCountry }: PlaceNameQuery,
): Place[] {
  const ranked = rankPlaces(sources, { key, homeCountry })
  const namesakes = ranked.filter((place) => likeness(place, key) === VERY_NAME)
  const [best] = namesakes
  if (best === undefined) return ranked.slice(0, MAX_PLACES).map(toPlace)
  const weight = (place: Candidate) =>
    Math.max(place.population, UNCOUNTED) * (place.country === homeCountry ? OWN_COUNTRY_WEIGHT : 1)
  const times = homeCountry === undefined ? OWN_COUNTRY_WEIGHT : CLEARLY
  const isClear = namesakes.every((place) => place === best || weight(best) >= times * weight(place))
  return namesakes.slice(0, isClear ? 1 : MAX_PLACES).map(toPlace)
}

function rankPlaces(
  sources: readonly (readonly Candidate[])[],
  { key, homeCountry }: PlaceNameQuery,
): Candidate[] {
  const places: Candidate[] = []
  for (const candidate of sources.flat()) {
    const at = places.findIndex((place) => isSamePlace(place, candidate))
    const place = places[at]
    if (place === undefined) places.push(candidate)
    else places[at] = join(place, candidate)
  }
  const weight = ({ country, population }: Candidate) =>
    (population + 1) * (country === homeCountry ? OWN_COUNTRY_WEIGHT : 1)
  return places
    .map((place) => ({ place, likeness: likeness(place, key), weight: weight(place) }))
    .sort((a, b) => a.likeness - b.likeness || b.weight - a.weight)
    .map(({ place }) => place)
}

const toPlace = ({ name, state, country, lat, lon, elevation }: Candidate): Place => ({
  name,
  ...(state && { state }),
  country,
  lat,
  lon,
  ...(elevation !== undefined && { elevation }),
})

const VERY_NAME = 0

/**
 * {@link VERY_NAME} for the exact name in any language, 1 for its beginning, 2 for a similar name.
 */
function likeness({ name, byOtherName }: Candidate, key: string): number {
  const own = searchKey(name)
  if (own === key || byOtherName === true) return VERY_NAME
  return own.startsWith(key) ? 1 : 2
}

function isSamePlace(a: Candidate, b: Candidate): boolean {
  if (a.country !== b.country || kilometres(a, b) > SAME_PLACE_KM) return false
  return searchKey(a.name) === searchKey(b.name) || a.byOtherName === true || b.byOtherName === true
}

/** The first result, with missing fields from the second. */
function join(first: Candidate, second: Candidate): Candidate {
  return {
    ...first,
    state: first.state ?? second.state,
    elevation: first.elevation ?? second.elevation,
    population: Math.max(first.population, second.population),
    byOtherName: (first.byOtherName ?? false) && (second.byOtherName ?? false),
  }
}

/** Distance on a flat map, in km, accurate enough over a few km. */
function kilometres(a: Candidate, b: Candidate): number {
  const north = (a.lat - b.lat) * 111
  const east = (a.lon - b.lon) * 111 * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}
