import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/**
 * Deletes expired rows, oldest first, in one short statement. Skips locked rows, so several
 * instances can run it at the same time. Forces the use of the index on `age`. With many rows,
 * reading all expired rows, or scanning past those already deleted, would exceed the query deadline
 * every time.
 * @param age column with the age of a row; needs an index
 * @param due condition for deletion, by the database's clock
 * @param most maximum number of rows
 * @returns number of deleted rows
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
