import { setTimeout as pause } from 'node:timers/promises'
import { untilDone } from './until-done.ts'

/** Before the second try, in ms. The pause doubles with each failure. */
const FIRST_PAUSE_MS = 30_000
/** Longest pause between two tries, in ms. */
const LONGEST_PAUSE_MS = 3_600_000

interface Trying {
  /** Ends it: a try that fails then is the last. */
  readonly over: AbortSignal
  /** Hears of every failure but the last. */
  readonly onFailure: (error: unknown) => void
  /** The product's own unless a test brings a shorter one. */
  readonly firstPauseMs?: number | undefined
}

/**
 * {@link untilDone} for work that the product needs: whatever it fails with, it is tried again, with growing pauses.
 *
 * @throws only what the work failed with after `over`
 */
export async function keepTrying<T>(
  work: () => Promise<T>,
  { over, onFailure, firstPauseMs = FIRST_PAUSE_MS }: Trying,
): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await untilDone(work, over)
    } catch (error) {
      if (over.aborted) throw error
      onFailure(error)
      await pause(pauseMs, undefined, { signal: over }).catch(() => {})
    }
  }
}
