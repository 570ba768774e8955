const KEY = 'recoveryOffer'
const SINCE = 'recoveryOfferSince'

/** In ms. New farmers set up their farm first. */
const WEEK_MS = 7 * 86_400_000

/**
 * Records a new account in this browser, so that the farmer is offered a recovery code after the
 * first week.
 */
export function scheduleRecoveryOffer(username: string, signedUpAt = Date.now()): void {
  try {
    localStorage.setItem(SINCE, `${signedUpAt}`)
    localStorage.setItem(KEY, username)
  } catch {
    // Without storage there is no offer. The account page has the same form.
  }
}

/** Whether this farmer signed up here at least a week ago and has not answered the offer. */
export function isRecoveryOfferDue(username: string): boolean {
  try {
    const isOver = Date.now() - Number(localStorage.getItem(SINCE)) >= WEEK_MS
    return isOver && localStorage.getItem(KEY) === username
  } catch {
    return false
  }
}

/** Ends the offer permanently after the farmer's answer. */
export function endRecoveryOffer(): void {
  try {
    localStorage.removeItem(KEY)
    localStorage.removeItem(SINCE)
  } catch {
    // Without storage there was no offer.
  }
}
