const KEY = 'accountDeletesAt'

/** Keeps for this tab when its farmer's account goes (ISO 8601). */
export function keepDeletion(deletesAt: string): void {
  try {
    sessionStorage.setItem(KEY, deletesAt)
  } catch {
    // It is said again nowhere; the farmer has been told of 14 days.
  }
}

/** When the account goes that was given up in this tab (ISO 8601); undefined where none was. */
export function keptDeletion(): string | undefined {
  try {
    const kept = globalThis.sessionStorage?.getItem(KEY) ?? ''
    return Number.isNaN(Date.parse(kept)) ? undefined : kept
  } catch {
    return undefined
  }
}

/** A log-in brought it back. */
export function forgetDeletion(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept either.
  }
}
