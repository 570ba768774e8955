import { eq, type SQL, sql } from 'drizzle-orm'
import type { CleanupJob } from '../../db/cleanup.ts'
import type { Database, Orm } from '../../db/database.ts'
import { deleteExpired } from '../../db/delete-expired.ts'
import { isNotFuture } from '../../db/is-not-future.ts'
import { loginFailures } from '../../db/schema.ts'

// Consecutive failures, one row per name or known device. Each change is a single statement, so the
// row lock counts simultaneous attempts exactly once.

/** Blocks never exceed 15 minutes; a longer one comes from a clock that was ahead. */
const ofThisClock = isNotFuture(sql`${loginFailures.blockedUntil} - interval '15 minutes'`)

/**
 * Counts a failure, unless the bucket is blocked. From the `limit`th consecutive failure on, each
 * one blocks the bucket: for 1, 2, 4, 8 and then 15 minutes.
 * @returns the number of consecutive failures, or the seconds to wait (at least 1)
 */
export async function recordStreakFailure(
  database: Database,
  bucket: string,
  limit: number,
): Promise<{ failures: number } | { waitS: number }> {
  const failures = sql`${loginFailures.failures} + 1`
  const [counted] = await database.runFirst((orm) =>
    orm
      .insert(loginFailures)
      .values({ bucket, failures: 1, blockedUntil: blockAfter(sql`1`, limit) })
      .onConflictDoUpdate({
        target: loginFailures.bucket,
        set: { failures, blockedUntil: blockAfter(failures, limit), changedAt: sql`now()` },
        setWhere: sql`coalesce(${loginFailures.blockedUntil}, '-infinity') <= now() or not ${ofThisClock}`,
      })
      .returning({ failures: loginFailures.failures }),
  )
  if (counted !== undefined) return counted
  const [blocked] = await database.runFirst((orm) =>
    orm
      .select({
        waitS: sql<number>`ceil(extract(epoch from ${loginFailures.blockedUntil} - now()))`.mapWith(Number),
      })
      .from(loginFailures)
      .where(eq(loginFailures.bucket, bucket)),
  )
  return { waitS: Math.max(1, blocked?.waitS ?? 1) }
}

/** Deletes a streak of failures. */
export async function resetStreak(orm: Pick<Orm, 'delete'>, bucket: string): Promise<void> {
  await orm.delete(loginFailures).where(eq(loginFailures.bucket, bucket))
}

/** Undoes one counted failure and its block: the bucket was not blocked before. */
export async function removeStreakFailure(database: Database, bucket: string): Promise<void> {
  await database.runFirst((orm) =>
    orm
      .update(loginFailures)
      .set({ failures: sql`greatest(${loginFailures.failures} - 1, 0)`, blockedUntil: null })
      .where(eq(loginFailures.bucket, bucket)),
  )
}

/** Deletes streaks with no failure for a day. */
export const deleteExpiredStreaks: CleanupJob = (database, most) =>
  deleteExpired(
    database,
    loginFailures,
    loginFailures.changedAt,
    sql`${loginFailures.changedAt} < now() - interval '1 day'`,
    most,
  )

function blockAfter(failures: SQL, limit: number): SQL {
  const minutes = sql`(array[1, 2, 4, 8, 15])[least(${failures} - ${limit}::int, 4) + 1]`
  return sql`case when ${failures} >= ${limit}::int then now() + ${minutes} * interval '1 minute' end`
}
