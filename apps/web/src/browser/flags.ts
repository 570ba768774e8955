/**
 * Flags in this browser's storage. They survive the deletion of a farmer's data.
 *
 * - `waiting`: the outbox is not empty (phone/outbox).
 * - `signedIn`: a farmer has logged in here and not logged out.
 * - `toWipe`: a farmer has logged out, and saved data may still need deleting (phone/storage).
 * - `farmLocation` (features/location), `farmSums` (features/calculators) and `picture`
 *   (phone/storage) are written elsewhere and only deleted here.
 */
type Flag =
  | 'farmLocation'
  | 'farmSums'
  | 'keepNothing'
  | 'loggedOut'
  | 'picture'
  | 'signedIn'
  | 'toWipe'
  | 'waiting'

/** Whether a flag is set; false without browser storage. */
export function hasFlag(flag: Flag): boolean {
  try {
    return localStorage.getItem(flag) !== null
  } catch {
    return false
  }
}

/**
 * Sets or clears a flag.
 *
 * @returns whether the change was stored
 */
export function setFlag(flag: Flag, holds: boolean): boolean {
  try {
    if (holds) localStorage.setItem(flag, '')
    else localStorage.removeItem(flag)
    return true
  } catch {
    return false
  }
}
