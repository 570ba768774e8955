/** Interval at which a part that did not load is tried again, in ms. */
export const TRY_EVERY_MS = 15_000

/**
 * Calls `tryAgain` whenever the network may be back: when the browser says so, which is often too early or wrong, and
 * every {@link TRY_EVERY_MS} while the page is seen.
 *
 * @returns stops it
 */
export function whenMaybeBack(tryAgain: () => void): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') tryAgain()
  }, TRY_EVERY_MS)
  addEventListener('online', tryAgain)
  return () => {
    clearInterval(timer)
    removeEventListener('online', tryAgain)
  }
}
