import type { Claims } from './referable.ts'
import { goodsIn } from './text/goods.ts'
import { seenText } from './text/seen.ts'
import { type Token, tokensOf } from './text/tokens.ts'
import { everydayWords, type Language, type WordList } from './text/word-lists.ts'

/** Lists that go on meaning what they mean in the sentences that follow: "Prices today:" is of the whole list. */
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
export type Carried = ReadonlySet<WordList>
export const nothing: Carried = new Set()

/** A sentence as it is judged. */
export interface Sentence {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly language: Language
  /** Commodities named, by id, with the place among the tokens. */
  readonly goods: readonly { at: number; value: string }[]
  /** Lists that its own words are on. */
  readonly own: ReadonlySet<WordList>
  /** And those that go on from before. */
  readonly context: Carried
  readonly claims: Claims
}

export const says = (sentence: Sentence, ...lists: readonly WordList[]): boolean =>
  lists.some((list) => sentence.own.has(list))
/** Says it, or has it from the sentences before. */
export const isAbout = (sentence: Sentence, ...lists: readonly WordList[]): boolean =>
  lists.some((list) => sentence.own.has(list) || sentence.context.has(list))

/** Reads a sentence; its language is that of its everyday words, or else the answer's. */
export function readSentence(text: string, context: Carried, claims: Claims): Sentence {
  const seen = seenText(text)
  const language = languageOf(seen, claims.language)
  const tokens = tokensOf(seen, language)
  const goods = goodsIn(tokens)
  const own = new Set(tokens.flatMap(({ lists }) => [...lists]))
  if (goods.length > 0) own.add('goods')
  return { text: seen, tokens, language, goods, own, context, claims }
}

function languageOf(text: string, given: Language): Language {
  const words = tokensOf(text, given).map((token) => token.text)
  let [best, most] = [given, 0.5]
  for (const [language, count] of everydayWords(words)) {
    const score = language === given ? count + 0.5 : count
    if (score > most) [best, most] = [language, score]
  }
  return best
}

/** Lists that go on from a sentence. */
export const carriedFrom = ({ own }: Sentence): WordList[] => carried.filter((list) => own.has(list))
