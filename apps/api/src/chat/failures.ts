import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { AnswerWords, ServerWords } from '@smart-farming/words/catalogues'
import { describeError } from '@smart-farming/words/error-text'
import { AppError } from '../app-error.ts'
import { UpstreamFailure } from '../upstream/failure.ts'
import { BudgetExceeded } from './budget/budget-spent.ts'

/** An engine could not answer, or not to the end; its `cause` says why. Text sent earlier stays. */
export class AnswerInterrupted extends Error {
  override name = 'AnswerInterrupted'
  readonly sources: readonly AnswerSource[]
  readonly notes: readonly string[]

  /**
   * @param sources sources of the facts already given
   * @param notes lines that belong under the text so far
   */
  constructor(cause: unknown, sources: readonly AnswerSource[], notes: readonly string[]) {
    super('the answer broke off', { cause })
    this.sources = sources
    this.notes = notes
  }
}

/** The answer was empty, because none of its statements could be checked. */
export class UncheckableAnswer extends Error {
  override name = 'UncheckableAnswer'
}

/**
 * Reason why the model's answer is missing or incomplete, in one sentence for the farmer. The log has the true cause.
 * @param errors English fallback for texts missing in the answer's language
 */
export function explainMissingAnswer(
  { spent, failed, refused, uncheckable, onlyInEnglish }: AnswerWords['chat']['noAnswer'],
  errors: ServerWords['errors'],
  error: unknown,
): string {
  if (error instanceof UncheckableAnswer) return uncheckable
  if (error instanceof BudgetExceeded) return spent[error.share]({ hours: error.backInHours })
  // The question caused it, and the sentence is meant for the farmer.
  if (error instanceof AppError && error.code === 'invalid_request') {
    const { code } = error.problem ?? {}
    if (code === 'conversation_too_long' || code === 'question_filtered') return refused[code]
    const text = describeError(errors, error)
    return text === undefined ? failed.unknown : onlyInEnglish({ text })
  }
  if (!(error instanceof UpstreamFailure)) return failed.unknown
  return error.status === 503 || error.status === 529 ? failed.quota : failed[error.kind]
}

/** True if only the operator can fix the problem: key, address, name of the model, an unpaid bill. */
export function needsOperator(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.kind === 'credentials'
}
