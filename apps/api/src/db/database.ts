import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import * as schema from './schema.ts'
import { DatabaseTimeout } from './sql-errors.ts'

export type Orm = PostgresJsDatabase<typeof schema>

export interface DatabaseOptions {
  url: string
  /** PostgreSQL schema that holds our tables; tests give each file its own. */
  schema: string
  /** Connections held at most. Instances x this must stay under the server's max_connections. */
  maxConnections?: number
  /** Longest that a query may take, in ms; the server cancels a little earlier by itself. */
  deadlineMs?: number
}

interface Connection {
  sql: postgres.Sql
  orm: Orm
  /** When the server last answered anything, on the monotonic clock. */
  answeredAt: number
}

/**
 * PostgreSQL behind a deadline. postgres.js has no query timeout of its own and stays stuck on a half-open
 * connection, so every query goes through {@link run}: past the deadline the caller gets a {@link DatabaseTimeout},
 * and if the server was silent all that time the client is thrown away for a fresh one.
 */
export class Database {
  readonly #options: Required<DatabaseOptions>
  #connection: Connection

  constructor(options: DatabaseOptions) {
    this.#options = { maxConnections: 10, deadlineMs: 2_400, ...options }
    this.#connection = this.#connect()
  }

  /** Runs a query, or several in order, within the deadline. */
  async run<T>(query: (orm: Orm) => Promise<T>): Promise<T> {
    const connection = this.#connection
    const startedAt = performance.now()
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new DatabaseTimeout('no answer in time')), this.#options.deadlineMs)
    const answer = query(connection.orm)
    try {
      const result = await Promise.race([answer, late])
      connection.answeredAt = performance.now()
      return result
    } catch (error) {
      if (!(error instanceof DatabaseTimeout)) throw error
      answer.catch(() => {}) // It may still fail, long after anybody cares.
      if (connection.answeredAt < startedAt) this.#replace(connection)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /** Resolves when the server answers. */
  async ping(): Promise<void> {
    await this.run((orm) => orm.execute('select 1'))
  }

  async close(): Promise<void> {
    await this.#connection.sql.end({ timeout: 2 })
  }

  #connect(): Connection {
    const { url, schema: searchPath, maxConnections, deadlineMs } = this.#options
    const sql = postgres(url, {
      max: maxConnections,
      connect_timeout: 2,
      max_lifetime: 600,
      onnotice: () => {},
      connection: {
        application_name: 'smart-farming',
        search_path: `${searchPath}, public`,
        statement_timeout: deadlineMs - 400,
        idle_in_transaction_session_timeout: 10_000,
      },
    })
    return { sql, orm: drizzle(sql, { schema }), answeredAt: performance.now() }
  }

  #replace(silent: Connection): void {
    if (this.#connection !== silent) return
    this.#connection = this.#connect()
    silent.sql.end({ timeout: 0 }).catch(() => {})
  }
}
