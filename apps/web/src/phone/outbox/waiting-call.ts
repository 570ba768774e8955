import type { Api } from '@smart-farming/contracts/api'
import type { Change } from './change.ts'

/** Which of the two advisers is asked: an endpoint of the chat. */
export type Adviser = keyof Api['chat']

interface Waiting {
  /** A UUID; with a change it is the key under which the server does it once. */
  readonly id: string
  /** The account's mark (`x-account`); '' of a message that nobody was signed in for. */
  readonly account: string
  /** ms by this phone's clock, as all times here. */
  readonly madeAt: number
}

/** A question that a farmer asked without a network and wants sent when it is back. */
export interface WaitingQuestion extends Waiting {
  readonly question: string
  /** Whom it is for; absent where it is for the market's, which was the only one once. */
  readonly adviser?: Adviser
  /** Since when it is on its way; absent while it waits. */
  readonly sentAt?: number
}

/** A change of the farm, or a message, that waits in the same way. */
export interface WaitingChange extends Waiting {
  readonly change: Change
  /** What it changes: of two that change the same the later is what the farmer wants. */
  readonly slot: string
  /** The server's words, where it would not have it. */
  readonly refused?: string
}

export type WaitingCall = WaitingQuestion | WaitingChange

/** Older than this, a question is not sent by itself: prices and weather have changed, and perhaps the wish. */
const STILL_WANTED_MS = 3_600_000
/** On its way for longer than this, nobody knows whether it has arrived. */
const ON_ITS_WAY_MS = 120_000
/** A change is not sent by itself after this; the server knows its key for a day more. */
const CHANGE_STILL_WANTED_MS = 7 * 24 * 3_600_000

const within = (since: number, now: number, ms: number) => Math.abs(now - since) < ms

/**
 * How it stands with a question at `now`: it waits; it waits for the farmer's word; it is on its way; or it may have
 * been asked, and is not sent again but on the farmer's word.
 */
export function standing(
  { madeAt, sentAt }: Pick<WaitingQuestion, 'madeAt' | 'sentAt'>,
  now: number,
): 'waits' | 'old' | 'sending' | 'perhaps' {
  if (sentAt !== undefined) return within(sentAt, now, ON_ITS_WAY_MS) ? 'sending' : 'perhaps'
  return within(madeAt, now, STILL_WANTED_MS) ? 'waits' : 'old'
}

/**
 * How it stands with a change: it waits; it waits for the farmer's word, because it is old; the server has refused it;
 * or the farmer is asked, because another device has changed the same.
 */
export function changeStanding(
  { madeAt, refused, change }: Pick<WaitingChange, 'madeAt' | 'refused' | 'change'>,
  now: number,
): 'waits' | 'old' | 'refused' | 'asks' {
  if (refused !== undefined) return 'refused'
  if ('differs' in change && change.differs !== undefined) return 'asks'
  return within(madeAt, now, CHANGE_STILL_WANTED_MS) ? 'waits' : 'old'
}
