const KEY = 'recoveryOffer'

/** Somebody has just signed up here: once they are in, they are offered a recovery code. */
export function offerRecovery(username: string): void {
  try {
    localStorage.setItem(KEY, username)
  } catch {
    // Without storage there is no offer; the account's page has it.
  }
}

/** Whether this farmer has signed up here and has not said yet what to do. */
export function isOffered(username: string): boolean {
  try {
    return localStorage.getItem(KEY) === username
  } catch {
    return false
  }
}

/** The farmer has said so: never again. */
export function endOffer(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nor was there one.
  }
}
