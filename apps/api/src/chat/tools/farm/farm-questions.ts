import { plainText } from '@smart-farming/market-core/understand/plain-text'
import { carriedOn } from './asked/carried-on.ts'
import { clausesOf } from './asked/clauses.ts'
import { type FarmQuestion, farmQuestion } from './farm-question.ts'

/** As many questions before may be gone on with. */
const MOST_BEFORE = 4

/**
 * What a message asks of the forecast, with what it leaves to those before: one question, or one for each of two times
 * or two jobs. None where it is about something else.
 *
 * @param before the messages before it, oldest first
 */
export function farmQuestions(message: string, before: readonly string[]): readonly FarmQuestion[] {
  const last = before
    .slice(-MOST_BEFORE)
    .reduce<FarmQuestion | undefined>(
      (earlier, text) => carriedOn(plainText(text), earlier, farmQuestion),
      undefined,
    )
  const plain = plainText(message)
  const clauses = clausesOf(plain, farmQuestion)
  if (clauses.length > 1) return clauses
  const question = carriedOn(plain, last, farmQuestion)
  return question === undefined ? [] : [question]
}
