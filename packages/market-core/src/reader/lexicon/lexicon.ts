import { languageTables } from '../languages/tables.ts'
import type { KnownPlaces } from '../places.ts'
import { type DerivedProducts, findDerivedProducts } from './derived-products.ts'
import { addPlaces } from './place-names.ts'
import { addProducts, collectVarieties } from './product-names.ts'
import { createSpeller, type Speller } from './speller.ts'
import { addTablePhrases } from './table-phrases.ts'
import { createNode, type TrieNode } from './trie.ts'

/** All known phrases: language tables, and names of stored products and places. */
export interface Lexicon {
  readonly roots: readonly TrieNode[]
  /** Words that distinguish the series of each commodity. */
  readonly varieties: ReadonlyMap<string, ReadonlySet<string>>
  readonly varietyWords: ReadonlySet<string>
  /** Prefixes that are part of words: "ال". */
  readonly prefixes: readonly string[]
  readonly speller: Speller
  readonly madeOf: DerivedProducts
}

const prefixes = [...new Set(languageTables.flatMap(({ names }) => names.prefixes))].sort(
  (a, b) => b.length - a.length,
)

/** Longest first, because "tomatoes" and "peas" have different endings. */
const endings = languageTables
  .flatMap((table) => table.names.endings)
  .sort(([, one = ''], [, other = '']) => other.length - one.length)

/** Phrases of the tables, which all lexicons share. */
const ofTables = createNode()

const lexicons = new WeakMap<KnownPlaces, Lexicon>()

/** Builds the lexicon of the stored products and places. Cached per `places` object. */
export function loadLexicon(places: KnownPlaces): Lexicon {
  const before = lexicons.get(places)
  if (before !== undefined) return before
  if (ofTables.next === undefined) for (const table of languageTables) addTablePhrases(ofTables, table)
  const named = createNode()
  addProducts(named, places, languageTables)
  addPlaces(named, places, languageTables)
  const roots = [named, ofTables]
  const varieties = collectVarieties(places)
  const varietyWords = new Set([...varieties.values()].flatMap((words) => [...words]))
  const lexicon = {
    roots,
    varieties,
    varietyWords,
    prefixes,
    speller: createSpeller(roots, endings),
    madeOf: findDerivedProducts(places),
  }
  lexicons.set(places, lexicon)
  return lexicon
}

const articles = languageTables.flatMap(({ names }) => names.prefixes.slice(0, 1))
const blockOf = (word: string): number => word.charCodeAt(0) >> 8

/** Returns the lookup keys of a word: unchanged, without its prefix, and with the article. */
export function lookupKeys(word: string, { prefixes: fronts }: Lexicon): string[] {
  const stems = fronts.flatMap((front) => {
    const rest = word.startsWith(front) ? word.slice(front.length) : ''
    return rest.length >= (front.length > 1 ? 2 : 3) ? [rest] : []
  })
  const all = [word, ...stems]
  const own = articles.filter((article) => blockOf(article) === blockOf(word))
  return [...new Set([...all, ...own.flatMap((article) => all.map((stem) => article + stem))])]
}
