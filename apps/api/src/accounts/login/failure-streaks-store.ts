import { eq, type SQL, sql } from 'drizzle-orm'
import type { CleanupJob } from '../../db/cleanup.ts'
import type { Database, Orm } from '../../db/database.ts'
import { deleteExpired } from '../../db/delete-expired.ts'
import { isNotFuture } from '../../db/is-not-future.ts'
import { loginFailures } from '../../db/schema.ts'

// Failures in a row, one row per name or known device. Every change is one statement, so simultaneous attempts queue at
// the row and each is counted exactly once.

/** No block exceeds 15 minutes: a longer one was set by a clock that ran ahead and has since been corrected. */
const ofThisClock = isNotFuture(sql`${loginFailures.blockedUntil} - interval '15 minutes'`)

/**
 * Counts one more failure, unless the bucket is blocked. From the `limit`th failure in a row on, each one blocks the
 * bucket: for 1, 2, 4, 8 and then 15 minutes.
 * @returns the number of failures in a row, or the seconds to wait (at least 1)
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

/** Ends a streak: the password was right. */
export async function resetStreak(orm: Pick<Orm, 'delete'>, bucket: string): Promise<void> {
  await orm.delete(loginFailures).where(eq(loginFailures.bucket, bucket))
}

/** Takes back a counted failure because the attempt succeeded. The bucket was free before, so it is free again. */
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
