import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { CleanUp } from '../../db/clean-up.ts'
import { lookAtClock, wasOver } from '../../db/clock-look.ts'
import type { Database, Orm } from '../../db/database.ts'
import { idempotencyKeys } from '../../db/idempotency-table.ts'
import { passkeyChallenges } from '../../db/passkey-tables.ts'
import {
  accountEvents,
  chatSpending,
  contactMessages,
  sessions,
  userNetworks,
  users,
} from '../../db/schema.ts'
import { sqlState } from '../../db/sql-errors.ts'

/**
 * Tables of which an account can have any number of rows: they go before the account does, a batch a transaction, or
 * the deadline of a statement would come first, every time. Of the others it has a few, which go with it.
 */
export const emptiedFirst: readonly (PgTable & { userId: PgColumn })[] = [
  accountEvents,
  sessions,
  idempotencyKeys,
  userNetworks,
  passkeyChallenges,
]

/**
 * Deletes accounts whose time has come, and had at an earlier look at the clock, with every row that has their id;
 * messages of the contact form stay without name and address. One that cannot be deleted holds up no other.
 *
 * @param most accounts; also rows of one account in one statement
 * @throws {Error} in the end, naming the accounts that the database would not delete; at once when it is away
 */
export const deleteDueAccounts: CleanUp = async (database, most, over) => {
  await database.run(lookAtClock)
  const failures: { id: number; error: unknown }[] = []
  const due = await dueAccounts(database, most)
  for (const id of due) {
    try {
      while (!over?.aborted && (await deletePart(database, id, most)));
    } catch (error) {
      if (sqlState(error) === undefined) throw error
      failures.push({ id, error })
    }
  }
  if (failures.length === 0) return due.length
  const ids = failures.map(({ id }) => id).join(', ')
  throw new Error(`accounts that could not be deleted: ${ids}`, { cause: failures[0]?.error })
}

async function dueAccounts(database: Database, most: number): Promise<number[]> {
  const due = await database.run((orm) =>
    orm.select({ id: users.id }).from(users).where(isDue).orderBy(users.deleteAt).limit(most),
  )
  return due.map(({ id }) => id)
}

const isDue = wasOver(users.deleteAt)

/** Takes a batch of an account's rows, or the account with its last ones. @returns whether anything is left */
function deletePart(database: Database, id: number, most: number): Promise<boolean> {
  return database.run((orm) =>
    orm.transaction(async (transaction) => {
      const [held] = await transaction
        .select({ id: users.id })
        .from(users)
        // Whoever logged in just now keeps what is left.
        .where(and(eq(users.id, id), isDue))
        .for('update', { skipLocked: true })
      if (held === undefined) return false
      // As in deleteSome: by the index, not over all that the batches before have deleted.
      await transaction.execute(
        sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`,
      )
      for (const table of emptiedFirst) {
        const { count } = await transaction.execute(
          sql`delete from ${table} where ctid = any(${someOf(table, id, most)})`,
        )
        if (count === most) return true
      }
      if ((await forgetSender(transaction, id, most)) === most) return true
      await transaction.delete(chatSpending).where(eq(chatSpending.bucket, `user:${id}`))
      await transaction.delete(users).where(eq(users.id, id))
      return false
    }),
  )
}

async function forgetSender(orm: Pick<Orm, 'execute'>, id: number, most: number): Promise<number> {
  const { count } = await orm.execute(sql`
    update ${contactMessages} set name = '', reply_to = '', user_id = null
    where ctid = any(${someOf(contactMessages, id, most)})`)
  return count
}

function someOf(table: PgTable & { userId: PgColumn }, id: number, most: number): SQL {
  return sql`array(select ctid from ${table} where ${table.userId} = ${id} limit ${most})`
}
