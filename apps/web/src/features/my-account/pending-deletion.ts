const KEY = 'accountDeletesAt'

/** Stores the account's removal time (ISO 8601) for this tab. */
export function savePendingDeletion(deletesAt: string): void {
  try {
    sessionStorage.setItem(KEY, deletesAt)
  } catch {
    // Without storage, the login page cannot repeat the date. The farmer has already read about the
    // 14 days.
  }
}

/**
 * Returns the removal time of the account deleted in this tab (ISO 8601); undefined without one.
 */
export function readPendingDeletion(): string | undefined {
  try {
    const kept = globalThis.sessionStorage?.getItem(KEY) ?? ''
    return Number.isNaN(Date.parse(kept)) ? undefined : kept
  } catch {
    return undefined
  }
}

/** Clears the pending deletion, which logging in has cancelled. */
export function clearPendingDeletion(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage, nothing was saved.
  }
}
