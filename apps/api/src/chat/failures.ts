import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { AnswerMessages, ServerMessages } from '@smart-farming/words/catalogues'
import { describeError } from '@smart-farming/words/error-text'
import { AppError } from '../app-error.ts'
import { UpstreamFailure } from '../upstream/failure.ts'
import { BudgetExceeded } from './budget/budget-spent.ts'

/** The engine stopped before the end of its answer; `cause` says why. Text already sent stays. */
export class AnswerInterrupted extends Error {
  override name = 'AnswerInterrupted'
  readonly sources: readonly AnswerSource[]
  readonly notes: readonly string[]

  /**
   * @param sources sources of the facts already given
   * @param notes lines to show under the text so far
   */
  constructor(cause: unknown, sources: readonly AnswerSource[], notes: readonly string[]) {
    super('the answer broke off', { cause })
    this.sources = sources
    this.notes = notes
  }
}

/** No statement of the answer could be checked, so nothing was left. */
export class UncheckableAnswer extends Error {
  override name = 'UncheckableAnswer'
}

/**
 * One sentence for the farmer that explains a missing or incomplete answer.
 * @param errors English texts for messages that the answer's language lacks
 */
export function explainMissingAnswer(
  { spent, failed, refused, uncheckable, onlyInEnglish }: AnswerMessages['chat']['noAnswer'],
  errors: ServerMessages['errors'],
  error: unknown,
): string {
  if (error instanceof UncheckableAnswer) return uncheckable
  if (error instanceof BudgetExceeded) return spent[error.share]({ hours: error.backInHours })
  // The question caused the error, and the error's message is meant for the farmer.
  if (error instanceof AppError && error.code === 'invalid_request') {
    const { code } = error.problem ?? {}
    if (code === 'conversation_too_long' || code === 'question_filtered') return refused[code]
    const text = describeError(errors, error)
    return text === undefined ? failed.unknown : onlyInEnglish({ text })
  }
  if (!(error instanceof UpstreamFailure)) return failed.unknown
  return error.status === 503 || error.status === 529 ? failed.quota : failed[error.kind]
}

/** True if only the operator can help, for example with a wrong key or an unpaid bill. */
export function needsOperator(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.kind === 'credentials'
}
