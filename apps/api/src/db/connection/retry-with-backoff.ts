import { setTimeout as pause } from 'node:timers/promises'
import { retryWhileUnavailable } from './retry-while-unavailable.ts'

/** Pause before the second attempt, in ms. Doubles with each failure. */
const FIRST_PAUSE_MS = 30_000
/** In ms. */
const MAX_PAUSE_MS = 3_600_000

interface Trying {
  /** Once aborted, the next failure is final. */
  readonly over: AbortSignal
  /** Called for every failure except the last. */
  readonly onFailure: (error: unknown) => void
  /** For tests. */
  readonly firstPauseMs?: number | undefined
}

/**
 * Like {@link retryWhileUnavailable}, but retries after any error, with growing pauses.
 * @throws only the work's failure after `over` is aborted
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
