import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { CleanupJob } from '../../db/cleanup.ts'
import type { Database, Orm } from '../../db/database.ts'
import { deleteExpired } from '../../db/delete-expired.ts'
import { isNotFuture } from '../../db/is-not-future.ts'
import { accountMoves, users } from '../../db/schema.ts'
import type { SignedInUser } from '../../http/session/session-reader.ts'

const fresh = sql`(${accountMoves.begunAt} > now() - interval '5 minutes' and ${isNotFuture(accountMoves.begunAt)})`
/** Number of wrong numbers that may be typed before the move ends. */
const MAX_WRONG = 3

/** Begins a move, replacing any earlier one. @returns the time at which it expires */
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

/** The user's current move. */
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
 * Records that the new phone has opened the link. Only one phone can: if two open it, one gets the number.
 * @returns whether it was this one
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
 * Confirms the phone that shows this number. Confirming again changes nothing, whatever the number: a tap may be sent
 * twice.
 * @returns whether the number is right; undefined if no phone is waiting for it
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
 * Uses up a confirmed ticket and begins its phone's session before anything else can happen to the account. An action
 * that ends sessions waits for the lock on the account's row and then ends this session too; if that action came first,
 * the move is over.
 * @param letIn begins the session; if it throws, the ticket is not used up
 * @returns the user who is now signed in; 'waiting' before the number was confirmed; undefined if the move is over
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
      // A shared lock, because the new session reads the row over a connection of its own.
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
      // Read again under the lock, now that nothing can end the move any more.
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

/** Ends a user's move: the password has been replaced. */
export async function endMove(orm: Pick<Orm, 'delete'>, userId: number): Promise<void> {
  await orm.delete(accountMoves).where(eq(accountMoves.userId, userId))
}

/** Removes expired moves. */
export const deleteExpiredMoves: CleanupJob = (database, most) =>
  deleteExpired(database, accountMoves, accountMoves.begunAt, sql`not ${fresh}`, most)
