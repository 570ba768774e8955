const KEY = 'accountDeletesAt'

/** Saves, for this tab, the time of the account's removal (ISO 8601). */
export function savePendingDeletion(deletesAt: string): void {
  try {
    sessionStorage.setItem(KEY, deletesAt)
  } catch {
    // The log-in page then cannot repeat the date; the farmer has already read about the 14 days.
  }
}

/** Removal time of the account deleted in this tab (ISO 8601); undefined if there is none. */
export function readPendingDeletion(): string | undefined {
  try {
    const kept = globalThis.sessionStorage?.getItem(KEY) ?? ''
    return Number.isNaN(Date.parse(kept)) ? undefined : kept
  } catch {
    return undefined
  }
}

/** Clears the pending deletion, which a log-in has cancelled. */
export function clearPendingDeletion(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage nothing was saved.
  }
}
