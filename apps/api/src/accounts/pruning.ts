import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import { pruneAddresses } from './address-failures-store.ts'
import { pruneStreaks } from './failure-streaks-store.ts'
import { pruneSessions } from './session-store.ts'

const HOUR_MS = 3_600_000

/** Rows removed by one statement, so that none runs into the deadline of a query. */
const BATCH = 5_000

/**
 * Removes dead sessions and old counts of failed log-ins, every hour. Instances that do it at the same moment skip
 * each other's rows. The timer keeps no process alive.
 *
 * @returns stops it
 */
export function startPruning(database: Database, logger: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    prune(database).catch((error: unknown) =>
      logger.warn({ err: error }, 'pruning failed; next try in an hour'),
    )
  }, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Removes all that is due, in batches. */
export async function prune(database: Database): Promise<void> {
  for (const batch of [pruneSessions, pruneStreaks, pruneAddresses]) {
    let removed: number
    do removed = await batch(database, BATCH)
    while (removed === BATCH)
  }
}
