/** Interval between attempts to load a failed module, in ms. */
export const RETRY_INTERVAL_MS = 15_000

/**
 * Calls `tryAgain` when the network may be back: on the browser's `online` event, which is often
 * early or wrong, and every {@link RETRY_INTERVAL_MS} while the page is visible.
 *
 * @returns a function that stops the calls
 */
export function onMaybeOnline(tryAgain: () => void): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') tryAgain()
  }, RETRY_INTERVAL_MS)
  addEventListener('online', tryAgain)
  return () => {
    clearInterval(timer)
    removeEventListener('online', tryAgain)
  }
}
