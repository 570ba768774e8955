import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/**
 * Deletes expired rows, oldest first, in one short statement. It skips locked rows, so several instances may run it at
 * once.
 * Forces the use of `age`'s index. Reading all expired rows for each batch, or scanning the table from its beginning
 * past everything that earlier batches deleted, would exceed the query deadline once there are enough rows, and would
 * then do so every time.
 * @param age the column with the age of a row; it needs an index
 * @param due the condition for deletion, by the database's clock
 * @param most maximum number of rows
 * @returns how many were deleted
 */
export async function deleteExpired(
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
