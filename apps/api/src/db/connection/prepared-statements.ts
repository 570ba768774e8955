import type postgres from 'postgres'

type Client = Pick<postgres.Sql, 'unsafe'>

/**
 * Prepares each statement with parameters once per connection. Drizzle asks the driver not to, and
 * the driver then makes two round trips for every query: one to parse it, one to run it.
 */
export function prepareStatements(sql: postgres.Sql): postgres.Sql {
  prepareOn(sql)
  const begin = sql.begin.bind(sql) as (...of: unknown[]) => Promise<unknown>
  return Object.assign(sql, {
    begin: (...of: unknown[]) => {
      const work = of.pop() as (transaction: Client) => unknown
      return begin(...of, (transaction: Client) => work(prepareOn(transaction)))
    },
  })
}

function prepareOn<T extends Client>(sql: T): T {
  const unsafe = sql.unsafe.bind(sql)
  const prepared: Client['unsafe'] = (query, parameters = [], options = {}) =>
    unsafe(query, parameters, { ...options, prepare: parameters.length > 0 })
  return Object.assign(sql, { unsafe: prepared })
}
