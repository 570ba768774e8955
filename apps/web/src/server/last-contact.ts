import { ACCOUNT_HEADER } from '@smart-farming/contracts/accounts/account-header'
import { ResponseTimeoutError } from '../browser/deadline.ts'
import { recordServerTime } from './server-clock.ts'

/**
 * Last contact with our server: it answered; timed out; no connection; or something else answered, such as a captive
 * portal. The browser's own network status is often wrong and not used.
 */
export type ContactResult = 'there' | 'late' | 'lost' | 'other'

/** Metadata of responses, for the code that saves data on this phone (features/offline). */
export const lastContact: { heard?: ContactResult; account?: string | undefined; onHeard?: () => void } = {}

/** "Network Authentication Required" (RFC 6585, section 6): the status for captive portals. */
const SIGN_IN_FIRST = 511

function hear(heard: ContactResult): void {
  lastContact.heard = heard
  lastContact.onHeard?.()
}

/**
 * Passes on a response of our server, and records the contact: all its responses are JSON, a stream, a CSV file, or
 * empty, and its "unavailable" is JSON.
 *
 * @param askedMs time of the request, by the phone's clock
 * @throws TypeError, like `fetch` without a connection, for a response that is not our server's: a captive portal's
 * page, or a proxy that cannot reach it. Whatever its status, the call has not arrived.
 */
export function recordResponse(response: Response, askedMs: number): Response {
  const { headers, status } = response
  const type = headers.get('content-type') ?? ''
  if (type.startsWith('text/html')) {
    hear(status < 500 || status === SIGN_IN_FIRST ? 'other' : 'lost')
    throw new TypeError()
  }
  lastContact.account = headers.get(ACCOUNT_HEADER) ?? lastContact.account
  recordServerTime(headers, askedMs)
  // A proxy that cannot reach the server may send a line of text, or nothing. The specification treats that as an error
  // without a message.
  hear(status > 501 && !type.startsWith('application/json') ? 'lost' : 'there')
  return response
}

/** Passes on a failure, and records it unless the request was aborted. */
export function recordFailure(error: unknown): never {
  if (error instanceof TypeError) hear(error instanceof ResponseTimeoutError ? 'late' : 'lost')
  throw error
}
