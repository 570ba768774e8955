const NAME = 'sessionlost'

/** True if a report came before there was a listener, for example while the page was loading. */
let isUnheard = false
globalThis.addEventListener?.(NAME, () => {
  isUnheard = true
})

/**
 * Passes on a response. A 401 is reported to this page, or to the page around this frame, because
 * the session may have ended. A wrong password is also a 401, so listeners check the session first.
 */
export function reportLostSession(response: Response): Response {
  if (response.status === 401) parent.dispatchEvent(new Event(NAME))
  return response
}

/** Discards an earlier report, because the user is about to be loaded again. */
export function clearLostSession(): void {
  isUnheard = false
}

/**
 * Calls `listener` whenever the session may have ended, and at once after an earlier report.
 * Returns the unsubscribe function.
 */
export function onSessionLost(listener: () => void): () => void {
  const hear = () => {
    clearLostSession()
    listener()
  }
  if (isUnheard) hear()
  addEventListener(NAME, hear)
  return () => removeEventListener(NAME, hear)
}
