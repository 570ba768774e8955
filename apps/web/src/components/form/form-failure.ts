import { ApiError } from '@smart-farming/contracts/client'
import { errorMessage } from '../../server/error-message.ts'
import { formWords } from '../../words.ts'

/** An error of a form, with the field it concerns if known. */
export interface FormFailure {
  readonly message: string
  /** The `name` of the input concerned. */
  readonly field?: string | undefined
  /** Seconds until a retry is allowed, if the server said so. */
  readonly waitS?: number | undefined
}

/**
 * Message for a form that could not be sent, from the specification's error catalogue. Adds the server's wait if the
 * message does not state it.
 *
 * @param otherwise message to show if the server sent none
 */
export function toFormFailure(error: Error, otherwise: string): FormFailure {
  if (error instanceof TypeError) return { message: formWords.form.noNetwork }
  if (!(error instanceof ApiError)) return { message: otherwise }
  const message = errorMessage(error) || otherwise
  if (error.status === 429 && error.retryAfter !== undefined) {
    const waitS = error.retryAfter
    return {
      message: /\d/.test(message) ? message : formWords.form.waiting({ said: message, seconds: waitS }),
      waitS,
    }
  }
  return { message, field: error.code === 'username_taken' ? 'username' : Object.keys(error.fields)[0] }
}
