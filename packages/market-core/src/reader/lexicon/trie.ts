import { tokenize } from '../tokens.ts'
import type { Meaning } from './meaning.ts'

export type Placeholder = '{n}' | '{year}' | '{month}' | '{day}' | '{date}'

/** A trie of phrases by word. */
export interface TrieNode {
  next?: Map<string, TrieNode>
  readonly meanings: Meaning[]
}

export const createNode = (): TrieNode => ({ meanings: [] })

/** Limits the cost of a lookup. */
export const MAX_PHRASE_WORDS = 8

/** Splits a table phrase into folded words and placeholders. */
export function splitPhrase(phrase: string): string[] {
  return phrase
    .split(/(\{[a-z]+\})/)
    .flatMap((part) => (part.startsWith('{') ? [part] : tokenize(part, '.').map(({ folded }) => folded)))
    .filter((word) => !unsaid.has(word))
}

/** Punctuation that people omit from names: "Coal, Australian", "St. Louis". */
const unsaid = new Set([...',.()[]:;"!?-'])

/** Returns the node of a phrase. Undefined for an empty or too long phrase. */
export function findOrAddNode(root: TrieNode, words: readonly string[]): TrieNode | undefined {
  if (words.length === 0 || words.length > MAX_PHRASE_WORDS) return undefined
  let node = root
  for (const word of words) {
    node.next ??= new Map()
    const next = node.next.get(word) ?? createNode()
    node.next.set(word, next)
    node = next
  }
  return node
}

/** Adds a meaning to a phrase, unless the phrase has it. */
export function addPhrase(root: TrieNode, words: readonly string[], meaning: Meaning): void {
  const node = findOrAddNode(root, words)
  if (node?.meanings.every((one) => !isSame(one, meaning))) node.meanings.push(meaning)
}

const isSame = (one: Meaning, other: Meaning): boolean => JSON.stringify(one) === JSON.stringify(other)
