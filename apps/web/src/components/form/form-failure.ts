import { ApiError } from '@smart-farming/contracts/client'
import { errorMessage } from '../../server/error-message.ts'
import { formWords } from '../../words.ts'

/** A form's error, with the field concerned if known. */
export interface FormFailure {
  readonly message: string
  readonly field?: string | undefined
  /** Waiting time required by the server, in seconds. */
  readonly waitS?: number | undefined
}

/**
 * Returns the message for a form that could not be sent, from the specification's error catalogue.
 * Adds the server's waiting time if the message lacks one.
 *
 * @param otherwise message to show if the server sent no message
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
