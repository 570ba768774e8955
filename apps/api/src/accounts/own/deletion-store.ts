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
 * Deletes accounts whose time has come, with every row that has their id; messages of the contact form stay without
 * name and address. Few at a time: one account can have many rows.
 */
export const deleteDueAccounts: CleanUp = (database: Database, most) =>
  database.run((orm) =>
    orm.transaction(async (transaction) => {
      const due = await transaction
        .select({ id: users.id })
        .from(users)
        .where(sql`${users.deleteAt} <= now()`)
        .orderBy(users.deleteAt)
        .limit(Math.min(most, 20))
        .for('update', { skipLocked: true })
      const ids = due.map(({ id }) => id)
      if (ids.length === 0) return 0
      await transaction
        .update(contactMessages)
        .set({ name: '', replyTo: '' })
        .where(inArray(contactMessages.userId, ids))
      await transaction.delete(chatSpending).where(
        inArray(
          chatSpending.bucket,
          ids.map((id) => `user:${id}`),
        ),
      )
      await transaction.delete(users).where(inArray(users.id, ids))
      // As many as were asked for: there may be more.
      return ids.length < 20 ? ids.length : most
    }),
  )
