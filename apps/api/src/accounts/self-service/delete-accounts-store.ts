import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { CleanupJob } from '../../db/cleanup.ts'
import { hasSurelyPassed, recordClock } from '../../db/clock-readings.ts'
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
 * Tables with any number of rows per account. They are emptied in batches, one per transaction,
 * before the account itself, because a single statement would exceed its deadline. Rows of other
 * tables are few and are deleted with the account.
 */
export const purgeOrder: readonly (PgTable & { userId: PgColumn })[] = [
  accountEvents,
  sessions,
  idempotencyKeys,
  userNetworks,
  passkeyChallenges,
]

/**
 * Deletes due accounts with all their rows; contact messages stay, without name and address.
 * Accounts must also have been due at the previous clock reading, in case the clock has jumped. One
 * failing account does not hold up the others.
 * @param most maximum number of accounts, and of rows per statement
 * @throws {Error} at the end, naming the failed accounts; at once if the database is unavailable
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

const isDue = hasSurelyPassed(users.deleteAt)

/**
 * Deletes a batch of an account's rows, or the account itself once few are left. @returns true if
 * rows remain
 */
function deletePart(database: Database, id: number, most: number): Promise<boolean> {
  return database.run((orm) =>
    orm.transaction(async (transaction) => {
      const [held] = await transaction
        .select({ id: users.id })
        .from(users)
        // Checked again under the lock, because a login may just have cancelled the deletion.
        .where(and(eq(users.id, id), isDue))
        .for('update', { skipLocked: true })
      if (held === undefined) return false
      // As in `deleteExpired`: use the index instead of scanning rows that earlier batches deleted.
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
