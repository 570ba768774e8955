import { type InflectedEndings, inflect } from './inflection.ts'
import type { Meaning, MeaningKind } from './meaning.ts'
import type { TrieNode } from './trie.ts'

export interface Speller {
  /** Closest known word; undefined if no word is close enough or several tie. */
  near(word: string): string | undefined
}

/** Misspelt words of these kinds need a correct first letter; names do not. */
const strict: ReadonlySet<MeaningKind> = new Set(['cue', 'filler', 'unit', 'currency', 'product'])
const respelt: ReadonlySet<MeaningKind> = new Set([...strict, 'thing', 'unpriced', 'place', 'month'])
/** First word of a longer name: "triple super phosphate". */
const PART: Meaning = { kind: 'filler' }
const [SHORTEST, LONGEST] = [4, 24]
/** Longer words may contain two errors, shorter words one. Length in letters. */
const LONG = 8
/** Similar-sounding or doubled letters cost half. */
export const EDIT_COST = 2
const BY_EAR = 1
const MAX_LENGTH = 2
/** Size of the lookup cache. */
const MAX_REMEMBERED = 5_000

/**
 * Creates a speller for the single words of the lexicon. A lookup takes constant time.
 *
 * @param endings pairs of interchangeable endings; a known word may have either
 */
export function createSpeller(roots: readonly TrieNode[], endings: readonly InflectedEndings[]): Speller {
  const meaningOf = new Map<string, Meaning>()
  for (const { next } of roots)
    for (const [word, { meanings }] of next ?? []) {
      const meaning =
        meanings.find(({ kind }) => respelt.has(kind)) ?? (meanings.length === 0 ? PART : undefined)
      if (word.length >= SHORTEST && meaning !== undefined && !meaningOf.has(word))
        meaningOf.set(word, meaning)
    }
  const isStrict = (word: string) => strict.has(meaningOf.get(word)?.kind ?? 'cue')
  const byLength = Map.groupBy(meaningOf.keys(), ({ length }) => length)
  // Comparing letter sets rules out most candidates cheaply.
  const bitsOf = new Map([...byLength].map(([length, words]) => [length, Int32Array.from(words, letterBits)]))
  const near = (word: string): string | undefined => {
    const inflected = inflect(word, endings).find((form) => meaningOf.has(form) && !isStrict(form))
    if (inflected !== undefined) return inflected
    const letters = letterBits(word)
    let found: string[] = []
    let least = word.length === SHORTEST ? BY_EAR : word.length < LONG ? EDIT_COST : 2 * EDIT_COST
    for (let length = word.length - MAX_LENGTH; length <= word.length + MAX_LENGTH; length += 1) {
      const [words = [], bits = new Int32Array()] = [byLength.get(length), bitsOf.get(length)]
      for (let at = 0; at < bits.length; at += 1) {
        if (countBits((bits[at] ?? 0) ^ letters) > 2 * EDIT_COST) continue
        const other = words[at] ?? ''
        const isFirst = other[0] === word[0]
        const mostOfIt = !isStrict(other)
          ? least
          : Math.min(length, word.length) === SHORTEST
            ? BY_EAR
            : EDIT_COST
        if (isStrict(other) && !isFirst) continue
        const cost = editDistance(word, other, least) + (isFirst ? 0 : BY_EAR)
        if (cost > Math.min(least, mostOfIt)) continue
        if (cost < least) [least, found] = [cost, []]
        found.push(other)
      }
    }
    return nearest(word, found, (one) => nameOf(meaningOf.get(one)))
  }
  const remembered = new Map<string, string | undefined>()
  return {
    near(word) {
      if (word.length < SHORTEST || word.length > LONGEST || !/^[\p{L}\p{M}]+$/u.test(word)) return undefined
      if (!remembered.has(word)) {
        if (remembered.size >= MAX_REMEMBERED) remembered.clear()
        remembered.set(word, near(word))
      }
      return remembered.get(word)
    },
  }
}

/**
 * Chooses between equally close words: products first, then the same first letter, then the same
 * length. Undefined for a tie.
 */
function nearest(
  word: string,
  found: readonly string[],
  meaningOf: (word: string) => string,
): string | undefined {
  const same = (all: readonly string[], is: (one: string) => boolean) => (all.some(is) ? all.filter(is) : all)
  const things = same(found, (one) => meaningOf(one).startsWith('thing'))
  const left = same(
    same(things, (one) => one[0] === word[0]),
    ({ length }) => length === word.length,
  )
  return new Set(left.map(meaningOf)).size === 1 ? left[0] : undefined
}

/** Two words for the same thing are not a tie. */
const nameOf = (meaning: Meaning | undefined): string =>
  meaning?.kind === 'thing' ? `thing ${meaning.commodity}` : JSON.stringify(meaning)

/** Returns the letters of a word as a bit set. */
export function letterBits(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** Counts the bits that are set. */
export function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/**
 * Edit distance with insertions, deletions, substitutions and transpositions. A result above `most`
 * may be any number above `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  let before: number[] = []
  let last = [0]
  for (let at = 1; at <= other.length; at += 1) last.push((last[at - 1] ?? 0) + costOf(other, at - 1))
  for (let row = 1; row <= one.length; row += 1) {
    const line = [(last[0] ?? 0) + costOf(one, row - 1)]
    for (let at = 1; at <= other.length; at += 1) {
      const [own, wanted] = [one[row - 1] ?? '', other[at - 1] ?? '']
      const changed =
        own === wanted ? 0 : (sounds.get(own) ?? 0) & (sounds.get(wanted) ?? 0) ? BY_EAR : EDIT_COST
      const isTurned = row > 1 && at > 1 && own === other[at - 2] && one[row - 2] === wanted
      line.push(
        Math.min(
          (line[at - 1] ?? 0) + costOf(other, at - 1),
          (last[at] ?? 0) + costOf(one, row - 1),
          (last[at - 1] ?? 0) + changed,
          isTurned ? (before[at - 2] ?? 0) + EDIT_COST : most + 1,
        ),
      )
    }
    if (Math.min(...line, ...last) > most) return most + 1
    before = last
    last = line
  }
  return last[other.length] ?? most + 1
}

/** Groups of letters that sound alike. The letters of the first group may also be missing. */
const alike =
  'aeiouyhािुेोाوىيءهंँ़् ckqx csz bvw bp gj dt gk fpv mn lr ذدز ثتس ضظد قكغج صس طت عاء حه شषसश बवभ टतथठ डदधढ नण जझय कखग पफ रड छच'.split(
    ' ',
  )
const sounds = new Map<string, number>()
alike.forEach((letters, at) => {
  for (const letter of letters) sounds.set(letter, (sounds.get(letter) ?? 0) | (1 << at))
})

const costOf = (word: string, at: number): number =>
  (sounds.get(word[at] ?? '') ?? 0) & 1 || word[at] === word[at - 1] ? BY_EAR : EDIT_COST
