import type { WrittenWord } from './written-words.ts'
import { writtenWords } from './written-words.ts'

/** What some words of a language are in English: `#` stands for a number on both sides. */
export interface Gloss {
  readonly words: readonly string[]
  readonly english: string
}

/** The glosses of a language, by their first word. */
export type Glossary = ReadonlyMap<string, readonly Gloss[]>

/** The glosses of pairs, their words as they are compared. */
export function glossesOf(pairs: readonly (readonly [foreign: string, english: string])[]): Gloss[] {
  return pairs.map(([foreign, english]) => ({ words: foreignWords(foreign), english }))
}

/** Whoever comes first is right: "mais" is maize before it is but. */
const firstOfEach = (glosses: readonly Gloss[]): Gloss[] => {
  const seen = new Set<string>()
  return glosses.filter(({ words }) => {
    const phrase = words.join(' ')
    const isFirst = !seen.has(phrase)
    seen.add(phrase)
    return isFirst
  })
}

/** @param stems by each of them a gloss is also found by the stem of its first word */
export function glossary(glosses: readonly Gloss[], stems: Stems = []): Glossary {
  const known = Map.groupBy(firstOfEach(glosses), ({ words: [first = ''] }) => first)
  for (const [first, begun] of [...known])
    for (const stem of new Set(stems.map((of) => of(first))))
      if (stem !== first) known.set(stem, [...(known.get(stem) ?? []), ...begun])
  for (const begun of known.values()) begun.sort((a, b) => b.words.length - a.words.length)
  return known
}

/** The pairs of a list of lines "word | other word = english"; one that begins with two strokes is a note. */
export function linesOf(list: string): [foreign: string, english: string][] {
  return list
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('//'))
    .flatMap((line) => {
      const [foreign = '', english = ''] = line.split(' = ')
      return foreign.split(' | ').map((phrase): [string, string] => [phrase, english])
    })
}

function foreignWords(foreign: string): string[] {
  return foreign
    .split(/(#)/)
    .flatMap((part) => (part === '#' ? ['#'] : writtenWords(part).words.map(({ folded }) => folded)))
}

/** How the words of a language are compared: each way where the one before it found nothing. */
export type Stems = readonly ((word: string) => string)[]

/** A unit's sign is no word: behind a figure or a stroke "t" is a tonne in every language. */
const sign = /^(?:t|ha|kg|g|l|q)$/

/** The longest gloss that begins at a word; undefined where none does. */
export function glossAt(
  { glossary: known, stems }: { glossary: Glossary; stems: Stems },
  words: readonly WrittenWord[],
  at: number,
): Gloss | undefined {
  const first = words[at]
  if (first === undefined) return undefined
  if (sign.test(first.folded) && (words[at - 1]?.isNumber || first.before.includes('/'))) return undefined
  // "900 للهكتار" is 900 for the hectare, not 900 hectares.
  for (const stem of first.isNumber ? stems.slice(0, 1) : stems) {
    const found = longest(known, words, at, stem)
    if (found !== undefined) return found
  }
  return undefined
}

function longest(
  known: Glossary,
  words: readonly WrittenWord[],
  at: number,
  stem: (word: string) => string,
): Gloss | undefined {
  const first = words[at]
  if (first === undefined) return undefined
  const starts = first.isNumber ? ['#', first.folded] : [first.folded, stem(first.folded)]
  const fits = [...new Set(starts)]
    .flatMap((start) => known.get(start) ?? [])
    .filter((gloss) => gloss.words.every((said, offset) => isSaid(said, words[at + offset], offset, stem)))
  return fits.reduce<Gloss | undefined>(
    (best, gloss) => (best === undefined || gloss.words.length > best.words.length ? gloss : best),
    undefined,
  )
}

function isSaid(
  said: string,
  word: WrittenWord | undefined,
  offset: number,
  stem: (word: string) => string,
): boolean {
  if (word === undefined || (offset > 0 && !/^[\s'.-]*$/.test(word.before))) return false
  if (said === '#') return word.isNumber
  return said === word.folded || said === stem(word.folded) || stem(said) === stem(word.folded)
}
