import type { ApiError } from '@smart-farming/contracts/client'
import { describeError } from '@smart-farming/words/error-text'
import { formWords } from '../words.ts'

/**
 * The server's reason for an error, in this page's words. An unknown code, for example from a newer
 * server, results in the server's own words. Empty without a reason; the form then states what
 * failed.
 */
export function errorMessage(error: ApiError): string {
  const { code, problem, problems, fields, retryAfter } = error
  const isOlder = Object.keys(fields).length > 0 && Object.keys(problems).length === 0
  if (isOlder || error.message === '') return error.message
  const wait =
    code === 'too_many_requests' && retryAfter !== undefined
      ? { code: 'too_many_tries', seconds: retryAfter }
      : undefined
  return describeError(formWords.errors, { code, problem: problem ?? wait, problems }) ?? error.message
}
