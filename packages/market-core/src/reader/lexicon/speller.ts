import type { MeaningKind } from './meaning.ts'
import type { Node } from './trie.ts'

/** Names and cues by their length and letters, for words that are misspelt. */
export interface Speller {
  /** The one known word that a word is a slip of; undefined where there is none, or more than one as near. */
  near(word: string): string | undefined
}

/** Kinds of words that a misspelt word is read as; a name may begin with another letter, a cue may not. */
const respelt: ReadonlySet<MeaningKind> = new Set([
  'thing',
  'unpriced',
  'place',
  'cue',
  'month',
  'unit',
  'currency',
])
const [SHORTEST, LONGEST] = [4, 24]
/** A word of so many letters may have two slips, and then begins with the right letter. */
const LONG = 8
/** Look-ups that are remembered: the same slips come again and again. */
const MOST_REMEMBERED = 5_000

/**
 * A speller over the single words of the lexicon that name or ask something. Its look-ups cost the same for any text.
 */
export function spellerOf(roots: readonly Node[]): Speller {
  const known = roots.flatMap(({ next }) =>
    [...next].flatMap(([word, { meanings }]) =>
      word.length >= SHORTEST && meanings.some(({ kind }) => respelt.has(kind)) ? [word] : [],
    ),
  )
  const isCue = (word: string) =>
    roots.every(
      ({ next }) =>
        next.get(word)?.meanings.every(({ kind }) => kind === 'cue' || !respelt.has(kind)) ?? true,
    )
  const cues = new Set(known.filter(isCue))
  const byLength = Map.groupBy(new Set(known), ({ length }) => length)
  // The letters of each word as bits, side by side: most words are told apart by them alone.
  const bitsOf = new Map([...byLength].map(([length, words]) => [length, Int32Array.from(words, lettersOf)]))
  const within = (word: string, slips: number): string[] => {
    const letters = lettersOf(word)
    return Array.from({ length: 2 * slips + 1 }, (_, offset) => word.length - slips + offset).flatMap(
      (length) => {
        const [words = [], bits = new Int32Array()] = [byLength.get(length), bitsOf.get(length)]
        const found: string[] = []
        for (let at = 0; at < bits.length; at += 1) {
          const other = words[at] ?? ''
          const isStrict = slips > 1 || cues.has(other)
          if (isStrict && (other[0] !== word[0] || other.length === SHORTEST)) continue
          if (countBits((bits[at] ?? 0) ^ letters) > 2 * slips) continue
          if (distance(word, other, slips) <= slips) found.push(other)
        }
        return found
      },
    )
  }
  const near = (word: string): string | undefined => {
    const once = within(word, 1)
    if (once.length > 0) return nearest(word, once)
    return nearest(
      word,
      within(word, 2).filter((one) => Math.max(one.length, word.length) >= LONG),
    )
  }
  const remembered = new Map<string, string | undefined>()
  return {
    near(word) {
      if (word.length < SHORTEST || word.length > LONGEST || !/^[\p{L}\p{M}]+$/u.test(word)) return undefined
      if (!remembered.has(word)) {
        if (remembered.size >= MOST_REMEMBERED) remembered.clear()
        remembered.set(word, near(word))
      }
      return remembered.get(word)
    },
  }
}

/** Of several as near, the one with the same first letter, then of the same length; of two such, none. */
function nearest(word: string, found: readonly string[]): string | undefined {
  const same = (all: readonly string[], is: (one: string) => boolean) => (all.some(is) ? all.filter(is) : all)
  const left = same(
    same(found, (one) => one[0] === word[0]),
    ({ length }) => length === word.length,
  )
  return left.length === 1 ? left[0] : undefined
}

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Letters put in, left out, changed, or two that changed places; above `most`, any number above it. */
function distance(one: string, other: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const cost = one[row - 1] === other[at - 1] ? 0 : 1
      const least = Math.min((line[at - 1] ?? 0) + 1, (last[at] ?? 0) + 1, (last[at - 1] ?? 0) + cost)
      const isTurned = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      line.push(isTurned ? Math.min(least, (before[at - 2] ?? 0) + 1) : least)
    }
    if (Math.min(...line) > most) return most + 1
    before = last
    last = line
  }
  return last[other.length] ?? most + 1
}
