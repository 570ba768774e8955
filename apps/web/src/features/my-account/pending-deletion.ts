const KEY = 'accountDeletesAt'

/** Saves the removal time of the account (ISO 8601) for this tab. */
export function savePendingDeletion(deletesAt: string): void {
  try {
    sessionStorage.setItem(KEY, deletesAt)
  } catch {
    // The log-in page cannot repeat it; the farmer has already read about the 14 days.
  }
}

/** Removal time of the account deleted in this tab (ISO 8601); undefined where there is none. */
export function readPendingDeletion(): string | undefined {
  try {
    const kept = globalThis.sessionStorage?.getItem(KEY) ?? ''
    return Number.isNaN(Date.parse(kept)) ? undefined : kept
  } catch {
    return undefined
  }
}

/** A log-in cancelled the deletion. */
export function clearPendingDeletion(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage nothing was saved.
  }
}
