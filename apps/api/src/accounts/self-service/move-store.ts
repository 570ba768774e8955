import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { CleanupJob } from '../../db/cleanup.ts'
import type { Database, Orm } from '../../db/database.ts'
import { deleteExpired } from '../../db/delete-expired.ts'
import { isNotFuture } from '../../db/is-not-future.ts'
import { accountMoves, users } from '../../db/schema.ts'
import type { SignedInUser } from '../../http/session/session-reader.ts'

const fresh = sql`(${accountMoves.begunAt} > now() - interval '5 minutes' and ${isNotFuture(accountMoves.begunAt)})`
const MAX_WRONG = 3

/** Begins a move, replacing an earlier one. @returns the expiry time */
export async function beginMove(orm: Pick<Orm, 'insert'>, userId: number, tokenHash: Buffer): Promise<Date> {
  const begun = {
    tokenHash,
    begunAt: sql`now()`,
    ticketHash: null,
    number: null,
    device: null,
    wrong: 0,
    confirmedAt: null,
  }
  const [row] = await orm
    .insert(accountMoves)
    .values({ userId, tokenHash })
    .onConflictDoUpdate({ target: accountMoves.userId, set: begun })
    .returning({ endsAt: sql<string>`${accountMoves.begunAt} + interval '5 minutes'` })
  return new Date(row?.endsAt ?? 0)
}

/** Finds the user's current move. */
export async function findMove(database: Database, userId: number) {
  const [row] = await database.run((orm) =>
    orm
      .select()
      .from(accountMoves)
      .where(and(eq(accountMoves.userId, userId), fresh)),
  )
  return row
}

/**
 * Records that a new phone has opened the link. Only the first phone succeeds.
 * @returns true if this phone was the first
 */
export async function requestMove(
  database: Database,
  tokenHash: Buffer,
  phone: { readonly ticketHash: Buffer; readonly number: string; readonly device: string },
): Promise<boolean> {
  const { count } = await database.run((orm) =>
    orm
      .update(accountMoves)
      .set(phone)
      .where(and(eq(accountMoves.tokenHash, tokenHash), isNull(accountMoves.ticketHash), fresh)),
  )
  return count > 0
}

/**
 * Confirms the phone that shows this number. After a success, repeating it changes nothing, because
 * a tap may be sent twice.
 * @returns whether the number is right; undefined if no phone is waiting
 */
export async function confirmMove(
  database: Database,
  userId: number,
  number: string,
): Promise<boolean | undefined> {
  const right = sql<boolean>`${accountMoves.number} = ${number}`
  const [row] = await database.run((orm) =>
    orm
      .update(accountMoves)
      .set({
        confirmedAt: sql`case when ${right} then coalesce(${accountMoves.confirmedAt}, now()) else ${accountMoves.confirmedAt} end`,
        wrong: sql`${accountMoves.wrong} + (case when ${right} or ${accountMoves.confirmedAt} is not null then 0 else 1 end)`,
      })
      .where(
        and(
          eq(accountMoves.userId, userId),
          isNotNull(accountMoves.ticketHash),
          sql`${accountMoves.wrong} < ${MAX_WRONG}`,
          fresh,
        ),
      )
      .returning({ right }),
  )
  return row?.right
}

/**
 * Consumes a confirmed ticket and begins the phone's session in one transaction. Actions that end
 * sessions wait for the lock on the account and then end this session too. If such an action came
 * first, the move is over.
 * @param letIn begins the session; if it throws, the ticket stays valid
 * @returns the signed-in user; 'waiting' before the number is confirmed; undefined if the move is
 * over
 */
export async function finishMove(
  database: Database,
  ticketHash: Buffer,
  letIn: (user: SignedInUser & { passwordHash: string }) => Promise<void>,
): Promise<SignedInUser | 'waiting' | undefined> {
  return database.run((orm) =>
    orm.transaction(async (transaction) => {
      const asked = and(
        eq(accountMoves.ticketHash, ticketHash),
        fresh,
        sql`${accountMoves.wrong} < ${MAX_WRONG}`,
      )
      // A shared lock, because the new session reads the row over its own connection.
      const [user] = await transaction
        .select({
          id: users.id,
          username: users.username,
          farmName: users.farmName,
          location: users.location,
          passwordHash: users.passwordHash,
        })
        .from(users)
        .where(
          inArray(users.id, transaction.select({ id: accountMoves.userId }).from(accountMoves).where(asked)),
        )
        .for('share')
      // Read again under the lock, when nothing else can end the move.
      const [move] = await transaction
        .select({ confirmedAt: accountMoves.confirmedAt })
        .from(accountMoves)
        .where(asked)
        .for('update')
      if (user === undefined || move === undefined) return undefined
      if (move.confirmedAt === null) return 'waiting'
      await transaction.delete(accountMoves).where(eq(accountMoves.ticketHash, ticketHash))
      await letIn(user)
      const { passwordHash: _, ...known } = user
      return known
    }),
  )
}

/** Ends a user's move. */
export async function endMove(orm: Pick<Orm, 'delete'>, userId: number): Promise<void> {
  await orm.delete(accountMoves).where(eq(accountMoves.userId, userId))
}

/** Deletes expired moves. */
export const deleteExpiredMoves: CleanupJob = (database, most) =>
  deleteExpired(database, accountMoves, accountMoves.begunAt, sql`not ${fresh}`, most)
