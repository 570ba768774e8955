import type { Place } from '@smart-farming/contracts/places'
import { consonants } from '@smart-farming/market-core/understand/languages/by-letters'
import { hindiByEar } from '@smart-farming/market-core/understand/languages/hindi-by-ear'
import { fold } from '@smart-farming/market-core/understand/languages/written-words'
import { plainText } from '@smart-farming/market-core/understand/plain-text'
import { slips } from '@smart-farming/market-core/understand/spoken/spelling'

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
    place.country === home && plain.length >= FEWEST_LETTERS && slips(plain, plainText(place.name), 1) <= 1
  return home === undefined ? undefined : places.find(isNear)
}

/** Devanagari in Latin letters, as it is spoken, for a search that has no other; undefined for what is in others. */
export function inLatinLetters(name: string): string | undefined {
  if (!/\p{Script=Devanagari}/u.test(name)) return undefined
  const heard = name
    .split(/\s+/)
    .map((word) => hindiByEar(fold(word)))
    .join(' ')
  return isLatin(heard) ? heard : undefined
}

/** The place that sounds as a name in other letters: "ludhiyana" is Ludhiana. */
export const soundsSo = (name: string, places: readonly Place[]): Place | undefined =>
  places.find((place) => consonants(plainText(place.name)) === consonants(name))
