import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { users } from '../../db/schema.ts'

/** Schedules an account's deletion in 14 days. @returns the time of deletion */
export async function requestDeletion(orm: Pick<Orm, 'update'>, userId: number): Promise<Date> {
  const [asked] = await orm
    .update(users)
    .set({ deleteAt: sql`coalesce(${users.deleteAt}, now() + interval '14 days')` })
    .where(eq(users.id, userId))
    .returning({ deleteAt: users.deleteAt })
  if (!asked?.deleteAt) throw new Error('the account is gone')
  return asked.deleteAt
}

/** Cancels a requested deletion. @returns whether one was requested */
export async function cancelDeletion(orm: Pick<Orm, 'update'>, userId: number): Promise<boolean> {
  const { count } = await orm
    .update(users)
    .set({ deleteAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.deleteAt)))
  return count > 0
}

/**
 * Cancels a requested deletion for a farmer who has just logged in.
 * @returns whether one was requested; undefined if the account no longer exists
 */
export async function cancelDeletionAtLogin(
  orm: Pick<Orm, 'select' | 'update'>,
  userId: number,
): Promise<boolean | undefined> {
  if (await cancelDeletion(orm, userId)) return true
  // No deletion was requested, or the account is already gone.
  const [left] = await orm.select({ id: users.id }).from(users).where(eq(users.id, userId))
  return left && false
}
