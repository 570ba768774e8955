import { foldedWords } from './fold.ts'

/** A phrase found among words: from which word on, and how many. */
export interface PhraseFound {
  at: number
  length: number
  /** What the list says of the phrase. */
  value: string
}

/** "و", "ف", "ب", "ل", "ك" and the article are written together with the word that they belong to. */
const arabicPrefix = /^(?:[وف])?(?:[بلك])?(?:ال|لل)?(?=\p{sc=Arab}{2})/u

/** Phrases of one or more words, looked up by their first word. */
export class Phrases {
  readonly #byFirst = new Map<string, { words: readonly string[]; value: string }[]>()

  /** @param phrases as they are written, with what each stands for */
  constructor(phrases: Iterable<readonly [phrase: string, value: string]>) {
    for (const [phrase, value] of phrases) {
      const words = foldedWords(phrase)
      const [first] = words
      if (first === undefined) continue
      const known = this.#byFirst.get(first) ?? []
      known.push({ words, value })
      this.#byFirst.set(first, known)
    }
    // Longest first: "per cent" before "per".
    for (const known of this.#byFirst.values()) known.sort((a, b) => b.words.length - a.words.length)
  }

  /** Every phrase among the words, none inside another. */
  find(words: readonly string[]): PhraseFound[] {
    const found: PhraseFound[] = []
    for (let at = 0; at < words.length; at += 1) {
      const hit = this.#at(words, at)
      if (hit === undefined) continue
      found.push({ at, length: hit.words.length, value: hit.value })
      at += hit.words.length - 1
    }
    return found
  }

  isIn(words: readonly string[]): boolean {
    return words.some((_word, at) => this.#at(words, at) !== undefined)
  }

  #at(words: readonly string[], at: number) {
    for (const first of formsOf(words[at] ?? '')) {
      const hit = this.#byFirst
        .get(first)
        ?.find((known) =>
          known.words.every((word, n) => n === 0 || formsOf(words[at + n] ?? '').includes(word)),
        )
      if (hit !== undefined) return hit
    }
    return undefined
  }
}

function formsOf(word: string): string[] {
  const stem = word.replace(arabicPrefix, '')
  return stem === word || stem.length < 2 ? [word] : [word, stem]
}
