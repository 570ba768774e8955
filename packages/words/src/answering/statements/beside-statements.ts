import type { Statements } from '@smart-farming/market-core/answer/statement'
import type { StatementWords } from '../../statement-words.ts'
import type { Terms } from '../terms.ts'

type Sentence<Values extends string> = (values: Readonly<Record<Values, string>>) => string

/** The sentences of what stands beside a thing's name. */
export interface BesideSentences {
  readonly other_product: Sentence<'words' | 'name'>
  readonly own_measure: Readonly<Record<Statements['own_measure']['kind'], Sentence<'words'>>>
}

/** What an answer says of what is made of a crop, and of measures without a weight. */
export const besideStatements = (
  { commodityName }: Pick<Terms, 'commodityName'>,
  asAsked: (words: readonly string[]) => { words: string },
  say: BesideSentences,
) =>
  ({
    other_product: ({ commodity, words }: Statements['other_product']) =>
      say.other_product({ name: commodityName(commodity), ...asAsked(words) }),
    own_measure: ({ kind, words }: Statements['own_measure']) => say.own_measure[kind](asAsked(words)),
  }) satisfies Partial<StatementWords>
