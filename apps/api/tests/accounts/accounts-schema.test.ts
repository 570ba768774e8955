import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { purgeOrder } from '../../src/accounts/self-service/delete-accounts-store.ts'
import { startApp, type TestApp } from '../support/app.ts'

let product: TestApp & { schema: string }
beforeAll(async () => {
  product = await startApp()
})
afterAll(() => product.close())

// The deletion test covers only the tables that it fills. This one covers all tables, including new
// ones.
test('deleting a user deletes all rows that refer to it, but only unlinks contact messages', async () => {
  const named = await product.sql<{ table: string }[]>`
    select table_name as "table" from information_schema.columns
    where table_schema = ${product.schema} and column_name like '%user_id' order by 1`
  const pointing = await product.sql<{ table: string; rule: string }[]>`
    select source.relname as "table", confdeltype::text as rule
    from pg_constraint join pg_class source on source.oid = conrelid
    where contype = 'f' and confrelid = ${`${product.schema}.users`}::regclass order by 1`
  expect(pointing.map(({ table }) => table)).toEqual(named.map(({ table }) => table))
  // "c" is "on delete cascade", "n" is "on delete set null".
  expect(pointing.filter(({ rule }) => rule !== 'c')).toEqual([{ table: 'contact_messages', rule: 'n' }])
})

// Tables with an unlimited number of rows per account must be emptied in batches, or the statement
// exceeds its deadline.
test('each table with a user id has few rows per account or is emptied in batches first', async () => {
  const named = await product.sql<{ table: string }[]>`
    select table_name as "table" from information_schema.columns
    where table_schema = ${product.schema} and column_name = 'user_id' order by 1`
  const few = ['account_moves', 'chat_in_flight', 'farm_places', 'farm_settings', 'passkeys']
  const known = [...few, ...purgeOrder.map(getTableName), 'contact_messages']
  expect(known.toSorted()).toEqual(named.map(({ table }) => table))
})
