import { isProduct } from '../../beside/products.ts'
import { isKindWord } from '../../kinds/kind-words.ts'
import type { OtherLanguage } from '../../languages/language.ts'
import { bytesOf, type LinearModel, sureness } from '../../reader/linear-model.ts'
import { isCounted } from '../../spelling/channel/word-counts.ts'
import type { StoredNames } from '../../stored/stored-names.ts'
import { isAddress } from '../address-words.ts'
import { clausesOf } from '../clauses.ts'
import { isLittleIn } from '../closed-words-of-others.ts'
import { namesIn } from '../names.ts'
import { isOfGoodsAlone, isOfTrade } from '../of-trade.ts'
import { type Asked, type Standing, standings } from '../standing.ts'
import { kindsOfWord } from './kinds-of-words.ts'
import stored from './weights.json' with { type: 'json' }
import { reachesThing } from './where-it-stands.ts'
import { wordFeatures } from './word-features.ts'

/**
 * How likely a word must be to change which price is meant, or how unlikely, for the judge to go against the rules.
 * One that was let go and changes it gives a wrong plain figure, and weighs more than five that are held and change
 * nothing: chosen by what either author's words came to where the other's were trained on (0133).
 */
const LIKELY = {
  /** Below that nothing is said of a word that the rules hold, or tell behind the figure. */
  apart: 0.08,
  apartAlone: 0.01,
  /** Below that it is told behind the figure. */
  alone: 0.2,
  /** The same for a word by which goods are told apart, whatever it stands for here. */
  aloneOfGoods: 0.05,
  /** From that on one that the rules let go is told behind the figure. */
  aloneAgain: 0.85,
} as const

/** How the words that nobody could place stand, by the rules and by what was learned of such words. */
export function judged(
  asked: Asked,
  left: readonly string[],
  names: StoredNames,
): ReadonlyMap<string, Standing> {
  const byRule = standings(asked, left, names)
  if (byRule.size === 0) return byRule
  const found = changing(asked, byRule, names)
  const { language } = asked
  const strange = language === undefined ? strangeIn(left, asked.written) : []
  return new Map(
    [...byRule].map(([word, rule]): [string, Standing] => {
      if (isLittleIn(word, language) || isAddress(word)) return [word, 'apart']
      // What is stored under such a name stands in a series of its own.
      if (names.words.has(word)) return [word, rule]
      // Two slips or more that nobody could mend: so may be what they stand beside.
      if (strange.length > 1 && strange.includes(word)) return [word, rule]
      return [word, together(word, rule, found.get(word) ?? unfound, language)]
    }),
  )
}

/** What is known of a word in its question. */
interface Found {
  /** How likely it changes which price is meant. */
  readonly likely: number
  /** Nothing but words of content is between it and the thing. */
  readonly reaches: boolean
}
const unfound: Found = { likely: 1, reaches: true }

function together(
  word: string,
  rule: Standing,
  { likely, reaches }: Found,
  language: OtherLanguage | undefined,
): Standing {
  if (rule === 'apart') return likely >= LIKELY.aloneAgain ? 'alone' : 'apart'
  if (isOfGoodsAlone(word)) return rule
  const isTold = likely < LIKELY.aloneOfGoods && !reaches
  if (isKindWord(word)) return isTold ? 'alone' : 'thing'
  if (isOfTrade(word) || isProduct(word, language)) return rule === 'thing' && isTold ? 'alone' : rule
  const isLetGo = likely < (rule === 'alone' ? LIKELY.apartAlone : LIKELY.apart)
  if (isLetGo && !reaches && isKnown(word, language)) return 'apart'
  return rule === 'alone' || likely < LIKELY.alone ? 'alone' : 'thing'
}

/** Words that no list has and that are no names. */
function strangeIn(left: readonly string[], written: string): readonly string[] {
  const names = namesIn(written)
  return left.filter((word) => !isKnown(word, undefined) && !names.has(word))
}

/** What nobody has seen may be a place, a kind or a slip of one: it is told. */
const isKnown = (word: string, language: OtherLanguage | undefined): boolean =>
  kindsOfWord(word) !== undefined || (language !== undefined && isCounted(word, language))

/** What is known of each word; of one that stands twice, where it likeliest changes which price is meant. */
function changing(
  { text, written, language }: Asked,
  byRule: ReadonlyMap<string, Standing>,
  known: StoredNames,
): ReadonlyMap<string, Found> {
  const clauses = clausesOf(text, known)
  const names = namesIn(written)
  const found = new Map<string, Found>()
  clauses.forEach((clause, index) => {
    clause.forEach((word, at) => {
      const rule = byRule.get(word)
      if (rule === undefined) return
      const placed = { clauses, index, at, language, names, rule }
      const [likely, reaches] = [likelyOf(wordFeatures(placed)), reachesThing(placed)]
      const before = found.get(word)
      if (before === undefined || likely > before.likely || reaches)
        found.set(word, {
          likely: Math.max(likely, before?.likely ?? 0),
          reaches: reaches || before?.reaches === true,
        })
    })
  })
  return found
}

let model: LinearModel | undefined

/** How likely a word with such features changes which price is meant, from 0 to 1. */
export function likelyOf(features: Parameters<typeof sureness>[1]): number {
  model ??= { ...stored, weights: bytesOf(stored.weights) }
  return sureness(model, features)[model.labels.indexOf(CHANGES)] ?? 0
}

/** The labels of the model. */
export const CHANGES = 'changes'
export const HARMLESS = 'harmless'
