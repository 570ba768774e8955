import { tokensOf } from '../tokens.ts'
import type { Meaning } from './meaning.ts'

/** What a `{...}` of a template stands for. */
export type Slot = '{n}' | '{year}' | '{month}' | '{day}' | '{date}'

/** Phrases by their words. Most end at their first word: only what a longer one goes on from has a map. */
export interface Node {
  next?: Map<string, Node>
  readonly meanings: Meaning[]
}

export const emptyNode = (): Node => ({ meanings: [] })

/** A longer phrase is none that farmers write, and bounds what a look-up costs. */
export const MOST_WORDS = 8

/** The keys of a phrase of a table: its folded words, and its slots as they are written. */
export function wordsOf(phrase: string): string[] {
  return phrase
    .split(/(\{[a-z]+\})/)
    .flatMap((part) => (part.startsWith('{') ? [part] : tokensOf(part, '.').map(({ folded }) => folded)))
    .filter((word) => !unsaid.has(word))
}

/** Marks within names that people leave out: "Coal, Australian", "St. Louis". */
const unsaid = new Set([...',.()[]:;"!?-'])

/** The node of a phrase, made where there is none; undefined for a phrase that is empty or too long. */
export function nodeOf(root: Node, words: readonly string[]): Node | undefined {
  if (words.length === 0 || words.length > MOST_WORDS) return undefined
  let node = root
  for (const word of words) {
    node.next ??= new Map()
    const next = node.next.get(word) ?? emptyNode()
    node.next.set(word, next)
    node = next
  }
  return node
}

/** Adds a meaning of a phrase, once. */
export function addPhrase(root: Node, words: readonly string[], meaning: Meaning): void {
  const node = nodeOf(root, words)
  if (node?.meanings.every((one) => !isSame(one, meaning))) node.meanings.push(meaning)
}

const isSame = (one: Meaning, other: Meaning): boolean => JSON.stringify(one) === JSON.stringify(other)
