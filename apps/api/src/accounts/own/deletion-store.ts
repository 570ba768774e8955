import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { CleanUp } from '../../db/clean-up.ts'
import type { Database, Orm } from '../../db/database.ts'
import { chatSpending, contactMessages, users } from '../../db/schema.ts'

/** Marks an account for deletion in 14 days. @returns when that is */
export async function askForDeletion(orm: Pick<Orm, 'update'>, userId: number): Promise<Date> {
  const [asked] = await orm
    .update(users)
    .set({ deleteAt: sql`coalesce(${users.deleteAt}, now() + interval '14 days')` })
    .where(eq(users.id, userId))
    .returning({ deleteAt: users.deleteAt })
  if (!asked?.deleteAt) throw new Error('the account is gone')
  return asked.deleteAt
}

/** Takes a wish to be deleted back. @returns whether there was one */
export async function cancelDeletion(orm: Pick<Orm, 'update'>, userId: number): Promise<boolean> {
  const { count } = await orm
    .update(users)
    .set({ deleteAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.deleteAt)))
  return count > 0
}

/**
 * Takes a wish to be deleted back, of a farmer who has just logged in.
 *
 * @returns whether there was one; undefined where the account has been deleted meanwhile
 */
export async function keepAccount(
  orm: Pick<Orm, 'select' | 'update'>,
  userId: number,
): Promise<boolean | undefined> {
  if (await cancelDeletion(orm, userId)) return true
  // No wish, or the account is gone already; one without a wish is not deleted while this is asked.
  const [left] = await orm.select({ id: users.id }).from(users).where(eq(users.id, userId))
  return left && false
}

/** Accounts that go in one transaction: each can have many rows. */
const AT_ONCE = 20

/**
 * Deletes accounts whose time has come, with every row that has their id; messages of the contact form stay without
 * name and address.
 */
export const deleteDueAccounts: CleanUp = async (database, most) => {
  let deleted = 0
  for (let some = AT_ONCE; some === AT_ONCE && deleted < most; deleted += some)
    some = await deleteSomeAccounts(database)
  return deleted
}

function deleteSomeAccounts(database: Database): Promise<number> {
  return database.run((orm) =>
    orm.transaction(async (transaction) => {
      const due = await transaction
        .select({ id: users.id })
        .from(users)
        .where(sql`${users.deleteAt} <= now()`)
        .orderBy(users.deleteAt)
        .limit(AT_ONCE)
        .for('update', { skipLocked: true })
      const ids = due.map(({ id }) => id)
      if (ids.length === 0) return 0
      const nameless = { name: '', replyTo: '' }
      await transaction.update(contactMessages).set(nameless).where(inArray(contactMessages.userId, ids))
      const buckets = ids.map((id) => `user:${id}`)
      await transaction.delete(chatSpending).where(inArray(chatSpending.bucket, buckets))
      await transaction.delete(users).where(inArray(users.id, ids))
      return ids.length
    }),
  )
}
