import { readingWorker } from './paths.ts'
import type { ReadingTasks } from './reading-worker.ts'
import { type PoolOptions, WorkerPool } from './timing/worker-pool.ts'

export type { ReadingTasks }

/** Limit of processor time for one message, in ms; a genuine one takes 10 to 150. Its thread is then ended. */
const DEADLINE_MS = 1_500
/** Maximum wait for a thread, in ms: a slow machine takes that long to start one. */
const WAIT_MS = 20_000

/**
 * Threads that read strangers' messages and compose answers: pure functions of their input, without access to the
 * database or the model.
 */
export function createReadingPool(options: Partial<PoolOptions> = {}): WorkerPool<ReadingTasks> {
  return new WorkerPool({ script: readingWorker, deadlineMs: DEADLINE_MS, waitMs: WAIT_MS, ...options })
}
