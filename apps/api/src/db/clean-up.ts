import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database.ts'

/**
 * Deletes at most `most` rows that nobody needs any more, in one short statement; answers how many. See `deleteSome`.
 * One that takes several statements ends between two of them when `over` says so.
 */
export type CleanUp = (database: Database, most: number, over?: AbortSignal) => Promise<number>

/** Rows of one batch: few enough that none runs into the deadline of a query, or holds a farmer up. */
const BATCH = 1_000
/** Between two batches, in ms: the database has others to serve. */
const PAUSE_MS = 10
/** Longest that one clean-up goes on at a turn, in ms; what is left then waits for the next turn. */
const LONGEST_MS = 10 * 60_000
const HOUR_MS = 3_600_000

/**
 * Does every clean-up until nothing is left to it, batch by batch, each of which stands by itself: what is deleted
 * stays deleted, whatever comes after. One that fails is logged, and holds up no other.
 *
 * @param jobs by the names that the log gives them
 * @param over ends it after the batch that is under way
 */
export async function cleanUp(
  database: Database,
  jobs: Readonly<Record<string, CleanUp>>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  over = new AbortController().signal,
): Promise<void> {
  for (const [name, deleteSome] of Object.entries(jobs)) {
    const enough = AbortSignal.any([over, AbortSignal.timeout(LONGEST_MS)])
    try {
      while (!enough.aborted && (await deleteSome(database, BATCH, enough)) >= BATCH) await pause(PAUSE_MS)
    } catch (error) {
      log.warn({ err: error, cleanUp: name }, 'a clean-up failed; it goes on in an hour')
    }
  }
}

/**
 * Cleans up now and every hour, in the background. It keeps no process alive.
 *
 * @returns ends it; resolves when nothing is under way any more, which must come before the database closes
 */
export function startCleaningUp(
  database: Database,
  jobs: Readonly<Record<string, CleanUp>>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  const over = new AbortController()
  const nextTurn = () => pause(HOUR_MS, undefined, { ref: false, signal: over.signal }).catch(() => {})
  const working = (async () => {
    while (!over.signal.aborted) {
      await cleanUp(database, jobs, log, over.signal)
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
  readonly whenListening: (work: () => void) => void
}

/** As {@link startCleaningUp}, from the first listening on. */
export function cleanUpWhileListening(
  { database, log, whenListening }: Cleaned,
  jobs: Readonly<Record<string, CleanUp>>,
): () => Promise<void> {
  let stop = async () => {}
  whenListening(() => {
    stop = startCleaningUp(database, jobs, log)
  })
  return () => stop()
}
