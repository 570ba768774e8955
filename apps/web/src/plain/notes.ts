/**
 * Small notes of this browser, which survive the deletion of a farmer's data. `waiting`: the outbox is not empty
 * (phone/outbox). `signedIn`: a farmer has logged in here, and not logged out. `toWipe`: a farmer has logged out, and
 * saved data may not be deleted yet (phone/kept). The specification's `farmLocation` (features/location), `farmSums`
 * (features/sums) and `picture` (phone/kept) are written elsewhere, and only deleted here.
 */
type Note =
  | 'farmLocation'
  | 'farmSums'
  | 'keepNothing'
  | 'loggedOut'
  | 'picture'
  | 'signedIn'
  | 'toWipe'
  | 'waiting'

/** Also false where the browser has no storage. */
export function isNoted(note: Note): boolean {
  try {
    return localStorage.getItem(note) !== null
  } catch {
    return false
  }
}

/** @returns whether it was stored */
export function setNote(note: Note, holds: boolean): boolean {
  try {
    if (holds) localStorage.setItem(note, '')
    else localStorage.removeItem(note)
    return true
  } catch {
    return false
  }
}
