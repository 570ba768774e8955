import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { Database } from '../database.ts'

const preparedBy = async (pooled: boolean): Promise<unknown> => {
  const database = new Database({ url: inject('databaseUrl'), schema: 'public', maxConnections: 1, pooled })
  try {
    return await database.run(async (orm) => {
      const ask = () => orm.execute(sql`select ${2}::int as two`)
      await ask()
      await orm.transaction((transaction) => transaction.execute(sql`select ${3}::int as three`))
      await ask()
      const rows = await orm.execute(sql`
        select statement from pg_prepared_statements where statement like 'select $1%' order by prepare_time`)
      return rows.map(({ statement }) => statement)
    })
  } finally {
    await database.close()
  }
}

test('prepares each statement once per connection, even in a transaction', async () => {
  expect(await preparedBy(false)).toEqual(['select $1::int as two', 'select $1::int as three'])
})

test('prepares nothing behind a pooler', async () => {
  expect(await preparedBy(true)).toEqual([])
})
