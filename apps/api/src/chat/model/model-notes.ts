import type { ClaimGate, ClaimKind } from '@smart-farming/market-core/chat'
import type { AnswerMessages } from '@smart-farming/words/catalogues'

type Words = AnswerMessages['chat']['modelNotes']

const groups: Readonly<Partial<Record<ClaimKind, keyof Words['leftOut']>>> = {
  price: 'prices',
  rate: 'prices',
  direction: 'prices',
  prediction: 'prices',
  sell_or_hold: 'prices',
  weather: 'weather',
  own_figures: 'figures',
}

/**
 * Lines under a model's answer: the number of omitted statements, and a note that advice was not
 * checked. Statements replaced by the product's own sentence are not counted.
 */
export function answerNotes({ leftOut, isAdvice }: ClaimGate, words: Words): string[] {
  const kinds = leftOut.flatMap(({ kind, replacedBy }) => (replacedBy === '' ? (groups[kind] ?? []) : []))
  const [first] = kinds
  const group = first !== undefined && kinds.every((kind) => kind === first) ? first : 'mixed'
  return [
    ...(kinds.length > 0 ? [words.leftOut[group]({ count: kinds.length })] : []),
    ...(isAdvice ? [words.generalAdvice] : []),
  ]
}
