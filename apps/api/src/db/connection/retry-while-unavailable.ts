import { setTimeout as pause } from 'node:timers/promises'
import { sqlErrorToAppError, sqlState } from '../sql-errors.ts'
import { isConnectionError } from './connection-errors.ts'

/** Pause between two attempts, in ms: the work is large, and a returning database has others to serve first. */
const AGAIN_AFTER_MS = 2_000

/** Large work that has filled the disk would fill it again, and nobody else could write meanwhile. */
const DISK_FULL = '53100'

/**
 * Repeats work that must eventually succeed, such as loading a bundled data set, from its beginning whenever the
 * database goes away in the middle.
 * @param over stops it: a later failure is not retried
 * @throws the work's other failures
 */
export async function retryWhileUnavailable<T>(work: () => Promise<T>, over: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const isAway = isConnectionError(error) || sqlErrorToAppError(error)?.code === 'database_unavailable'
      if (over.aborted || !isAway || sqlState(error) === DISK_FULL) throw error
      await pause(AGAIN_AFTER_MS, undefined, { signal: over }).catch(() => {})
    }
  }
}
