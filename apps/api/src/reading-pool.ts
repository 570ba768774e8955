import { readingWorker } from './paths.ts'
import type { ReadingTasks } from './reading-worker.ts'
import { type PoolOptions, WorkerPool } from './timing/worker-pool.ts'

export type { ReadingTasks }

/** An honest message takes some 10 ms; a thread that takes longer than this is ended, in ms. */
const DEADLINE_MS = 1_500
/** Longest wait for a thread, in ms: one that is replaced takes about two seconds. */
const WAIT_MS = 5_000

/**
 * Threads that read what strangers write and compose answers: pure functions, data in and data out. Nothing of the
 * database and of the model is there.
 */
export function readingPool(options: Partial<PoolOptions> = {}): WorkerPool<ReadingTasks> {
  return new WorkerPool({ script: readingWorker, deadlineMs: DEADLINE_MS, waitMs: WAIT_MS, ...options })
}
