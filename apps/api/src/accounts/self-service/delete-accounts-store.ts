import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { CleanupJob } from '../../db/cleanup.ts'
import { hadPassed, recordClock } from '../../db/clock-readings.ts'
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
 * Tables with any number of rows per account. They are emptied before the account is deleted, one batch per
 * transaction, because deleting everything in one statement would exceed its deadline. The other tables have only a few
 * rows per account and are deleted with it.
 */
export const purgeOrder: readonly (PgTable & { userId: PgColumn })[] = [
  accountEvents,
  sessions,
  idempotencyKeys,
  userNetworks,
  passkeyChallenges,
]

/**
 * Deletes accounts that are due, and were already due at the previous clock reading (the clock may have jumped), with
 * every row that has their id; contact messages stay, without name and address. An account that cannot be deleted does
 * not hold up the others.
 * @param most maximum number of accounts; also of rows of one account per statement
 * @throws {Error} at the end, naming the accounts that could not be deleted; at once when the database is unavailable
 */
export const deleteDueAccounts: CleanupJob = async (database, most, over) => {
  await database.run(recordClock)
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

const isDue = hadPassed(users.deleteAt)

/** Deletes a batch of an account's rows, or the account with its last rows. @returns whether anything is left */
function deletePart(database: Database, id: number, most: number): Promise<boolean> {
  return database.run((orm) =>
    orm.transaction(async (transaction) => {
      const [held] = await transaction
        .select({ id: users.id })
        .from(users)
        // Checked again under the lock: a login a moment ago has cancelled the deletion.
        .where(and(eq(users.id, id), isDue))
        .for('update', { skipLocked: true })
      if (held === undefined) return false
      // As in deleteExpired: use the index, instead of scanning all rows that the previous batches deleted.
      await transaction.execute(
        sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`,
      )
      for (const table of purgeOrder) {
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
