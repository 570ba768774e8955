import type { Place } from '@smart-farming/contracts/places'
import { normaliseText } from '@smart-farming/market-core/normalise-text'
import { consonantSkeleton, transliterateDevanagari } from './devanagari.ts'

/** In a shorter name, a changed letter makes a different name. */
const MIN_LETTERS = 7

const isLatin = (name: string): boolean => !/[^\p{Script=Latin}\P{L}]/u.test(name)

/**
 * Finds the search result that a name means: an exact match; for a non-Latin name, the first
 * result; for a long name, also a place in the farm's own country with a single typo.
 */
export function matchPlaceName(
  name: string,
  places: readonly Place[],
  home: string | undefined,
): Place | undefined {
  const plain = normaliseText(name)
  const exact = places.find((place) => normaliseText(place.name) === plain)
  if (exact !== undefined) return exact
  if (!isLatin(name)) return places[0]
  const isNear = (place: Place) =>
    place.country === home && plain.length >= MIN_LETTERS && isOneSlip(plain, normaliseText(place.name))
  return home === undefined ? undefined : places.find(isNear)
}

/** True for one omitted, inserted or changed letter, or for two swapped letters. */
function isOneSlip(one: string, other: string): boolean {
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  const [rest, otherRest] = [one.slice(from), other.slice(from)]
  const isTurned = rest[0] === otherRest[1] && rest[1] === otherRest[0]
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (isTurned && rest.slice(2) === otherRest.slice(2))
  )
}

/** Transliterates Devanagari to Latin letters for a search; undefined for other scripts. */
export function transliterate(name: string): string | undefined {
  if (!/\p{Script=Devanagari}/u.test(name)) return undefined
  const heard = name.split(/\s+/).map(transliterateDevanagari).join(' ')
  return isLatin(heard) ? heard : undefined
}

/** Finds the place that a name sounds like: "ludhiyana" is Ludhiana. */
export const matchPlaceSound = (name: string, places: readonly Place[]): Place | undefined =>
  places.find((place) => consonantSkeleton(normaliseText(place.name)) === consonantSkeleton(name))
