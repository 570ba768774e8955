import { eq, type SQL, sql } from 'drizzle-orm'
import type { CleanupJob } from '../../db/cleanup.ts'
import type { Database } from '../../db/database.ts'
import { deleteExpired } from '../../db/delete-expired.ts'
import { isNotFuture } from '../../db/is-not-future.ts'
import { addressSignups } from '../../db/schema.ts'

/** Number of further accounts after which the wait doubles, once the free ones are used up. */
const DOUBLES_EVERY = 4
/** An hour still lets farmers sign up, and limits a flooder to about 125 accounts a day. */
const MAX_WAIT_S = 3_600

const times = addressSignups.signedUpAt
const lastDay = sql`array(
  select t from unnest(${times}) as t where t > now() - interval '1 day' and ${isNotFuture(sql`t`)} order by t)`

/**
 * Counts a new account for an address, unless it comes too soon. After `free` accounts in 24 hours,
 * the wait grows from one second to an hour.
 * @returns seconds to wait (at least 1) if the account was not counted
 */
export async function recordSignup(
  database: Database,
  address: string,
  free: number,
): Promise<{ counted: true } | { waitS: number }> {
  const next = freeAgain(free)
  const [counted] = await database.runFirst((orm) =>
    orm
      .insert(addressSignups)
      .values({ address, signedUpAt: sql`array[now()]` })
      .onConflictDoUpdate({
        target: addressSignups.address,
        set: { signedUpAt: sql`array_append(${lastDay}, now())`, changedAt: sql`now()` },
        setWhere: sql`coalesce(${next}, '-infinity') <= now()`,
      })
      .returning({ address: addressSignups.address }),
  )
  if (counted !== undefined) return { counted: true }
  const [full] = await database.runFirst((orm) =>
    orm
      .select({ waitS: sql<number>`ceil(extract(epoch from ${next} - now()))`.mapWith(Number) })
      .from(addressSignups)
      .where(eq(addressSignups.address, address)),
  )
  return { waitS: Math.max(1, full?.waitS ?? 1) }
}

/** Undoes the count of an address's latest account, because the account was not created. */
export async function removeSignup(database: Database, address: string): Promise<void> {
  await database.runFirst((orm) =>
    orm
      .update(addressSignups)
      .set({ signedUpAt: sql`trim_array(${times}, least(cardinality(${times}), 1))` })
      .where(eq(addressSignups.address, address)),
  )
}

/** Deletes addresses with no sign-up for a day. */
export const deleteExpiredSignups: CleanupJob = (database, most) =>
  deleteExpired(
    database,
    addressSignups,
    addressSignups.changedAt,
    sql`${addressSignups.changedAt} < now() - interval '1 day'`,
    most,
  )

/** Time of the next allowed sign-up; null means now. */
function freeAgain(free: number): SQL {
  const over = sql`cardinality(${lastDay}) - ${free}::bigint`
  // Cap the exponent: a long list would overflow the number.
  const waitS = sql`least(${MAX_WAIT_S}::int, power(2, least((${over}) / ${DOUBLES_EVERY}::float, 31)))`
  return sql`case when ${over} >= 0 then (${lastDay})[cardinality(${lastDay})] + ${waitS} * interval '1 second' end`
}
