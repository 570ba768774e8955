import { and, eq, inArray, ne } from 'drizzle-orm'
import { AppError } from '../app-error.ts'
import type { Database, Orm } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { isUniqueViolation } from '../db/sql-errors.ts'
import type { SignedInUser } from '../http/session/session-reader.ts'
import { isKnownNetwork } from './login/user-networks-store.ts'
import { lookAlikeKeys } from './names/look-alike-keys.ts'
import { hasPasskeys } from './passkeys/passkeys-store.ts'
import { usernameKey } from './username.ts'

export interface NewUser {
  /** Stored as typed; unique regardless of case and Unicode spelling. */
  username: string
  farmName: string
  location: string
  /** Country of the browser, ISO 3166-1 alpha-2. */
  homeCountry?: string | undefined
  passwordHash: string
}

const publicColumns = {
  id: users.id,
  username: users.username,
  farmName: users.farmName,
  location: users.location,
}

/**
 * Adds a user. Exactly one of several simultaneous requests gets a name; look-alike names are then
 * taken too.
 * @throws {AppError} `username_taken`
 */
export async function addUser(database: Database, user: NewUser): Promise<SignedInUser> {
  const key = usernameKey(user.username)
  const others = lookAlikeKeys(key)
  const added = await database.run(async (orm) => {
    const likeIt = others.length > 0 ? await orm.$count(users, inArray(users.usernameKey, others)) : 0
    if (likeIt > 0) return undefined
    const [row] = await orm
      .insert(users)
      .values({ ...user, usernameKey: key })
      .onConflictDoNothing({ target: users.usernameKey })
      .returning(publicColumns)
    return row
  })
  // A retry after a lost response also ends here, so the message must suit the person who just
  // created the account.
  if (added === undefined) throw new AppError('username_taken', { problem: { code: 'user_name_taken' } })
  return added
}

/**
 * Renames a user under the rules of {@link addUser}. The user's own name does not count as taken,
 * so its case and spelling can change.
 * @returns whether the name changed
 * @throws {AppError} `username_taken`
 */
export async function renameUser(
  orm: Pick<Orm, '$count' | 'update'>,
  id: number,
  username: string,
): Promise<boolean> {
  const key = usernameKey(username)
  const taken = and(inArray(users.usernameKey, [key, ...lookAlikeKeys(key)]), ne(users.id, id))
  if ((await orm.$count(users, taken)) > 0) throw new AppError('username_taken')
  const { count } = await orm
    .update(users)
    .set({ username, usernameKey: key })
    .where(and(eq(users.id, id), ne(users.username, username)))
    .catch((error: unknown) => {
      // Another user has just taken the name.
      throw isUniqueViolation(error) ? new AppError('username_taken') : error
    })
  return count > 0
}

/** Renames a user's farm. @returns the updated user, or undefined if the user no longer exists */
export async function renameFarm(
  database: Database,
  id: number,
  farmName: string,
): Promise<SignedInUser | undefined> {
  const [renamed] = await database.run((orm) =>
    orm.update(users).set({ farmName }).where(eq(users.id, id)).returning(publicColumns),
  )
  return renamed
}

export interface FoundUser extends SignedInUser {
  passwordHash: string
  /** True if the user has logged in from `network` before. */
  knownHere: boolean
  /** True if login also requires a passkey. */
  hasPasskeys: boolean
}

/**
 * Finds a user by username key, with the password hash.
 * @param network the caller's network, as shortened by `networkFor`
 */
export async function findUser(
  database: Database,
  key: string,
  network = '',
): Promise<FoundUser | undefined> {
  const [found] = await database.runFirst((orm) =>
    orm
      .select({
        ...publicColumns,
        passwordHash: users.passwordHash,
        knownHere: isKnownNetwork(orm, network),
        hasPasskeys: hasPasskeys(orm),
      })
      .from(users)
      .where(eq(users.usernameKey, key)),
  )
  return found
}

/** Finds a user by id. */
export async function findUserById(database: Database, id: number): Promise<SignedInUser | undefined> {
  const [found] = await database.runFirst((orm) =>
    orm.select(publicColumns).from(users).where(eq(users.id, id)),
  )
  return found
}

/**
 * Replaces the hash `before` with one that has newer parameters, unless it has changed.
 * @returns whether it was replaced
 */
export async function renewPasswordHash(
  orm: Pick<Orm, 'update'>,
  userId: number,
  before: string,
  after: string,
): Promise<boolean> {
  const renewed = await orm
    .update(users)
    .set({ passwordHash: after })
    .where(and(eq(users.id, userId), eq(users.passwordHash, before)))
  return renewed.count > 0
}

/**
 * Sets an account's password hash. @returns the user's id; undefined if no account has that name
 */
export async function replacePasswordHash(
  orm: Pick<Orm, 'update'>,
  key: string,
  passwordHash: string,
): Promise<number | undefined> {
  const [changed] = await orm
    .update(users)
    .set({ passwordHash })
    .where(eq(users.usernameKey, key))
    .returning({ id: users.id })
  return changed?.id
}
