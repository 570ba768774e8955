import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database.ts'

/**
 * Deletes at most `most` expired rows, in one short statement; returns the number deleted. See `deleteExpired`. A job
 * with several statements stops between two of them once `over` is aborted.
 */
export type CleanupJob = (database: Database, most: number, over?: AbortSignal) => Promise<number>

/** Number of rows in one batch: few enough to stay within a query's deadline and not to hold up a farmer. */
const BATCH = 1_000
/** Pause between two batches, in ms, for other users of the database. */
const PAUSE_MS = 10
/** Maximum run time of one job, in ms; the rest waits for the next run. */
const MAX_MS = 10 * 60_000
const HOUR_MS = 3_600_000

/**
 * Runs every job until nothing is left to delete, in independent batches: deleted rows stay deleted if a later batch
 * fails. A failing job is logged, and does not hold up the others.
 * @param jobs the jobs by their names in the log
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
 * @returns a function that stops the cleanup; it resolves when nothing is running any more, and must be awaited before
 *   the database closes
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

/** Like {@link startCleanup}, but begins when the server first listens. */
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
