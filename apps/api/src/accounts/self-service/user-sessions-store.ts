import type { AccountSession } from '@smart-farming/contracts/accounts/my-account'
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { AppError } from '../../app-error.ts'
import type { Database, Orm } from '../../db/database.ts'
import { isNotFuture } from '../../db/is-not-future.ts'
import { sessions, users } from '../../db/schema.ts'
import { parseDevice } from '../../http/session/device.ts'
import { isLiveSession } from '../session-store.ts'

const confirmedLately = and(
  sql`${sessions.confirmedAt} > now() - interval '10 minutes'`,
  isNotFuture(sessions.confirmedAt),
)
const isConfirmedLately = sql<boolean>`coalesce(${confirmedLately}, false)`

/** A user's live sessions, newest first; `own` is the hash of the requesting session's id. */
export async function listSessions(
  database: Database,
  userId: number,
  own: Buffer | undefined,
): Promise<AccountSession[]> {
  const rows = await database.run((orm) =>
    orm
      .select({ ...getTableColumns(sessions), confirmed: isConfirmedLately })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isLiveSession))
      .orderBy(desc(sessions.createdAt))
      // A script could start thousands of sessions.
      .limit(100),
  )
  return rows.map(({ publicId, idHash, confirmed, device, createdAt, lastSeenAt }) => ({
    id: publicId,
    current: own !== undefined && idHash.equals(own),
    confirmed,
    device: parseDevice(device),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }))
}

/**
 * Locks the account and checks that the session has not ended. The session was checked earlier, but
 * a password check takes time, and the account may have been recovered meanwhile. Actions that end
 * sessions take the same lock, so they come first or also end what begins here.
 * @param idHash hash of the requesting session's id
 * @throws {AppError} `not_signed_in`
 */
export async function lockSession(
  orm: Pick<Orm, 'select'>,
  userId: number,
  idHash: Buffer | undefined,
): Promise<{ passwordHash: string; isConfirmed: boolean }> {
  const { passwordHash } = users
  const [held] = await orm
    .select({ passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  const isOwn = and(
    eq(sessions.idHash, idHash ?? Buffer.alloc(0)),
    eq(sessions.userId, userId),
    isLiveSession,
  )
  const [found] = await orm.select({ isConfirmed: isConfirmedLately }).from(sessions).where(isOwn)
  if (held === undefined || found === undefined) throw new AppError('not_signed_in')
  return { ...held, ...found }
}

/**
 * Like {@link lockSession}, after a password check: refuses if the password has changed since.
 * @param judgedBy the hash that the password was checked against
 * @throws {AppError} also `invalid_credentials`
 */
export async function lockReauthenticatedSession(
  orm: Pick<Orm, 'select'>,
  userId: number,
  idHash: Buffer | undefined,
  judgedBy: string,
): Promise<void> {
  const { passwordHash } = await lockSession(orm, userId, idHash)
  if (passwordHash !== judgedBy)
    throw new AppError('invalid_credentials', { problem: { code: 'not_your_password' } })
}

/**
 * Like {@link lockSession}, but requires that the current password was given within the last ten
 * minutes.
 * @throws {AppError} also `invalid_credentials`
 */
export async function lockConfirmedSession(
  orm: Pick<Orm, 'select'>,
  userId: number,
  idHash: Buffer | undefined,
): Promise<void> {
  const { isConfirmed } = await lockSession(orm, userId, idHash)
  if (!isConfirmed) throw passwordRequiredError()
}

/** Error that asks for the password; not counted as a failed attempt. */
export const passwordRequiredError = () =>
  new AppError('invalid_credentials', { problem: { code: 'password_wanted' } })

/** Ends a session. @returns false if the user has no such session */
export async function endSession(
  orm: Pick<Orm, 'update'>,
  userId: number,
  publicId: string,
): Promise<boolean> {
  const { count } = await orm
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.publicId, publicId), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
  return count > 0
}

/** True if the password was given in this session within the last ten minutes. */
export async function isConfirmed(database: Database, idHash: Buffer): Promise<boolean> {
  const found = await database.run((orm) =>
    orm
      .select({ is: sql`1` })
      .from(sessions)
      .where(and(eq(sessions.idHash, idHash), isLiveSession, confirmedLately)),
  )
  return found.length > 0
}

/** Clears all confirmations, which were for the previous password. */
export async function clearConfirmations(orm: Pick<Orm, 'update'>, userId: number): Promise<void> {
  await orm.update(sessions).set({ confirmedAt: null }).where(eq(sessions.userId, userId))
}

/**
 * Records that the password has just been given in this session.
 * @throws {AppError} as {@link lockReauthenticatedSession}
 */
export async function recordReauthentication(
  database: Database,
  userId: number,
  idHash: Buffer,
  judgedBy: string,
): Promise<void> {
  await database.run((orm) =>
    orm.transaction(async (transaction) => {
      await lockReauthenticatedSession(transaction, userId, idHash, judgedBy)
      await transaction.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.idHash, idHash))
    }),
  )
}
