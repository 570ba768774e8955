const KEY = 'recoveryOffer'
const SINCE = 'recoveryOfferSince'

/** The first week is for the farm, ms. */
const WEEK_MS = 7 * 86_400_000

/** Somebody has just signed up here: after their first week they are offered a recovery code. */
export function offerRecovery(username: string, signedUpAt = Date.now()): void {
  try {
    localStorage.setItem(SINCE, `${signedUpAt}`)
    localStorage.setItem(KEY, username)
  } catch {
    // Without storage there is no offer; the account's page has it.
  }
}

/** Whether this farmer signed up here a week ago or more, and has not said yet what to do. */
export function isOffered(username: string): boolean {
  try {
    const isOver = Date.now() - Number(localStorage.getItem(SINCE)) >= WEEK_MS
    return isOver && localStorage.getItem(KEY) === username
  } catch {
    return false
  }
}

/** The farmer has said so: never again. */
export function endOffer(): void {
  try {
    localStorage.removeItem(KEY)
    localStorage.removeItem(SINCE)
  } catch {
    // Nor was there one.
  }
}
