const NAME = 'sessionlost'

/** Told while nobody listened, as while the page is still being made. */
let isUnheard = false
globalThis.addEventListener?.(NAME, () => {
  isUnheard = true
})

/**
 * Passes an answer of our server on. When it is a 401, the page is told, or the page around this one where this is a
 * frame: the session may be over. A wrong password is a 401, too, so whoever listens asks who is signed in before
 * believing it.
 */
export function heeded(response: Response): Response {
  if (response.status === 401) parent.dispatchEvent(new Event(NAME))
  return response
}

/** Who is signed in is about to be asked anew: what was said before that is of no session that counts. */
export function forgetLost(): void {
  isUnheard = false
}

/**
 * Calls `listener` whenever the session may be over, and at once where that was said already. Gives the way to end
 * that.
 */
export function onSessionLost(listener: () => void): () => void {
  const hear = () => {
    forgetLost()
    listener()
  }
  if (isUnheard) hear()
  addEventListener(NAME, hear)
  return () => removeEventListener(NAME, hear)
}
