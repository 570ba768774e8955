import type { Suggestion } from '@smart-farming/market-core/answer/answer'
import type { SaidStatement, StatementCode, Statements } from '@smart-farming/market-core/answer/statement'

/** The words for everything that an answer about prices can say: a statement without words does not compile. */
export type StatementWords = {
  readonly [Code in StatementCode]: string | ((values: Statements[Code]) => string)
}

/** The words for each question that an answer suggests. */
export type SuggestionWords = Readonly<Record<Suggestion, string>>

/**
 * An answer in words: one sentence or more for each of its statements.
 *
 * @param words of the language in which it is told
 */
export function answerText(words: StatementWords, statements: readonly SaidStatement[]): string {
  return statements.map((said) => statementText(words, said)).join(' ')
}

function statementText(words: StatementWords, { code, values }: SaidStatement): string {
  const wording = words[code]
  // The values are those of the code: the compiler does not follow one through the other.
  return typeof wording === 'string' ? wording : wording(values as never)
}
