import { and, eq, exists, sql } from 'drizzle-orm'
import type { CleanUp } from '../../db/clean-up.ts'
import type { Database, Orm } from '../../db/database.ts'
import { deleteSome } from '../../db/delete-some.ts'
import { userNetworks, users } from '../../db/schema.ts'

// The networks, as shortened addresses, from which an account was made or its owner logged in: a telephone's address
// changes within its carrier's, and who shares it with a guesser must not be taken for one.

/** Whether the user of the row was let in from that network before, as a column of a query on users. */
export function wasHere(orm: Pick<Orm, 'select'>, network: string) {
  const rows = orm
    .select({ network: userNetworks.network })
    .from(userNetworks)
    .where(and(eq(userNetworks.userId, users.id), eq(userNetworks.network, network)))
  return exists(rows).mapWith(Boolean)
}

/** Remembers that a user was let in from a network; of one that is known at most once a day. */
export async function rememberNetwork(database: Database, userId: number, network: string): Promise<void> {
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

/** Forgets networks that an account was not let in from for 90 days. */
export const forgetNetworks: CleanUp = (database, most) =>
  deleteSome(
    database,
    userNetworks,
    userNetworks.seenAt,
    sql`${userNetworks.seenAt} < now() - interval '90 days'`,
    most,
  )
