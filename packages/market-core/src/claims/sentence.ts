import { detectLanguage as foundLanguage } from '../reader/learned/language.ts'
import { tokenize as readTokens } from '../reader/tokens.ts'
import type { Claims } from './referable.ts'
import { findGoods } from './text/goods.ts'
import { renderedText, type Token, tokenize } from './text/tokens.ts'
import type { Language, WordListName } from './text/word-lists.ts'

/** These word lists also apply to the next sentences: "Prices today:" covers a whole list. */
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
export type CarriedContext = ReadonlySet<WordListName>
export const EMPTY_CONTEXT: CarriedContext = new Set()

export interface Sentence {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly language: Language
  /** Ids of the named commodities, with their token index. */
  readonly goods: readonly { at: number; value: string }[]
  /** Word lists with a match in the sentence. */
  readonly own: ReadonlySet<WordListName>
  /** Word lists with a match in earlier text that still applies. */
  readonly context: CarriedContext
  readonly claims: Claims
}

export const matchesLists = (sentence: Sentence, ...lists: readonly WordListName[]): boolean =>
  lists.some((list) => sentence.own.has(list))
/** True if the sentence or its context matches one of the lists. */
export const concernsLists = (sentence: Sentence, ...lists: readonly WordListName[]): boolean =>
  lists.some((list) => sentence.own.has(list) || sentence.context.has(list))

/** Parses a sentence in the language of its everyday words, or else in the answer's language. */
export function readSentence(text: string, context: CarriedContext, claims: Claims): Sentence {
  const seen = renderedText(text)
  const language = languageOf(seen, claims.language)
  const tokens = tokenize(seen, language, claims.language)
  const goods = findGoods(tokens)
  // A capitalised "May" is a month, and "se" after a hyphen does not mean "if".
  const isOther = ({ raw, start, lists }: Token, list: WordListName, at: number) =>
    at > 0 &&
    ((list === 'may' && lists.has('months') && /^\p{Lu}/u.test(raw)) ||
      (list === 'if' && seen[start - 1] === '-'))
  const own = new Set(
    tokens.flatMap((token, at) => [...token.lists].filter((list) => !isOther(token, list, at))),
  )
  if (goods.length > 0) own.add('goods')
  return { text: seen, tokens, language, goods, own, context, claims }
}

/** Below this probability, a sentence is read in the language of the answer. */
const CERTAIN = 0.65

function languageOf(text: string, given: Language): Language {
  const words = readTokens(text).filter(({ kind }) => kind === 'word')
  const { language, certainty } = foundLanguage(words.map(({ folded }) => folded))
  return certainty > CERTAIN ? language : given
}

/** Word lists that a heading, introduction or question passes on. */
export const carriedContext = ({ own }: Sentence): WordListName[] => carried.filter((list) => own.has(list))
/** Word lists that a sentence passes on to the next. An example ends with its sentence. */
export const nextContext = (sentence: Sentence): WordListName[] =>
  carriedContext(sentence).filter((list) => list !== 'example' && list !== 'price')

export const isQuestion = ({ text }: Sentence): boolean => /[?؟]["'”’»)\s]*$/u.test(text)
