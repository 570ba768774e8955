import { and, eq, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../db/database.ts'
import { users } from '../../db/schema.ts'

/** Creation time of the current recovery code; undefined without one. */
export async function recoveryCodeCreatedAt(database: Database, userId: number): Promise<Date | undefined> {
  const [found] = await database.run((orm) =>
    orm.select({ madeAt: users.recoveryMadeAt }).from(users).where(eq(users.id, userId)),
  )
  return found?.madeAt ?? undefined
}

/**
 * Stores the hash of a new code; the previous code stops working.
 * @param validDays days until the code expires; without it, the code never expires
 */
export async function storeRecoveryHash(
  orm: Pick<Orm, 'update'>,
  userId: number,
  hash: Buffer,
  validDays?: number,
): Promise<void> {
  await orm
    .update(users)
    .set({
      recoveryHash: hash,
      recoveryMadeAt: sql`now()`,
      recoveryUntil: validDays === undefined ? null : sql`now() + make_interval(days => ${validDays})`,
    })
    .where(eq(users.id, userId))
}

const isCodeOf = (key: string, hash: Buffer) =>
  and(
    eq(users.usernameKey, key),
    eq(users.recoveryHash, hash),
    sql`coalesce(${users.recoveryUntil} > now(), true)`,
  )

/**
 * The account's own words, which its password must not consist of; undefined if name and code do not match an account.
 */
export async function findOwnWords(
  database: Database,
  key: string,
  hash: Buffer,
): Promise<{ farmName: string; location: string } | undefined> {
  const [found] = await database.run((orm) =>
    orm.select({ farmName: users.farmName, location: users.location }).from(users).where(isCodeOf(key, hash)),
  )
  return found
}

/**
 * Uses up a code: sets the password and the hash of the next code, if the name's code has this hash. Done in one
 * statement, so that of two simultaneous uses one wins, and an unknown name is indistinguishable from a wrong code.
 * @returns the user's id; undefined if name and code do not match
 */
export async function consumeRecoveryCode(
  orm: Pick<Orm, 'update'>,
  key: string,
  code: { readonly used: Buffer; readonly next: Buffer },
  passwordHash: string,
): Promise<number | undefined> {
  const [changed] = await orm
    .update(users)
    .set({
      passwordHash,
      recoveryHash: code.next,
      recoveryMadeAt: sql`now()`,
      recoveryUntil: null,
    })
    .where(isCodeOf(key, code.used))
    .returning({ id: users.id })
  return changed?.id
}
