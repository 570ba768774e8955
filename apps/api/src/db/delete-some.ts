import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/**
 * Deletes rows that are due, the oldest first, in one short statement; of rows that somebody else has locked it takes
 * none, so that several instances may do it at once.
 *
 * It goes by `age`'s index, whatever the planner thinks: reading all that is due for each batch, or the table from
 * its beginning, over all that the batches before deleted, runs into the deadline of a query once there is enough of
 * it, and then every time.
 *
 * @param age says how old a row is; it needs an index
 * @param due the condition for being deleted, by the database's clock
 * @param most how many rows at most
 * @returns how many were deleted
 */
export async function deleteSome(
  database: Database,
  table: PgTable,
  age: PgColumn,
  due: SQL,
  most: number,
): Promise<number> {
  const { count } = await database.run((orm) =>
    orm.transaction(async (transaction) => {
      await transaction.execute(
        sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`,
      )
      return transaction.execute(sql`
        delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${due} order by ${age} limit ${most} for update skip locked))`)
    }),
  )
  return count
}
