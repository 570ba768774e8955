import { isProduct } from '../../beside/products.ts'
import { isKindWord } from '../../kinds/kind-words.ts'
import type { OtherLanguage } from '../../languages/language.ts'
import { bytesOf, type LinearModel, sureness } from '../../reader/linear-model.ts'
import { isCounted } from '../../spelling/channel/word-counts.ts'
import type { StoredNames } from '../../stored/stored-names.ts'
import { clausesOf } from '../clauses.ts'
import { isLittleIn } from '../closed-words-of-others.ts'
import { namesIn } from '../names.ts'
import { isOfTrade } from '../of-trade.ts'
import { type Asked, type Standing, standings } from '../standing.ts'
import { kindsOfWord } from './kinds-of-words.ts'
import stored from './weights.json' with { type: 'json' }
import { wordFeatures } from './word-features.ts'

/**
 * How likely a word must be to change which price is meant, or how unlikely, for the judge to go against the rules.
 * One that was let go and changes it gives a wrong plain figure, and weighs more than five that are held and change
 * nothing: chosen by what either author's words came to where the other's were trained on (0133).
 */
const LIKELY = {
  /** Below that nothing is said of a word that the rules hold, or tell behind the figure. */
  apart: 0.05,
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
  const likely = changing(asked, byRule, names)
  const { language } = asked
  return new Map(
    [...byRule].map(([word, rule]): [string, Standing] => {
      if (isLittleIn(word, language)) return [word, 'apart']
      // What is stored under such a name stands in a series of its own.
      if (names.words.has(word)) return [word, rule]
      return [word, together(word, rule, likely.get(word) ?? 1, language)]
    }),
  )
}

function together(
  word: string,
  rule: Standing,
  likely: number,
  language: OtherLanguage | undefined,
): Standing {
  if (rule === 'apart') return likely >= LIKELY.aloneAgain ? 'alone' : 'apart'
  if (isKindWord(word)) return likely < LIKELY.aloneOfGoods ? 'alone' : 'thing'
  if (isOfTrade(word) || isProduct(word, language))
    return rule === 'thing' && likely < LIKELY.aloneOfGoods ? 'alone' : rule
  const isLetGo = likely < (rule === 'alone' ? LIKELY.apartAlone : LIKELY.apart)
  if (isLetGo && isKnown(word, language)) return 'apart'
  return rule === 'alone' || likely < LIKELY.alone ? 'alone' : 'thing'
}

/** What nobody has seen may be a place, a kind or a slip of one: it is told. */
const isKnown = (word: string, language: OtherLanguage | undefined): boolean =>
  kindsOfWord(word) !== undefined || (language !== undefined && isCounted(word, language))

/** By word, how likely it changes which price is meant; where it stands twice, as it is likeliest. */
function changing(
  { text, written, language }: Asked,
  byRule: ReadonlyMap<string, Standing>,
  known: StoredNames,
): ReadonlyMap<string, number> {
  const clauses = clausesOf(text, known)
  const names = namesIn(written)
  const found = new Map<string, number>()
  clauses.forEach((clause, index) => {
    clause.forEach((word, at) => {
      const rule = byRule.get(word)
      if (rule === undefined) return
      const likely = likelyOf(wordFeatures({ clauses, index, at, language, names, rule }))
      found.set(word, Math.max(likely, found.get(word) ?? 0))
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
