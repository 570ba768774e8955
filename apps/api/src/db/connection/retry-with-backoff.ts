import { setTimeout as pause } from 'node:timers/promises'
import { retryWhileUnavailable } from './retry-while-unavailable.ts'

/** Pause before the second attempt, in ms. It doubles with each failure. */
const FIRST_PAUSE_MS = 30_000
/** Longest pause between two attempts, in ms. */
const MAX_PAUSE_MS = 3_600_000

interface Trying {
  /** Stops the retries: the first failure after this is final. */
  readonly over: AbortSignal
  /** Called for every failure except the last. */
  readonly onFailure: (error: unknown) => void
  /** The product's default, unless a test sets a shorter pause. */
  readonly firstPauseMs?: number | undefined
}

/**
 * Like {@link retryWhileUnavailable}, for work that the product needs: retried after any error, with growing pauses.
 * @throws only the work's failure after `over`
 */
export async function retryWithBackoff<T>(
  work: () => Promise<T>,
  { over, onFailure, firstPauseMs = FIRST_PAUSE_MS }: Trying,
): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
    try {
      return await retryWhileUnavailable(work, over)
    } catch (error) {
      if (over.aborted) throw error
      onFailure(error)
      await pause(pauseMs, undefined, { signal: over }).catch(() => {})
    }
  }
}
