import { eq, sql } from 'drizzle-orm'
import type { CleanupJob } from '../../db/cleanup.ts'
import type { Database } from '../../db/database.ts'
import { deleteExpired } from '../../db/delete-expired.ts'
import { isNotFuture } from '../../db/is-not-future.ts'
import { addressFailures } from '../../db/schema.ts'

// Failed logins of each address or network, stored as timestamps, oldest first; only as many as the limits need. A
// limit therefore applies to any sliding minute or hour, not only to calendar ones.

export interface AddressLimits {
  perMinute: number
  perHour: number
}

const times = addressFailures.failedAt

/**
 * Counts one more failure of an address, unless that would exceed the limit.
 * @returns the seconds to wait (at least 1) when the failure was not counted
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
        // No wait exceeds an hour: a later time was set by a clock that ran ahead and has since been corrected.
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

/** Takes back the latest failure of an address, because the attempt did not fail. */
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

/** Time at which an address may try again: when the oldest failure within the limit expires. Null: now. */
function freeAgain({ perMinute, perHour }: AddressLimits) {
  const fromEnd = (limit: number) => sql`(${times})[cardinality(${times}) - ${limit}::int + 1]`
  return sql`greatest(${fromEnd(perMinute)} + interval '1 minute', ${fromEnd(perHour)} + interval '1 hour')`
}
