import type { Message } from '../asking/way.ts'
import { type KnownPlaces, type PlaceAsked, readPlace } from '../find-place.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../reading.ts'
import { clausesOf } from './clauses.ts'

const eachOf =
  /(?<![^ ])(?:(?:in |of |for |at )?(?:each|both|either|all)(?: of)?(?: (?:the|these|those|them|our|two|three|four|2|3|4))*(?: (?:cities|city|towns?|markets?|places?|villages?|sides|ends))?|(?:the|these|those|our) (?:two|three|2|3) (?:cities|towns|markets|places))(?![^ ])/
const ofPlaces = /^(?:cities|city|towns?|markets?|places?|villages?|sides|ends|each|both|two|2|3)$/
const MOST = 4

/**
 * "My sister in Pointe-Noire and I in Brazzaville ... the last price in each of the two cities": the price at each of
 * the places that are named. Undefined where fewer or more are named, and where it is not each that is asked about.
 */
export function severalPlaces({ text, whole, places }: Message): Question | undefined {
  const { intent, unplaced = [], placeAlso, isSomewhere: _, placesNamed: __, place: ___, ...rest } = whole
  if (placeAlso !== undefined || !eachOf.test(plainText(text))) return undefined
  if (intent !== 'price' && intent !== 'unknown' && intent !== 'compare') return undefined
  const named = clausesOf(text).flatMap((clause) => placesIn(plainText(clause.text), places))
  const each = [...new Map(named.map((one) => [JSON.stringify(one), one])).values()]
  if (each.length < 2 || each.length > MOST) return undefined
  const left = unplaced.filter((word) => !ofPlaces.test(plainText(word)))
  const [first, ...others] = each.map(
    (place): Question => ({ ...rest, intent: 'price', place, ...(left.length > 0 && { unplaced: left }) }),
  )
  return first && { ...first, alsoAsked: others }
}

/** The markets and towns of one clause; a country is none. */
function placesIn(plain: string, places: KnownPlaces): readonly PlaceAsked[] {
  const found: PlaceAsked[] = []
  let left = plain
  for (let count = 0; count < MOST; count += 1) {
    const read = readPlace(left, places)
    if (read === undefined || typeof read.place !== 'object') break
    found.push(read.place)
    const words = new Set(read.words.split(' '))
    left = left
      .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
      .split(' ')
      .filter((word) => !words.has(word))
      .join(' ')
  }
  return found
}
