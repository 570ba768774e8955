/** A question that a farmer asked without a network and wants sent when it is back. */
export interface WaitingCall {
  readonly id: string
  /** The account's mark (`x-account`). */
  readonly account: string
  readonly question: string
  /** ms by this phone's clock, as all times here. */
  readonly madeAt: number
  /** Since when it is on its way; absent while it waits. */
  readonly sentAt?: number
}

/** Older than this, a question is not sent by itself: prices and weather have changed, and perhaps the wish. */
const STILL_WANTED_MS = 3_600_000
/** On its way for longer than this, nobody knows whether it has arrived. */
const ON_ITS_WAY_MS = 120_000

/**
 * How it stands with a question at `now`: it waits; it waits for the farmer's word; it is on its way; or it may have
 * been asked, and is not sent again but on the farmer's word.
 */
export function standing(
  { madeAt, sentAt }: WaitingCall,
  now: number,
): 'waits' | 'old' | 'sending' | 'perhaps' {
  const within = (since: number, ms: number) => Math.abs(now - since) < ms
  if (sentAt !== undefined) return within(sentAt, ON_ITS_WAY_MS) ? 'sending' : 'perhaps'
  return within(madeAt, STILL_WANTED_MS) ? 'waits' : 'old'
}
