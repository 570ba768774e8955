import type { Api } from '@smart-farming/contracts/api'
import type { Change } from './change.ts'

/** Adviser of a question: an endpoint of the chat. */
export type Adviser = keyof Api['chat']

interface Waiting {
  /** A UUID. A change uses it as the idempotency key too. */
  readonly id: string
  /** The account's mark (`x-account`); '' for a message written without logging in. */
  readonly account: string
  /** Time of creation, in ms by this phone's clock, like all times here. */
  readonly madeAt: number
}

/** A question asked offline, to be sent once the network is back. */
export interface QueuedQuestion extends Waiting {
  readonly question: string
  /** Absent for the market adviser, once the only adviser. */
  readonly adviser?: Adviser
  readonly sentAt?: number
}

/** A queued change to the farm, or a message. */
export interface QueuedChange extends Waiting {
  readonly change: Change
  /** Target of the change: the later of two changes with the same target applies. */
  readonly slot: string
  /** The server's message after a refusal. */
  readonly refused?: string
}

export type OutboxEntry = QueuedQuestion | QueuedChange

/**
 * Maximum age in ms of a question sent automatically. Later, prices and weather have changed, and
 * perhaps the farmer's interest.
 */
const STILL_WANTED_MS = 3_600_000
/** In ms. This long after sending, it is unknown whether a question has arrived. */
const ON_ITS_WAY_MS = 120_000
/**
 * Maximum age in ms of a change sent automatically. The server remembers its key for one day
 * longer.
 */
const CHANGE_STILL_WANTED_MS = 7 * 24 * 3_600_000

const within = (since: number, now: number, ms: number) => Math.abs(now - since) < ms

/**
 * State of a question at `now`. `old` needs the farmer's consent because of its age. `perhaps` may
 * have been sent, so only the farmer may repeat it.
 */
export function questionStatus(
  { madeAt, sentAt }: Pick<QueuedQuestion, 'madeAt' | 'sentAt'>,
  now: number,
): 'waits' | 'old' | 'sending' | 'perhaps' {
  if (sentAt !== undefined) return within(sentAt, now, ON_ITS_WAY_MS) ? 'sending' : 'perhaps'
  return within(madeAt, now, STILL_WANTED_MS) ? 'waits' : 'old'
}

/**
 * State of a change at `now`. `old` needs the farmer's consent because of its age. `refused` is
 * permanent. `asks` is a conflict with another device, which the farmer must resolve.
 */
export function changeStatus(
  { madeAt, refused, change }: Pick<QueuedChange, 'madeAt' | 'refused' | 'change'>,
  now: number,
): 'waits' | 'old' | 'refused' | 'asks' {
  if (refused !== undefined) return 'refused'
  if ('differs' in change && change.differs !== undefined) return 'asks'
  return within(madeAt, now, CHANGE_STILL_WANTED_MS) ? 'waits' : 'old'
}
