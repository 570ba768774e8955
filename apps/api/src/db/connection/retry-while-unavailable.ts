import { setTimeout as pause } from 'node:timers/promises'
import { sqlErrorToAppError, sqlState } from '../sql-errors.ts'
import { isConnectionError } from './connection-errors.ts'

/** Pause between two attempts, in ms: the work is heavy, and a recovering database has others to serve first. */
const AGAIN_AFTER_MS = 2_000

/** SQLSTATE of a full disk. Not retried: the work would fill the disk again, and nobody else could write meanwhile. */
const DISK_FULL = '53100'

/**
 * Repeats work that must eventually succeed, such as loading a bundled data set, from its beginning whenever the
 * database becomes unavailable in the middle.
 * @param over once aborted, a failure is no longer retried
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
