import type { WrittenWord } from './written-words.ts'
import { writtenWords } from './written-words.ts'

/** What some words of a language are in English: `#` stands for a number on both sides. */
export interface Gloss {
  readonly words: readonly string[]
  readonly english: string
}

/** The glosses of a language, by their first word. */
export type Glossary = ReadonlyMap<string, readonly Gloss[]>

/** Glosses from their lines "word | other word = english"; a line that begins with two strokes is a note. */
export function glossary(...sources: readonly (readonly [foreign: string, english: string])[][]): Glossary {
  return stemmed([], ...sources)
}

/** The same, in which a gloss is also found by the stem of its first word. */
export function stemmed(
  stems: Stems,
  ...sources: readonly (readonly [foreign: string, english: string])[][]
): Glossary {
  const known = new Map<string, Gloss[]>()
  for (const [foreign, english] of sources.flat()) {
    const words = foreignWords(foreign)
    const [first = ''] = words
    const begun = known.get(first) ?? []
    // Whoever comes first is right: "mais" is maize before it is but.
    if (begun.every((gloss) => gloss.words.join(' ') !== words.join(' '))) begun.push({ words, english })
    known.set(first, begun)
  }
  for (const [first, glosses] of [...known])
    for (const stem of new Set(stems.map((of) => of(first))))
      if (stem !== first) known.set(stem, [...(known.get(stem) ?? []), ...glosses])
  for (const glosses of known.values()) glosses.sort((a, b) => b.words.length - a.words.length)
  return known
}

/** The pairs of a list of such lines. */
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
