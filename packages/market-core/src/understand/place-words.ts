import type { KnownPlaces } from './find-place.ts'
import { plainText, splitWords } from './plain-text.ts'

const known = new WeakMap<KnownPlaces, ReadonlySet<string>>()

/** Every word of the names of the places that prices are known for; worked out once for the same places. */
export function wordsOfPlaces(places: KnownPlaces): ReadonlySet<string> {
  const before = known.get(places)
  if (before !== undefined) return before
  const names = [...places.countries.flatMap(({ names }) => names), ...places.markets.map(({ name }) => name)]
  const words = new Set(names.flatMap((name) => splitWords(plainText(name))))
  known.set(places, words)
  return words
}
