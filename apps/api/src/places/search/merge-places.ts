import type { Place } from '@smart-farming/contracts/places'
import { searchKey } from '../gazetteer/search-key.ts'
import type { Candidate } from './candidate.ts'

export const MAX_PLACES = 8
/** Two results of one name closer than this are one place, km. */
const SAME_PLACE_KM = 10
/** A place is unambiguous when it weighs this many times as much as every other of its name. */
const CLEARLY = 5
/** Assumed population where it is unknown: about the lowest in a gazetteer. */
const UNCOUNTED = 1_000
/** Preference for the farmer's own country: a place there counts as if its population were this many times larger. */
export const OWN_COUNTRY_WEIGHT = 20

export interface PlaceNameQuery {
  /** The search key of the name, without its division or country. */
  key: string
  /** ISO 3166-1 alpha-2 of the farmer's browser, where known. */
  homeCountry?: string | undefined
}

/**
 * Merges results of several sources into one list without duplicates, best first: exact matches, then names with that
 * beginning, then similar ones; among these the larger place, where one in the farmer's own country counts {@link
 * OWN_COUNTRY_WEIGHT} times; then in the order of the sources.
 * @param sources each source's results, best first; the most trusted source comes first
 */
export function mergePlaces(
  sources: readonly (readonly Candidate[])[],
  { key, homeCountry }: PlaceNameQuery,
): Place[] {
  return rankPlaces(sources, { key, homeCountry }).slice(0, MAX_PLACES).map(toPlace)
}

/**
 * The results that a farmer may mean by the name, best first: one where that is clear, several where the farmer must
 * choose. A merely similar name needs confirmation, unless nothing else is found. Without the farmer's country it must
 * outweigh even a place at home.
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

/** {@link VERY_NAME} in any language; 1 its beginning; 2 a similar name. */
function likeness({ name, byOtherName }: Candidate, key: string): number {
  const own = searchKey(name)
  if (own === key || byOtherName === true) return VERY_NAME
  return own.startsWith(key) ? 1 : 2
}

function isSamePlace(a: Candidate, b: Candidate): boolean {
  if (a.country !== b.country || kilometres(a, b) > SAME_PLACE_KM) return false
  return searchKey(a.name) === searchKey(b.name) || a.byOtherName === true || b.byOtherName === true
}

/** The first result, completed from the second. */
function join(first: Candidate, second: Candidate): Candidate {
  return {
    ...first,
    state: first.state ?? second.state,
    elevation: first.elevation ?? second.elevation,
    population: Math.max(first.population, second.population),
    byOtherName: (first.byOtherName ?? false) && (second.byOtherName ?? false),
  }
}

/** Distance on a flat map, accurate enough over a few km. */
function kilometres(a: Candidate, b: Candidate): number {
  const north = (a.lat - b.lat) * 111
  const east = (a.lon - b.lon) * 111 * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}
