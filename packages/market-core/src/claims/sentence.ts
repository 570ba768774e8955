import { detectLanguage as foundLanguage } from '../reader/learned/language.ts'
import { tokenize as readTokens } from '../reader/tokens.ts'
import type { Claims } from './referable.ts'
import { findGoods } from './text/goods.ts'
import { renderedText, type Token, tokenize } from './text/tokens.ts'
import type { Language, WordList } from './text/word-lists.ts'

/** Lists whose meaning carries over to the following sentences: "Prices today:" covers the whole list. */
const carried = [
  'goods',
  'market',
  'price',
  'priceNoun',
  'example',
  'chemical',
  'medicine',
  'poison',
] as const
export type CarriedContext = ReadonlySet<WordList>
export const EMPTY_CONTEXT: CarriedContext = new Set()

/** A parsed sentence. */
export interface Sentence {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly language: Language
  /** Commodities named, by id, with their token index. */
  readonly goods: readonly { at: number; value: string }[]
  /** Lists that match its own words. */
  readonly own: ReadonlySet<WordList>
  /** Lists carried over from earlier sentences. */
  readonly context: CarriedContext
  readonly claims: Claims
}

export const matchesLists = (sentence: Sentence, ...lists: readonly WordList[]): boolean =>
  lists.some((list) => sentence.own.has(list))
/** True if the sentence itself, or its context, matches one of the lists. */
export const concernsLists = (sentence: Sentence, ...lists: readonly WordList[]): boolean =>
  lists.some((list) => sentence.own.has(list) || sentence.context.has(list))

/** Parses a sentence. Its everyday words decide the language; without any, it is the answer's language. */
export function readSentence(text: string, context: CarriedContext, claims: Claims): Sentence {
  const seen = renderedText(text)
  const language = languageOf(seen, claims.language)
  const tokens = tokenize(seen, language, claims.language)
  const goods = findGoods(tokens)
  // Capitalised "May" is a month, and "se" after a hyphen is not "if".
  const isOther = ({ raw, start, lists }: Token, list: WordList, at: number) =>
    at > 0 &&
    ((list === 'may' && lists.has('months') && /^\p{Lu}/u.test(raw)) ||
      (list === 'if' && seen[start - 1] === '-'))
  const own = new Set(
    tokens.flatMap((token, at) => [...token.lists].filter((list) => !isOther(token, list, at))),
  )
  if (goods.length > 0) own.add('goods')
  return { text: seen, tokens, language, goods, own, context, claims }
}

/** Probability above which a sentence is parsed in another language. */
const CERTAIN = 0.65

function languageOf(text: string, given: Language): Language {
  const words = readTokens(text).filter(({ kind }) => kind === 'word')
  const { language, certainty } = foundLanguage(words.map(({ folded }) => folded))
  return certainty > CERTAIN ? language : given
}

/** Lists that carry over from a heading, an introduction or a question. */
export const carriedContext = ({ own }: Sentence): WordList[] => carried.filter((list) => own.has(list))
/** Lists that carry over from one sentence to the next. An example ends with its sentence. */
export const nextContext = (sentence: Sentence): WordList[] =>
  carriedContext(sentence).filter((list) => list !== 'example' && list !== 'price')

export const isQuestion = ({ text }: Sentence): boolean => /[?؟]["'”’»)\s]*$/u.test(text)
