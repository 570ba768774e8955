import { ApiError } from '@smart-farming/contracts/client'
import { messageOf } from '../../server/message-of.ts'
import { formWords } from '../../words.ts'

/** What is wrong with a form, and with which of its fields where that is known. */
export interface FormFailure {
  readonly message: string
  /** The `name` of the input. */
  readonly field?: string | undefined
  /** Seconds after which the same can be tried again, where the server said so. */
  readonly waitS?: number | undefined
}

/**
 * The words for a form that could not be sent, by the specification's error catalogue. Where the server wants a wait
 * and they do not say which, that is added.
 *
 * @param otherwise what to say when the server gave no words of its own
 */
export function failureOf(error: Error, otherwise: string): FormFailure {
  if (error instanceof TypeError) return { message: formWords.form.noNetwork }
  if (!(error instanceof ApiError)) return { message: otherwise }
  const message = messageOf(error) || otherwise
  if (error.status === 429 && error.retryAfter !== undefined) {
    const waitS = error.retryAfter
    return {
      message: /\d/.test(message) ? message : formWords.form.waiting({ said: message, seconds: waitS }),
      waitS,
    }
  }
  return { message, field: error.code === 'username_taken' ? 'username' : Object.keys(error.fields)[0] }
}
