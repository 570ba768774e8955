import type { AnswerSource } from '@smart-farming/contracts/chat'
import { AppError } from '../app-error.ts'
import { type FailureKind, UpstreamFailure } from '../upstream/failure.ts'
import { BudgetSpent } from './budget/budget-spent.ts'

/**
 * An engine could not answer, or not to the end; its `cause` says why. What it said before stands, and this goes with
 * it.
 */
export class AnswerBrokenOff extends Error {
  override name = 'AnswerBrokenOff'
  readonly sources: readonly AnswerSource[]
  readonly unverified: number

  /**
   * @param sources what the figures rest on that were said
   * @param unverified how many of them rest on nothing
   */
  constructor(cause: unknown, sources: readonly AnswerSource[], unverified: number) {
    super('the answer broke off', { cause })
    this.sources = sources
    this.unverified = unverified
  }
}

/**
 * Why there is no answer of the model's, or not all of it, as one sentence for the farmer. The log has the true cause.
 */
export function whyNoAnswer(error: unknown): string {
  if (error instanceof BudgetSpent) return error.sentence
  // The question is to blame, and the sentence is meant for who asked it.
  if (error instanceof AppError && error.code === 'invalid_request') return error.message
  if (!(error instanceof UpstreamFailure)) return 'The AI model could not be asked just now.'
  return error.status === 503 || error.status === 529 ? sentences.quota : sentences[error.kind]
}

const sentences: Readonly<Record<FailureKind, string>> = {
  timeout: 'The AI model did not answer in time.',
  unreachable: 'The connection to the AI model failed.',
  refused: 'The AI model failed.',
  quota: 'The AI model is very busy just now.',
  credentials: 'The AI model is not available: the people who run this service have to see to it.',
  malformed: 'The AI model sent something that is no answer.',
  no_data: 'The AI model gave no answer.',
  paused: 'The AI model is not available just now.',
  over_budget: 'The AI model is not available just now.',
}

/** True when only the people who run the service can mend it: key, address, name of the model, an unpaid bill. */
export function needsOperator(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.kind === 'credentials'
}
