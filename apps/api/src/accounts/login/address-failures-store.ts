import { eq, sql } from 'drizzle-orm'
import type { CleanupJob } from '../../db/cleanup.ts'
import type { Database } from '../../db/database.ts'
import { deleteExpired } from '../../db/delete-expired.ts'
import { isNotFuture } from '../../db/is-not-future.ts'
import { addressFailures } from '../../db/schema.ts'

// Failed logins per address or network, stored as timestamps, oldest first, up to the larger limit.
// Limits therefore apply to a sliding minute or hour.

export interface AddressLimits {
  perMinute: number
  perHour: number
}

const times = addressFailures.failedAt

/**
 * Counts a failure for an address, unless a limit is reached.
 * @returns seconds to wait (at least 1) if the failure was not counted
 */
export async function recordAddressFailure(
  database: Database,
  address: string,
  limits: AddressLimits,
): Promise<{ counted: true } | { waitS: number }> {
  const keep = Math.max(limits.perMinute, limits.perHour)
  const free = freeAgain(limits)
  const [counted] = await database.runFirst((orm) =>
    orm
      .insert(addressFailures)
      .values({ address, failedAt: sql`array[now()]` })
      .onConflictDoUpdate({
        target: addressFailures.address,
        set: {
          failedAt: sql`array_append((${times})[cardinality(${times}) - ${keep}::int + 2 :], now())`,
          changedAt: sql`now()`,
        },
        // Waits never exceed an hour; a longer one comes from a clock that was ahead.
        setWhere: sql`coalesce(${free}, '-infinity') <= now() or not ${isNotFuture(sql`${free} - interval '1 hour'`)}`,
      })
      .returning({ address: addressFailures.address }),
  )
  if (counted !== undefined) return { counted: true }
  const [full] = await database.runFirst((orm) =>
    orm
      .select({ waitS: sql<number>`ceil(extract(epoch from ${free} - now()))`.mapWith(Number) })
      .from(addressFailures)
      .where(eq(addressFailures.address, address)),
  )
  return { waitS: Math.max(1, full?.waitS ?? 1) }
}

/** Removes an address's latest failure: the attempt did not fail after all. */
export async function removeAddressFailure(database: Database, address: string): Promise<void> {
  await database.runFirst((orm) =>
    orm
      .update(addressFailures)
      .set({ failedAt: sql`trim_array(${times}, least(cardinality(${times}), 1))` })
      .where(eq(addressFailures.address, address)),
  )
}

/** Deletes addresses with no failure for an hour. */
export const deleteExpiredAddressFailures: CleanupJob = (database, most) =>
  deleteExpired(
    database,
    addressFailures,
    addressFailures.changedAt,
    sql`${addressFailures.changedAt} < now() - interval '1 hour'`,
    most,
  )

/** Time of the next allowed attempt; null means now. */
function freeAgain({ perMinute, perHour }: AddressLimits) {
  const fromEnd = (limit: number) => sql`(${times})[cardinality(${times}) - ${limit}::int + 1]`
  return sql`greatest(${fromEnd(perMinute)} + interval '1 minute', ${fromEnd(perHour)} + interval '1 hour')`
}
