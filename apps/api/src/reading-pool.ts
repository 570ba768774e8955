import { readingWorker } from './paths.ts'
import type { ReadingTasks } from './reading-worker.ts'
import { type PoolOptions, WorkerPool } from './timing/worker-pool.ts'

export type { ReadingTasks }

/**
 * Limit of processor time for one message, in ms. A genuine message takes 10 to 150 ms. A thread
 * that exceeds the limit is ended.
 */
const DEADLINE_MS = 1_500
/** Maximum wait for a thread, in ms. A slow machine takes that long to start a thread. */
const WAIT_MS = 20_000

/**
 * Creates the threads that read untrusted messages and compose answers. Their tasks are pure
 * functions without access to the database or the model.
 */
export function createReadingPool(options: Partial<PoolOptions> = {}): WorkerPool<ReadingTasks> {
  return new WorkerPool({ script: readingWorker, deadlineMs: DEADLINE_MS, waitMs: WAIT_MS, ...options })
}
