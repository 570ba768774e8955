import { ACCOUNT_HEADER } from '@smart-farming/contracts/accounts/account-header'
import { ResponseTimeoutError } from '../browser/deadline.ts'
import { recordServerTime } from './server-clock.ts'

/**
 * Result of the last contact with our server: `there` after its response, `late` after a timeout,
 * `lost` without a connection, `other` if something else responded, such as a captive portal. The
 * browser's network status is ignored, because it is often wrong.
 */
export type ContactResult = 'there' | 'late' | 'lost' | 'other'

/** Metadata of responses, for the code that saves data on this phone (features/offline). */
export const lastContact: { heard?: ContactResult; account?: string | undefined; onHeard?: () => void } = {}

/** "Network Authentication Required" (RFC 6585, section 6), the status for captive portals. */
const SIGN_IN_FIRST = 511

function hear(heard: ContactResult): void {
  lastContact.heard = heard
  lastContact.onHeard?.()
}

/**
 * Passes on a response of our server, and records the contact. The server sends only JSON, streams,
 * CSV files or empty bodies, and its "unavailable" is JSON.
 *
 * @param askedMs time of the request, by the phone's clock
 * @throws TypeError, like `fetch` without a connection, for a response from a captive portal or
 * from a proxy that cannot reach the server. Whatever the status, the call has not arrived.
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
  // A proxy that cannot reach the server may send a line of text, or nothing. The specification
  // treats that as an error without a message.
  hear(status > 501 && !type.startsWith('application/json') ? 'lost' : 'there')
  return response
}

/** Passes on a failure, and records it unless the request was aborted. */
export function recordFailure(error: unknown): never {
  if (error instanceof TypeError) hear(error instanceof ResponseTimeoutError ? 'late' : 'lost')
  throw error
}
