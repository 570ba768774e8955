import type { Feature } from './linear-model.ts'

/** Weights of a word, of a pair of neighbours and of a character n-gram. */
const WEIGHTS = { word: 0.9, pair: 0.5, piece: 0.3 } as const
/** N-gram lengths, including word boundaries, and the weight of a category relative to a word. */
export interface FeatureWeights {
  readonly pieces: readonly number[]
  readonly kind: number
}
const EVEN: FeatureWeights = { pieces: [3, 4], kind: 1 }
/**
 * Danger is described in few words, and categories, shared by all languages, reveal more of it. Chosen on
 * `corpus/development`.
 */
export const DANGER_WEIGHTS: FeatureWeights = { pieces: [2, 3, 4], kind: 1.5 }
/** Maximum number of words read, and of letters of each: the first words reveal the subject at a bounded cost. */
const MAX_WORDS = 400
const MAX_LETTERS = 30

/**
 * Features of the linear models: hashed words, pairs and n-grams, as in fastText, so that no vocabulary is stored and
 * unseen words still have n-grams. A vector of length 1; empty without words.
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
