import { and, eq, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../db/database.ts'
import { users } from '../../db/schema.ts'

/** Creation time of the current recovery code; undefined if there is none. */
export async function recoveryCodeCreatedAt(database: Database, userId: number): Promise<Date | undefined> {
  const [found] = await database.run((orm) =>
    orm.select({ madeAt: users.recoveryMadeAt }).from(users).where(eq(users.id, userId)),
  )
  return found?.madeAt ?? undefined
}

/**
 * Stores the hash of a new code, replacing the previous one.
 * @param validDays days until the code expires; if undefined, it never does
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

/** The account's own words, for judging its new password; undefined for a wrong code. */
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
 * Consumes a code: sets the password and the next code's hash if name and code match. A single
 * statement, so one of two simultaneous uses wins and an unknown name looks like a wrong code.
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
