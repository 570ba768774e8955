import type { AccountSession } from '@smart-farming/contracts/accounts/my-account'
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { AppError } from '../../app-error.ts'
import type { Database, Orm } from '../../db/database.ts'
import { notAhead } from '../../db/not-ahead.ts'
import { sessions, users } from '../../db/schema.ts'
import { deviceFrom } from '../../http/session/device.ts'
import { alive } from '../session-store.ts'

const confirmedLately = and(
  sql`${sessions.confirmedAt} > now() - interval '10 minutes'`,
  notAhead(sessions.confirmedAt),
)
const isConfirmedLately = sql<boolean>`coalesce(${confirmedLately}, false)`

/** The user's live sessions, newest first; `own` is the hash of the requesting one. */
export async function sessionsOf(
  database: Database,
  userId: number,
  own: Buffer | undefined,
): Promise<AccountSession[]> {
  const rows = await database.run((orm) =>
    orm
      .select({ ...getTableColumns(sessions), confirmed: isConfirmedLately })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), alive))
      .orderBy(desc(sessions.createdAt))
      // A script could begin thousands of sessions.
      .limit(100),
  )
  return rows.map(({ publicId, idHash, confirmed, device, createdAt, lastSeenAt }) => ({
    id: publicId,
    current: own !== undefined && idHash.equals(own),
    confirmed,
    device: deviceFrom(device),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }))
}

/**
 * Continues a transaction only for a session that has not ended. The session was checked earlier, and judging a
 * password takes time: the farmer may have taken the account back meanwhile. An action that ends sessions waits for the
 * same lock on the account, so it either comes first or also ends what begins here.
 * @param idHash of the requesting session
 * @throws {AppError} `not_signed_in`
 */
export async function holdSession(
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
  const isOwn = and(eq(sessions.idHash, idHash ?? Buffer.alloc(0)), eq(sessions.userId, userId), alive)
  const [found] = await orm.select({ isConfirmed: isConfirmedLately }).from(sessions).where(isOwn)
  if (held === undefined || found === undefined) throw new AppError('not_signed_in')
  return { ...held, ...found }
}

/**
 * Like {@link holdSession}, after the password was just given: refuses if it has been replaced meanwhile.
 * @param judgedBy the hash that it was judged by
 * @throws {AppError} also `invalid_credentials`
 */
export async function holdKnowing(
  orm: Pick<Orm, 'select'>,
  userId: number,
  idHash: Buffer | undefined,
  judgedBy: string,
): Promise<void> {
  const { passwordHash } = await holdSession(orm, userId, idHash)
  if (passwordHash !== judgedBy)
    throw new AppError('invalid_credentials', { problem: { code: 'not_your_password' } })
}

/**
 * Like {@link holdSession}, if the password was given within ten minutes and not replaced since.
 * @throws {AppError} also `invalid_credentials`
 */
export async function holdConfirmed(
  orm: Pick<Orm, 'select'>,
  userId: number,
  idHash: Buffer | undefined,
): Promise<void> {
  const { isConfirmed } = await holdSession(orm, userId, idHash)
  if (!isConfirmed) throw passwordWanted()
}

/** Not a wrong guess: it does not count as a failed attempt. */
export const passwordWanted = () =>
  new AppError('invalid_credentials', { problem: { code: 'password_wanted' } })

/** Ends one session of a user. @returns false where that user has no such session */
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

/** Whether the password was given in this session within the last ten minutes. */
export async function isConfirmed(database: Database, idHash: Buffer): Promise<boolean> {
  const found = await database.run((orm) =>
    orm
      .select({ is: sql`1` })
      .from(sessions)
      .where(and(eq(sessions.idHash, idHash), alive, confirmedLately)),
  )
  return found.length > 0
}

/** Clears all confirmations: the password has changed, and they were for the previous one. */
export async function forgetConfirmations(orm: Pick<Orm, 'update'>, userId: number): Promise<void> {
  await orm.update(sessions).set({ confirmedAt: null }).where(eq(sessions.userId, userId))
}

/**
 * Records that the password has just been given.
 * @throws {AppError} as {@link holdKnowing}
 */
export async function confirmSession(
  database: Database,
  userId: number,
  idHash: Buffer,
  judgedBy: string,
): Promise<void> {
  await database.run((orm) =>
    orm.transaction(async (transaction) => {
      await holdKnowing(transaction, userId, idHash, judgedBy)
      await transaction.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.idHash, idHash))
    }),
  )
}
