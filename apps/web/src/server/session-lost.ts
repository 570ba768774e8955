const NAME = 'sessionlost'

/**
 * Passes an answer of our server on. When it is a 401, the page is told, or the page around this one where this is a
 * frame: the session may be over. A wrong password is a 401, too, so whoever listens asks who is signed in before
 * believing it.
 */
export function heeded(response: Response): Response {
  if (response.status === 401) parent.dispatchEvent(new Event(NAME))
  return response
}

/** Calls `listener` whenever the session may be over. Gives the way to end that. */
export function onSessionLost(listener: () => void): () => void {
  addEventListener(NAME, listener)
  return () => removeEventListener(NAME, listener)
}
