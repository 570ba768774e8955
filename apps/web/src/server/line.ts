import { ACCOUNT_HEADER } from '@smart-farming/contracts/accounts/account-header'
import { Late } from '../plain/deadline.ts'

/**
 * How our server was last heard: it answered; it did not in time; nothing did; or something else did, as in a network
 * that first wants a sign-in of its own (a captive portal). No browser's word about the network is asked: it is often
 * wrong.
 */
export type Heard = 'there' | 'late' | 'lost' | 'other'

/** What answers say beside what they carry, for the part that keeps things on this phone (features/offline). */
export const line: { heard?: Heard; account?: string; onHeard?: () => void } = {}

function hear(heard: Heard): void {
  line.heard = heard
  line.onHeard?.()
}

/**
 * Passes an answer on, and notes where it came from: all that our server answers is JSON, a file of figures, or
 * nothing.
 */
export function heard(response: Response): Response {
  const { headers, status } = response
  const isPage = headers.get('content-type')?.startsWith('text/html')
  const account = headers.get(ACCOUNT_HEADER)
  if (account !== null) line.account = account
  hear(isPage ? (status < 500 ? 'other' : 'lost') : 'there')
  return response
}

/** Passes a failure on, and notes it, unless nobody waited any more. */
export function unheard(error: unknown): never {
  if (error instanceof TypeError) hear(error instanceof Late ? 'late' : 'lost')
  throw error
}
