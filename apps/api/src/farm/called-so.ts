import type { Place } from '@smart-farming/contracts/places'
import { plainText } from '@smart-farming/market-core/plain-text'
import { consonants, spokenDevanagari } from './devanagari.ts'

/** A shorter name with another letter is another name. */
const FEWEST_LETTERS = 7

const isLatin = (name: string): boolean => !/[^\p{Script=Latin}\P{L}]/u.test(name)

/**
 * The place that is called so, of those that a search found: by its name; where the name is in other letters than
 * Latin, the one that the search knows by it; a long name with one slip in it, where such a place is in the farm's own
 * country.
 */
export function calledSo(
  name: string,
  places: readonly Place[],
  home: string | undefined,
): Place | undefined {
  const plain = plainText(name)
  const exact = places.find((place) => plainText(place.name) === plain)
  if (exact !== undefined) return exact
  if (!isLatin(name)) return places[0]
  const isNear = (place: Place) =>
    place.country === home && plain.length >= FEWEST_LETTERS && isOneSlip(plain, plainText(place.name))
  return home === undefined ? undefined : places.find(isNear)
}

/** True where one letter was left out, put in or changed, or two changed places. */
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

/** Devanagari in Latin letters, as it is spoken, for a search that has no other; undefined for other letters. */
export function inLatinLetters(name: string): string | undefined {
  if (!/\p{Script=Devanagari}/u.test(name)) return undefined
  const heard = name.split(/\s+/).map(spokenDevanagari).join(' ')
  return isLatin(heard) ? heard : undefined
}

/** The place that sounds as a name in other letters: "ludhiyana" is Ludhiana. */
export const soundsSo = (name: string, places: readonly Place[]): Place | undefined =>
  places.find((place) => consonants(plainText(place.name)) === consonants(name))
