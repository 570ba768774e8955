import type { PriceAnswer } from './answer.ts'
import type { Statement } from './statement.ts'

/** An answer that repeats words of the question as they were written, and not as they are in English. */
export function inOwnWords(answer: PriceAnswer, written: ReadonlyMap<string, string>): PriceAnswer {
  return { ...answer, statements: answer.statements.map((said) => asWritten(said, written)) }
}

function asWritten(said: Statement, written: ReadonlyMap<string, string>): Statement {
  switch (said.code) {
    case 'nearest':
    case 'also_not_placed':
    case 'unknown_thing':
    case 'not_placed': {
      const words = [...new Set(said.values.words.map((word) => written.get(word) ?? word))]
      return { ...said, values: { ...said.values, words } } as Statement
    }
    default:
      return said
  }
}
