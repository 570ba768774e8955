const KEY = 'recoveryOffer'
const SINCE = 'recoveryOfferSince'

/** Time without an offer after a sign-up, in ms: the first week is for the farm. */
const WEEK_MS = 7 * 86_400_000

/** Records a sign-up in this browser, so that the farmer is offered a recovery code after the first week. */
export function scheduleRecoveryOffer(username: string, signedUpAt = Date.now()): void {
  try {
    localStorage.setItem(SINCE, `${signedUpAt}`)
    localStorage.setItem(KEY, username)
  } catch {
    // Without storage there is no offer; the account page offers the same.
  }
}

/** Whether this farmer signed up here at least a week ago, and has not answered the offer. */
export function isRecoveryOfferDue(username: string): boolean {
  try {
    const isOver = Date.now() - Number(localStorage.getItem(SINCE)) >= WEEK_MS
    return isOver && localStorage.getItem(KEY) === username
  } catch {
    return false
  }
}

/** Ends the offer for good after the farmer's answer. */
export function endRecoveryOffer(): void {
  try {
    localStorage.removeItem(KEY)
    localStorage.removeItem(SINCE)
  } catch {
    // Without storage there was no offer.
  }
}
