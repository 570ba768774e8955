import { MAX_PASSKEYS, type Passkey } from '@smart-farming/contracts/accounts/passkeys'
import { and, asc, eq, exists, lt, or, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../db/database.ts'
import { passkeys } from '../../db/passkey-tables.ts'
import { users } from '../../db/schema.ts'

export type StoredPasskey = typeof passkeys.$inferSelect

/** Column for user queries: true if the user has passkeys. */
export function hasPasskeys(orm: Pick<Orm, 'select'>) {
  const rows = orm.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, users.id))
  return exists(rows).mapWith(Boolean)
}

/** A user's passkeys, oldest first. */
export function listPasskeys(database: Database, userId: number): Promise<StoredPasskey[]> {
  return database.run((orm) =>
    orm.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt)),
  )
}

/** Converts a passkey to wire format. */
export const toPasskeyDto = ({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** Returns the user's authenticator handle; stores `fresh` if there is none. */
export async function ensureUserHandle(database: Database, userId: number, fresh: Buffer): Promise<Buffer> {
  const [kept] = await database.run((orm) =>
    orm
      .update(users)
      .set({ passkeyHandle: sql`coalesce(${users.passkeyHandle}, ${fresh})` })
      .where(eq(users.id, userId))
      .returning({ handle: users.passkeyHandle }),
  )
  if (!kept?.handle) throw new Error('the account is gone')
  return kept.handle
}

/**
 * Adds a passkey. The caller must hold the lock on the account, or simultaneous calls could exceed
 * the limit.
 * @returns false if the limit is reached or the passkey already belongs to an account
 */
export async function addPasskey(
  orm: Pick<Orm, 'insert' | '$count'>,
  passkey: Omit<typeof passkeys.$inferInsert, 'id'>,
): Promise<boolean> {
  if ((await orm.$count(passkeys, eq(passkeys.userId, passkey.userId))) >= MAX_PASSKEYS) return false
  const { count } = await orm
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credentialId })
  return count > 0
}

/**
 * Records the use of a passkey.
 * @param counter signature count reported by the authenticator
 * @returns false if the count has not increased: the passkey was copied or the response replayed
 */
export async function recordPasskeyUse(database: Database, id: string, counter: number): Promise<boolean> {
  const doesNotCount = and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`)
  const { count } = await database.run((orm) =>
    orm
      .update(passkeys)
      .set({ counter, lastUsedAt: sql`now()` })
      .where(and(eq(passkeys.id, id), or(lt(passkeys.counter, counter), doesNotCount))),
  )
  return count > 0
}

/** Removes a passkey. @returns false if the user has no such passkey */
export async function removePasskey(orm: Pick<Orm, 'delete'>, userId: number, id: string): Promise<boolean> {
  const { count } = await orm.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
  return count > 0
}

/** Removes all passkeys of a user. @returns the number removed */
export async function removePasskeys(orm: Pick<Orm, 'delete'>, userId: number): Promise<number> {
  const { count } = await orm.delete(passkeys).where(eq(passkeys.userId, userId))
  return count
}
