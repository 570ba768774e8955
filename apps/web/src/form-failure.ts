import { ApiError } from '@smart-farming/contracts/client'

/** What is wrong with a form, and with which of its fields where that is known. */
export interface Failure {
  readonly message: string
  /** The `name` of the input. */
  readonly field?: string | undefined
}

/**
 * The words for a form that could not be sent: the specification's error catalogue, and for too many tries how long to
 * wait.
 *
 * @param otherwise what to say when the server gave no words of its own
 */
export function failureOf(error: Error, otherwise: string): Failure {
  if (error instanceof TypeError) return { message: 'Network error. Please try again.' }
  if (!(error instanceof ApiError)) return { message: otherwise }
  if (error.status === 429 && error.retryAfter !== undefined) {
    return { message: `Too many tries. Try again in ${inWords(error.retryAfter)}.` }
  }
  const field = error.code === 'username_taken' ? 'username' : Object.keys(error.fields)[0]
  return { message: error.message || otherwise, field }
}

function inWords(seconds: number): string {
  return seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}
