import { setTimeout as pause } from 'node:timers/promises'
import { sqlErrorToAppError, sqlState } from '../sql-errors.ts'
import { isConnectionError } from './connection-errors.ts'

/**
 * Pause between two attempts, in ms. The work is heavy, and a recovering database has other work
 * first.
 */
const AGAIN_AFTER_MS = 2_000

/**
 * SQLSTATE of a full disk. Not retried, because the work would fill the disk again and block other
 * writes.
 */
const DISK_FULL = '53100'

/**
 * Repeats work from its beginning whenever the database becomes unavailable, for example while
 * loading a bundled data set.
 * @param over once aborted, failures are no longer retried
 * @throws any other failure of the work
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
