/**
 * Small notes of this browser, which stay when everything else of a farmer is wiped. `waiting`: something waits here to
 * be sent (phone/outbox). `signedIn`: a farmer has logged in here, and has not left since. `toWipe`: a farmer has left,
 * and what is kept here may not be gone yet (phone/kept). The specification's `farmLocation` is written elsewhere
 * (features/location), and so are `farmSums` (features/sums) and `picture` (phone/kept); all are only taken away as
 * these are.
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

/** False, too, where the browser keeps no notes. */
export function isNoted(note: Note): boolean {
  try {
    return localStorage.getItem(note) !== null
  } catch {
    return false
  }
}

/** @returns whether it holds from now on */
export function setNote(note: Note, holds: boolean): boolean {
  try {
    if (holds) localStorage.setItem(note, '')
    else localStorage.removeItem(note)
    return true
  } catch {
    return false
  }
}
