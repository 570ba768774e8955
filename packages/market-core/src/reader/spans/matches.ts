import { type Lexicon, lookupKeys } from '../lexicon/lexicon.ts'
import type { Meaning } from '../lexicon/meaning.ts'
import type { Placeholder, TrieNode } from '../lexicon/trie.ts'
import type { Token } from '../span.ts'

export interface FilledPlaceholder {
  readonly slot: Placeholder
  readonly value: number
}

/** A phrase of the lexicon in a message. `end` is exclusive. */
export interface Match {
  readonly start: number
  readonly end: number
  readonly meaning: Meaning
  readonly filled: readonly FilledPlaceholder[]
  /** True if the first word has a prefix: "وعشرون". */
  readonly isStem?: true
}

export type PlaceholderReader = (
  slot: Placeholder,
  at: number,
) => { readonly value: number; readonly end: number } | undefined

const SLOTS: readonly Placeholder[] = ['{n}', '{year}', '{month}', '{day}', '{date}']

/** Minimum letters in each half of a compound written as two words. */
const MIN_JOINED = 3

/**
 * Finds the phrases that begin at each token, longest first. Walks have a limited depth and few
 * branches, so the time is linear in the number of tokens.
 */
export class Matcher {
  readonly #tokens: readonly Token[]
  readonly #lexicon: Lexicon
  readonly #keys = new Map<string, readonly string[]>()

  constructor(tokens: readonly Token[], lexicon: Lexicon) {
    this.#tokens = tokens
    this.#lexicon = lexicon
  }

  /** @param read reads placeholders; without it, only phrases without placeholders are found */
  at(start: number, read?: PlaceholderReader): Match[] {
    const found: Match[] = []
    for (const root of this.#lexicon.roots) this.#walk(root, start, start, [], read, found)
    return found.sort((a, b) => b.end - a.end || Number(a.isStem ?? 0) - Number(b.isStem ?? 0))
  }

  #walk(
    node: TrieNode,
    start: number,
    at: number,
    filled: readonly FilledPlaceholder[],
    read: PlaceholderReader | undefined,
    found: Match[],
    isStem = false,
  ): void {
    // An earlier pass found the phrases without placeholders.
    if (read === undefined || filled.length > 0)
      for (const meaning of node.meanings)
        found.push({ start, end: at, meaning, filled, ...(isStem && { isStem: true as const }) })
    const token = this.#tokens[at]
    if (token === undefined) return
    for (const key of this.#keysOf(token.folded)) {
      const next = node.next?.get(key)
      if (next !== undefined)
        this.#walk(next, start, at + 1, filled, read, found, isStem || (at === start && key !== token.folded))
    }
    // "Ground nuts" may also be known as "groundnuts".
    const joined = this.#joinedAt(at)
    const whole = joined === undefined ? undefined : node.next?.get(joined)
    if (whole !== undefined) this.#walk(whole, start, at + 2, filled, read, found, isStem)
    if (read === undefined) return
    for (const slot of SLOTS) {
      const next = node.next?.get(slot)
      const value = next && read(slot, at)
      if (next && value)
        this.#walk(next, start, value.end, [...filled, { slot, value: value.value }], read, found, isStem)
    }
  }

  #joinedAt(at: number): string | undefined {
    const [one, other] = [this.#tokens[at], this.#tokens[at + 1]]
    if (one?.kind !== 'word' || other?.kind !== 'word') return undefined
    return Math.min(one.folded.length, other.folded.length) < MIN_JOINED
      ? undefined
      : one.folded + other.folded
  }

  #keysOf(word: string): readonly string[] {
    const keys = this.#keys.get(word) ?? lookupKeys(word, this.#lexicon)
    this.#keys.set(word, keys)
    return keys
  }
}
