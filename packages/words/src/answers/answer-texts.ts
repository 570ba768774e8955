import type { Suggestion } from '@smart-farming/market-core/answering/draft'
import type { SeriesLabel } from '@smart-farming/market-core/answering/series/told-values'
import type { SaidStatement, StatementCode, Statements } from '@smart-farming/market-core/answering/statement'
import { capital } from '../format/names/capital.ts'
import type { AnswerLanguage } from './answer-language.ts'
import { aroundAnswers } from './around-answers.ts'
import { priceTexts } from './price-texts.ts'
import { seriesTexts } from './series-texts.ts'
import { sumTexts } from './sum-texts.ts'
import { termsOf } from './terms.ts'

/** A text for everything that an answer can say: a statement without one does not compile. */
export type AnswerTexts = {
  readonly [Code in StatementCode]: (values: Statements[Code]) => string
}

/** The words for each question that an answer suggests. */
export type SuggestionTexts = Readonly<Record<Suggestion, string>>

/** The texts of a language. */
export function answerTexts(language: AnswerLanguage): AnswerTexts {
  const terms = termsOf(language)
  return {
    ...aroundAnswers(language, terms),
    ...priceTexts(language, terms),
    ...seriesTexts(language, terms),
    ...sumTexts(language, terms),
  }
}

/** Statements that stand in a line of their own. */
const apart: ReadonlySet<StatementCode> = new Set(['given', 'took'])

/** An answer in words: one sentence or more for each of its statements. */
export function textOf(
  { tag, texts }: Pick<Said, 'tag' | 'texts'>,
  statements: readonly SaidStatement[],
): string {
  return statements.reduce((text, said, at) => {
    const before = statements[at - 1]
    const isApart = apart.has(said.code) || (before !== undefined && apart.has(before.code))
    const between = text === '' ? '' : isApart ? '\n\n' : ' '
    return text + between + capital(tag, wordsOf(texts, said))
  }, '')
}

function wordsOf(texts: AnswerTexts, { code, values }: SaidStatement): string {
  // The values are those of the code: the compiler does not follow one through the other.
  return texts[code](values as never)
}

/** The answers of a language, ready to be told. */
export interface Said {
  readonly tag: string
  readonly texts: AnswerTexts
  readonly suggestions: SuggestionTexts
  /** Names a series: "maize (world price)". */
  readonly series: (series: SeriesLabel) => string
}

export const saidIn = (language: AnswerLanguage): Said => ({
  tag: language.tag,
  texts: answerTexts(language),
  suggestions: language.say.suggestions,
  series: termsOf(language).seriesLabel,
})
