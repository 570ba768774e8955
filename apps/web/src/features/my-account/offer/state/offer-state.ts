const KEY = 'recoveryOffer'
const SINCE = 'recoveryOfferSince'

/** No offer in the first week, which is for the farm, ms. */
const WEEK_MS = 7 * 86_400_000

/** Notes a sign-up in this browser: after the first week the farmer is offered a recovery code. */
export function scheduleRecoveryOffer(username: string, signedUpAt = Date.now()): void {
  try {
    localStorage.setItem(SINCE, `${signedUpAt}`)
    localStorage.setItem(KEY, username)
  } catch {
    // Without storage there is no offer; the account page has the same function.
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
    // Nor was there an offer.
  }
}
