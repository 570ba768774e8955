import { and, eq, exists, sql } from 'drizzle-orm'
import type { CleanupJob } from '../../db/cleanup.ts'
import type { Database, Orm } from '../../db/database.ts'
import { deleteExpired } from '../../db/delete-expired.ts'
import { userNetworks, users } from '../../db/schema.ts'

// Networks, as shortened addresses, from which an account has signed up or logged in. Shortened,
// because a phone's address changes within its carrier's network. Known networks have a separate
// allowance, so a user who shares a network with an attacker is not locked out.

/** Column for user queries: true if the user has logged in from the network. */
export function isKnownNetwork(orm: Pick<Orm, 'select'>, network: string) {
  const rows = orm
    .select({ network: userNetworks.network })
    .from(userNetworks)
    .where(and(eq(userNetworks.userId, users.id), eq(userNetworks.network, network)))
  return exists(rows).mapWith(Boolean)
}

/** Records the network of a login; a known network is updated at most once a day. */
export async function recordNetwork(database: Database, userId: number, network: string): Promise<void> {
  await database.runFirst((orm) =>
    orm
      .insert(userNetworks)
      .values({ userId, network })
      .onConflictDoUpdate({
        target: [userNetworks.userId, userNetworks.network],
        set: { seenAt: sql`now()` },
        setWhere: sql`${userNetworks.seenAt} < now() - interval '1 day'`,
      }),
  )
}

/** Deletes networks without a login for 90 days. */
export const deleteExpiredNetworks: CleanupJob = (database, most) =>
  deleteExpired(
    database,
    userNetworks,
    userNetworks.seenAt,
    sql`${userNetworks.seenAt} < now() - interval '90 days'`,
    most,
  )
