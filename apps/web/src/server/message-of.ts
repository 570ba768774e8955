import type { ApiError } from '@smart-farming/contracts/client'
import { errorText } from '@smart-farming/words/error-text'
import { formWords } from '../words.ts'

/**
 * Why the server refused, in the words of this page; in the server's own where the page knows less of it, as of one
 * that is newer or older. Empty where the server gave no reason: a form then says by itself what failed.
 */
export function messageOf(error: ApiError): string {
  const { code, problem, problems, fields, retryAfter } = error
  const isOlder = Object.keys(fields).length > 0 && Object.keys(problems).length === 0
  if (isOlder || error.message === '') return error.message
  const wait =
    code === 'too_many_requests' && retryAfter !== undefined
      ? { code: 'too_many_tries', seconds: retryAfter }
      : undefined
  return errorText(formWords.errors, { code, problem: problem ?? wait, problems }) ?? error.message
}
