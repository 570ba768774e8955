import type { Api } from '@smart-farming/contracts/api'
import type { Change } from './change.ts'

/** The adviser asked: an endpoint of the chat. */
export type Adviser = keyof Api['chat']

interface Waiting {
  /** A UUID; for a change, it is also the idempotency key. */
  readonly id: string
  /** The account's mark (`x-account`); '' for a message written without a log-in. */
  readonly account: string
  /** Time of creation, in ms by this phone's clock, like all times here. */
  readonly madeAt: number
}

/** A question asked offline, to be sent when the network is back. */
export interface QueuedQuestion extends Waiting {
  readonly question: string
  /** The adviser; absent for the market adviser, which was once the only one. */
  readonly adviser?: Adviser
  /** Time of sending; absent while it is queued. */
  readonly sentAt?: number
}

/** A queued change of the farm, or a message. */
export interface QueuedChange extends Waiting {
  readonly change: Change
  /** Target of the change: of two changes with the same target, the later one applies. */
  readonly slot: string
  /** The server's message, if it refused the change. */
  readonly refused?: string
}

export type OutboxEntry = QueuedQuestion | QueuedChange

/**
 * Maximum age of a question that is sent automatically: later, prices and weather have changed, and perhaps the
 * farmer's interest.
 */
const STILL_WANTED_MS = 3_600_000
/** Time after sending from which it is unknown whether a question has arrived. */
const ON_ITS_WAY_MS = 120_000
/** Maximum age of a change that is sent automatically; the server remembers its key for one more day. */
const CHANGE_STILL_WANTED_MS = 7 * 24 * 3_600_000

const within = (since: number, now: number, ms: number) => Math.abs(now - since) < ms

/**
 * State of a question at `now`: queued; waiting for the farmer's consent; being sent; or possibly sent, and sent again
 * only with the farmer's consent.
 */
export function questionStatus(
  { madeAt, sentAt }: Pick<QueuedQuestion, 'madeAt' | 'sentAt'>,
  now: number,
): 'waits' | 'old' | 'sending' | 'perhaps' {
  if (sentAt !== undefined) return within(sentAt, now, ON_ITS_WAY_MS) ? 'sending' : 'perhaps'
  return within(madeAt, now, STILL_WANTED_MS) ? 'waits' : 'old'
}

/**
 * State of a change: queued; waiting for the farmer's consent because of its age; refused by the server; or in conflict
 * with another device, which the farmer must resolve.
 */
export function changeStatus(
  { madeAt, refused, change }: Pick<QueuedChange, 'madeAt' | 'refused' | 'change'>,
  now: number,
): 'waits' | 'old' | 'refused' | 'asks' {
  if (refused !== undefined) return 'refused'
  if ('differs' in change && change.differs !== undefined) return 'asks'
  return within(madeAt, now, CHANGE_STILL_WANTED_MS) ? 'waits' : 'old'
}
