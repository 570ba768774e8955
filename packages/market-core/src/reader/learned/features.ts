import type { Feature } from './linear-model.ts'

const WEIGHTS = { word: 0.9, pair: 0.5, piece: 0.3 } as const
/** N-gram lengths (with word boundaries), and the weight of a category relative to a word. */
export interface FeatureWeights {
  readonly pieces: readonly number[]
  readonly kind: number
}
const EVEN: FeatureWeights = { pieces: [3, 4], kind: 1 }
/** Tuned on `corpus/development`: danger needs shorter n-grams and more weight on categories. */
export const DANGER_WEIGHTS: FeatureWeights = { pieces: [2, 3, 4], kind: 1.5 }
/** Bounds the cost of long texts and long words. */
const MAX_WORDS = 400
const MAX_LETTERS = 30

/**
 * Features of the linear models: hashed words, pairs and n-grams, as in fastText. No vocabulary is
 * stored, and unseen words still have n-grams. Returns a unit vector; empty if there are no words.
 *
 * @param words folded, with names masked
 * @param places number of hash buckets, a power of 2
 */
export function extractFeatures(
  words: readonly string[],
  places: number,
  { pieces, kind }: FeatureWeights = EVEN,
): Feature[] {
  const values = new Map<number, number>()
  const add = (name: string, value: number) => {
    const place = placeOf(name, places)
    values.set(place, (values.get(place) ?? 0) + value)
  }
  const read = words.slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_LETTERS))
  let before = '<'
  for (const word of read) {
    const more = word.startsWith('##') ? kind : 1
    add(`w ${word}`, WEIGHTS.word * more)
    add(`b ${before} ${word}`, WEIGHTS.pair * more)
    before = word
  }
  for (const piece of new Set(read.flatMap((word) => piecesOf(word, pieces))))
    add(`c ${piece}`, WEIGHTS.piece)
  const length = Math.sqrt([...values.values()].reduce((sum, value) => sum + value * value, 0))
  return [...values].map(([place, value]) => [place, value / length])
}

/** Masks have no n-grams. */
function piecesOf(word: string, sizes: readonly number[]): string[] {
  if (word.startsWith('#')) return []
  const edged = `<${word}>`
  return sizes.flatMap((size) =>
    Array.from({ length: Math.max(0, edged.length - size + 1) }, (_, at) => edged.slice(at, at + size)),
  )
}

/** FNV-1a over UTF-16 units, with a final mix so that the low bits are usable. */
function placeOf(name: string, places: number): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i += 1) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) & (places - 1)
}
