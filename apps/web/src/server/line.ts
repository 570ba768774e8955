import { ACCOUNT_HEADER } from '@smart-farming/contracts/accounts/account-header'
import { Late } from '../plain/deadline.ts'
import { learnServerTime } from './server-clock.ts'

/**
 * How our server was last heard: it answered; it did not in time; nothing did; or something else did, as in a network
 * that first wants a sign-in of its own (a captive portal). No browser's word about the network is asked: it is often
 * wrong.
 */
export type Heard = 'there' | 'late' | 'lost' | 'other'

/** What answers say beside what they carry, for the part that keeps things on this phone (features/offline). */
export const line: { heard?: Heard; account?: string | undefined; onHeard?: () => void } = {}

/** "Network Authentication Required" (RFC 6585, section 6): what a network that wants a sign-in is to answer. */
const SIGN_IN_FIRST = 511

function hear(heard: Heard): void {
  line.heard = heard
  line.onHeard?.()
}

/**
 * Passes an answer of our server on, and notes that it is there: all that it answers is JSON, a stream, a file of
 * figures, or nothing, and that it cannot now it says in JSON.
 *
 * @param askedMs when it was asked for, by the phone's clock
 * @throws TypeError, as `fetch` does where nothing answers, of what stands in for it: the page of a network that wants
 *   a sign-in first, a proxy that has lost it. Whatever its status, the call has not arrived.
 */
export function heard(response: Response, askedMs: number): Response {
  const { headers, status } = response
  const type = headers.get('content-type') ?? ''
  if (type.startsWith('text/html')) {
    hear(status < 500 || status === SIGN_IN_FIRST ? 'other' : 'lost')
    throw new TypeError()
  }
  line.account = headers.get(ACCOUNT_HEADER) ?? line.account
  learnServerTime(headers, askedMs)
  // A proxy that has lost it may send a line of text, or nothing: a refusal, by the specification, without words.
  hear(status > 501 && !type.startsWith('application/json') ? 'lost' : 'there')
  return response
}

/** Passes a failure on, and notes it, unless nobody waited any more. */
export function unheard(error: unknown): never {
  if (error instanceof TypeError) hear(error instanceof Late ? 'late' : 'lost')
  throw error
}
