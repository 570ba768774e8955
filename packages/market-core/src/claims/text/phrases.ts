import { foldText as fold } from '../../reader/fold.ts'

/** Arabic writes "و", "ف", "ب", "ل", "ك" and the article as prefixes of a word. */
const arabicPrefix = /^[وف]?(?:لل|[بلك]?(?:ال)?)(?=\p{sc=Arab}{2})/u
const wordPattern = /[\p{L}\p{M}]+|\p{N}+(?:\.\p{N}+)?|[$€£₹¥₦₵₱%/]/gu

interface Phrase<Value> {
  readonly words: readonly string[]
  readonly value: Value
}

const MAX_REMEMBERED = 5_000

/** `at` is the index of the first word. */
export interface PhraseMatch<Value> {
  readonly at: number
  readonly length: number
  readonly value: Value
}

/**
 * Finds phrases by their first word, in time linear in the number of words. `*` stands for any
 * start or end of a word: "subi*", "*tapanda".
 */
export class PhraseIndex<Value> {
  readonly #byFirst = new Map<string, Phrase<Value>[]>()
  readonly #looked = new Map<string, readonly Phrase<Value>[]>()
  #longest = 0

  constructor(phrases: Iterable<readonly [phrase: string, value: Value]>) {
    for (const [phrase, value] of phrases) {
      const words = phrase.split(/\s+/).flatMap(phraseWords)
      const [first] = words
      if (first === undefined) continue
      const known = this.#byFirst.get(first) ?? []
      known.push({ words, value })
      this.#byFirst.set(first, known)
      this.#longest = Math.max(this.#longest, first.length)
    }
  }

  /** Finds the phrases that begin at each of the folded words. */
  find(words: readonly string[]): PhraseMatch<Value>[] {
    return words.flatMap((first, at) =>
      this.#beginningWith(first)
        .filter((phrase) => phrase.words.every((word, n) => n === 0 || matches(words[at + n] ?? '', word)))
        .map(({ words: { length }, value }) => ({ at, length, value })),
    )
  }

  /** Cached, because an answer repeats most of its words. */
  #beginningWith(word: string): readonly Phrase<Value>[] {
    const known = this.#looked.get(word)
    if (known !== undefined) return known
    const found = this.#keys(word).flatMap((key) => this.#byFirst.get(key) ?? [])
    if (this.#looked.size >= MAX_REMEMBERED) this.#looked.clear()
    this.#looked.set(word, found)
    return found
  }

  #keys(word: string): string[] {
    const forms = arabicForms(word)
    const parts = forms.flatMap((form) =>
      Array.from({ length: Math.max(0, Math.min(form.length, this.#longest) - 1) }, (_unused, n) => [
        `${form.slice(0, n + 2)}*`,
        `*${form.slice(-n - 2)}`,
      ]).flat(),
    )
    return [...forms, ...parts]
  }
}

function phraseWords(piece: string): string[] {
  const words = fold(piece).match(wordPattern) ?? []
  const last = words.length - 1
  if (piece.startsWith('*') && words[0] !== undefined) words[0] = `*${words[0]}`
  if (piece.endsWith('*') && words[last] !== undefined) words[last] = `${words[last]}*`
  return words
}

function matches(word: string, wanted: string): boolean {
  if (wanted.endsWith('*')) return word.startsWith(wanted.slice(0, -1))
  if (wanted.startsWith('*')) return word.endsWith(wanted.slice(1))
  return arabicForms(word).includes(wanted)
}

/** Returns a word with and without its Arabic prefixes. */
export function arabicForms(word: string): string[] {
  const stem = word.replace(arabicPrefix, '')
  const bare = stem.replace(/(?<=\p{sc=Arab}{3})ا$/u, '')
  return [...new Set([word, stem.length < 2 ? word : stem, bare.length < 2 ? word : bare])]
}
