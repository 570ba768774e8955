import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { BoundedQueue } from '../timing/bounded-queue.ts'
import { withTimeout } from '../timing/with-timeout.ts'
import { isConnectionError } from './connection/connection-errors.ts'
import { type QuerySettings, setLocal } from './connection/pooler.ts'
import { hasTimedOut, recordTimeout } from './connection/request-timeout.ts'
import { migrateDatabase } from './migrate.ts'
import * as schema from './schema.ts'
import { DatabaseUnavailable, sqlState } from './sql-errors.ts'
import { openDedicatedConnection, runInTransaction } from './transaction.ts'

export type Orm = PostgresJsDatabase<typeof schema>

/** Trigram similarity, 0..1, from which two names count as alike. "nakuro" and "nakuru" have a similarity of 0.56. */
export const MIN_SIMILARITY = 0.38

/** Share of the connections reserved for {@link Database.runFirst}. */
const KEPT = 0.3

/**
 * Shares of the deadline for waiting in the queue, and for the server's work. Both together end before the deadline, so
 * the caller gets the server's own error.
 */
const WAITING = 0.35
const WORKING = 0.4

export interface DatabaseOptions {
  url: string
  /** For long work and for creating tables, as the role that owns them; defaults to `url`. */
  directUrl?: string | undefined
  /** PostgreSQL schema of our tables; tests give each file its own. */
  schema: string
  /**
   * Maximum number of connections. Multiplied by the number of instances it must stay below the server's
   * max_connections.
   */
  maxConnections?: number
  /** True if there is a pooler in front of the server ({@link isPooled}). */
  pooled?: boolean
  /** Maximum wait of a caller, in ms; must be shorter than a handler's. The server cancels earlier by itself. */
  deadlineMs?: number
}

interface Connection {
  sql: postgres.Sql
  ask: <T>(query: (orm: Orm) => Promise<T>) => Promise<T>
  /**
   * Queue for waiting queries, instead of the driver's: the driver would send them behind a stuck query on the same
   * connection, and would still run them long after their callers got an error. The last few connections are reserved
   * for queries that every request needs, so that one locked table does not hold up everybody.
   */
  turns: BoundedQueue
  /** Time of the server's last response, by the monotonic clock. */
  answeredAt: number
}

/**
 * PostgreSQL with a deadline. postgres.js has no query timeout of its own and stays stuck on a half-open connection, so
 * every query goes through {@link run}: after the deadline the caller gets a {@link DatabaseUnavailable}, and if the
 * server was silent all that time, a new client replaces the old one.
 */
export class Database {
  readonly #options: Required<DatabaseOptions> & { directUrl: string }
  #connection: Connection
  readonly #bulk = new Set<postgres.Sql>()
  readonly #bulkEnd = new AbortController()

  constructor(options: DatabaseOptions) {
    const { directUrl = options.url } = options
    this.#options = { maxConnections: 10, deadlineMs: 2_200, pooled: false, ...options, directUrl }
    this.#connection = this.#connect()
  }

  /**
   * Runs a query, or several in order, within the deadline; waiting for a connection counts.
   * @throws {DatabaseUnavailable} when there was no response; PostgreSQL's own error (wrapped by drizzle) when there
   *   was one
   */
  run<T>(query: (orm: Orm) => Promise<T>): Promise<T> {
    return this.#run(query, false)
  }

  /**
   * Like {@link run}, but ahead of all other queries and with a few connections reserved: for queries that every
   * request needs, such as the session's user. They must be quick, or they hold up everything else.
   */
  runFirst<T>(query: (orm: Orm) => Promise<T>): Promise<T> {
    return this.#run(query, true)
  }

  async #run<T>(query: (orm: Orm) => Promise<T>, first: boolean): Promise<T> {
    if (hasTimedOut()) throw new DatabaseUnavailable('no answer again')
    const askedAt = performance.now()
    try {
      return await this.#ask(query, first, askedAt)
    } catch (error) {
      if (error instanceof DatabaseUnavailable) recordTimeout(askedAt)
      throw error
    }
  }

  async #ask<T>(query: (orm: Orm) => Promise<T>, first: boolean, askedAt: number): Promise<T> {
    const connection = this.#connection
    const turn = connection.turns.take({ withinMs: this.#waitMs, first })
    if (turn !== undefined) await turn
    const startedAt = performance.now()
    // Each `then` on a drizzle query sends it again, so it is first turned into one real promise.
    const answer = (async () => connection.ask(query))()
    const give = () => connection.turns.give()
    answer.then(give, give)
    try {
      const result = await withTimeout(askedAt + this.#options.deadlineMs - startedAt, answer, () => {
        throw late
      })
      connection.answeredAt = performance.now()
      return result
    } catch (error) {
      if (sqlState(error) !== undefined) {
        connection.answeredAt = performance.now()
        throw error
      }
      const silentSince = Math.max(startedAt, connection.answeredAt)
      if (error === late && performance.now() - silentSince > this.#serverDeadlineMs)
        this.#replace(connection)
      if (error === late || isConnectionError(error))
        throw new DatabaseUnavailable('no answer', { cause: error })
      throw error
    }
  }

  /** Resolves when the server answers. */
  async ping(): Promise<void> {
    await this.runFirst((orm) => orm.execute('select 1'))
  }

  /**
   * Runs work that takes longer than a request may, such as loading a bundled data set: in one transaction, on a
   * dedicated connection, without the deadline, as the role that owns the tables if there is one.
   * @throws {DatabaseUnavailable} when {@link stopBulk} interrupts the work
   */
  async bulk<T>(work: (sql: postgres.TransactionSql) => Promise<T>): Promise<T> {
    if (this.bulkOver.aborted) throw new DatabaseUnavailable('stopping')
    const connection = openDedicatedConnection(this.#options.directUrl, 'bulk')
    this.#bulk.add(connection)
    try {
      return await runInTransaction(connection, this.#options, work)
    } catch (error) {
      throw this.bulkOver.aborted ? new DatabaseUnavailable('stopping', { cause: error }) : error
    } finally {
      this.#bulk.delete(connection)
      await connection.end({ timeout: 1 })
    }
  }

  /** Aborted by {@link stopBulk}. */
  get bulkOver(): AbortSignal {
    return this.#bulkEnd.signal
  }

  /** Aborts {@link bulk} work for good: shutting down must not wait for it, and the next start repeats it. */
  stopBulk(): void {
    this.#bulkEnd.abort()
    for (const sql of this.#bulk) sql.end({ timeout: 0 }).catch(() => {})
  }

  /** Migrates the tables: for a command that writes to a database on which the product may never have run. */
  migrate(): Promise<void> {
    const { directUrl, schema: tables, url } = this.#options
    return migrateDatabase(directUrl, tables, url)
  }

  async close(): Promise<void> {
    await this.#connection.sql.end({ timeout: 1 })
  }

  // About a third of the deadline is for waiting, because under twice the possible load every caller waits that long.
  // The rest is longer than the server takes to cancel a query by itself. The caller therefore gets the server's own
  // error, and an error for a query that was merely slow guarantees that nothing was done.
  get #waitMs(): number {
    return this.#options.deadlineMs * WAITING
  }

  /** The server's time limit for a query. If even its cancellation error does not arrive, it is unreachable. */
  get #serverDeadlineMs(): number {
    return Math.round(this.#options.deadlineMs * WORKING)
  }

  #connect(): Connection {
    const { url, schema: searchPath, maxConnections, pooled } = this.#options
    const settings: QuerySettings = {
      search_path: `${searchPath}, public`,
      statement_timeout: this.#serverDeadlineMs,
      idle_in_transaction_session_timeout: 10_000,
      // Similarity threshold of `%`. At the default of 0.3 a similarity search reads several times as many names.
      'pg_trgm.similarity_threshold': MIN_SIMILARITY,
    }
    const sql = postgres(url, {
      max: maxConnections,
      connect_timeout: 2,
      max_lifetime: 600,
      // The driver queries array types on every new connection, and a reset during that query is a rejection that
      // nobody can catch.
      fetch_types: false,
      // Replaces the driver's growing delay: once the server is back, the next request must reach it.
      backoff: () => 0.1,
      onnotice: () => {},
      prepare: !pooled,
      connection: { application_name: 'smart-farming', ...(pooled ? {} : settings) },
    })
    const orm = drizzle(sql, { schema })
    const inTransaction: Connection['ask'] = (query) =>
      orm.transaction(async (transaction) => {
        await transaction.execute(setLocal(settings))
        return query(transaction)
      })
    return {
      sql,
      ask: pooled ? inTransaction : (query) => query(orm),
      turns: new BoundedQueue({
        atOnce: maxConnections,
        kept: Math.floor(maxConnections * KEPT),
        refusal: (why) => new DatabaseUnavailable(`no connection: ${why}`),
      }),
      answeredAt: performance.now(),
    }
  }

  #replace(silent: Connection): void {
    if (this.#connection !== silent) return
    this.#connection = this.#connect()
    silent.sql.end({ timeout: 0 }).catch(() => {})
  }
}

const late = new Error('the deadline passed')
