import { setTimeout as pause } from 'node:timers/promises'
import { sqlFailure, sqlState } from '../sql-errors.ts'
import { isLineError } from './line-errors.ts'

/** Between two tries, in ms: the work is large, and the database has others to serve first when it is back. */
const AGAIN_AFTER_MS = 2_000

/** Large work that has filled the disk would fill it again, and nobody else could write meanwhile. */
const DISK_FULL = '53100'

/**
 * Does work that must be done some day, such as loading a bundled data set, again from its beginning for as long as the
 * database goes away in the middle.
 *
 * @param over ends it: what then fails is not tried again
 * @throws whatever the work fails with otherwise
 */
export async function untilDone<T>(work: () => Promise<T>, over: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const isAway = isLineError(error) || sqlFailure(error)?.code === 'database_unavailable'
      if (over.aborted || !isAway || sqlState(error) === DISK_FULL) throw error
      await pause(AGAIN_AFTER_MS, undefined, { signal: over }).catch(() => {})
    }
  }
}
