import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database.ts'

/**
 * Deletes at most `most` expired rows and returns the number deleted; see `deleteExpired`. A job
 * with several statements stops between them once `over` is aborted.
 */
export type CleanupJob = (database: Database, most: number, over?: AbortSignal) => Promise<number>

/** Rows in one batch: few enough for a query's deadline, and for other users not to notice. */
const BATCH = 1_000
/** Pause between two batches, in ms, for other users of the database. */
const PAUSE_MS = 10
/** Maximum run time of one job, in ms. The next run continues. */
const MAX_MS = 10 * 60_000
const HOUR_MS = 3_600_000

/**
 * Runs every job until nothing is left to delete, in independent batches. Failures are logged and
 * do not stop the other jobs.
 * @param jobs jobs by their names in the log
 * @param over stops the cleanup after the current batch
 */
export async function runCleanup(
  database: Database,
  jobs: Readonly<Record<string, CleanupJob>>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  over = new AbortController().signal,
): Promise<void> {
  for (const [name, deleteSome] of Object.entries(jobs)) {
    const enough = AbortSignal.any([over, AbortSignal.timeout(MAX_MS)])
    try {
      while (!enough.aborted && (await deleteSome(database, BATCH, enough)) >= BATCH) await pause(PAUSE_MS)
    } catch (error) {
      log.warn({ err: error, cleanUp: name }, 'a clean-up failed; it runs again in an hour')
    }
  }
}

/**
 * Cleans up now and every hour, in the background, without keeping the process alive.
 * @returns a function that stops the cleanup. Its promise must be awaited before the database
 * closes.
 */
export function startCleanup(
  database: Database,
  jobs: Readonly<Record<string, CleanupJob>>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  const over = new AbortController()
  const nextTurn = () => pause(HOUR_MS, undefined, { ref: false, signal: over.signal }).catch(() => {})
  const working = (async () => {
    while (!over.signal.aborted) {
      await runCleanup(database, jobs, log, over.signal)
      await nextTurn()
    }
  })()
  return () => {
    over.abort()
    return working
  }
}

interface Cleaned {
  readonly database: Database
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly onListen: (work: () => void) => void
}

/** Like {@link startCleanup}, but starts when the server first listens. */
export function scheduleCleanup(
  { database, log, onListen }: Cleaned,
  jobs: Readonly<Record<string, CleanupJob>>,
): () => Promise<void> {
  let stop = async () => {}
  onListen(() => {
    stop = startCleanup(database, jobs, log)
  })
  return () => stop()
}
