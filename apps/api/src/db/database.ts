import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { BoundedQueue } from '../timing/bounded-queue.ts'
import { withTimeout } from '../timing/with-timeout.ts'
import { isConnectionError } from './connection/connection-errors.ts'
import { type QuerySettings, setLocal } from './connection/pooler.ts'
import { prepareStatements } from './connection/prepared-statements.ts'
import { hasTimedOut, recordTimeout } from './connection/request-timeout.ts'
import { migrateDatabase } from './migrate.ts'
import * as schema from './schema.ts'
import { DatabaseUnavailable, sqlState } from './sql-errors.ts'
import { openDedicatedConnection, runInTransaction } from './transaction.ts'

export type Orm = PostgresJsDatabase<typeof schema>

/**
 * Two names count as alike from this trigram similarity (0..1). "nakuro" and "nakuru" have a
 * similarity of 0.56.
 */
export const MIN_SIMILARITY = 0.38

/** Share of the connections reserved for {@link Database.runFirst}. */
const KEPT = 0.3

/**
 * Shares of the deadline for waiting in the queue and for the server's work. Their sum is below 1,
 * so that the caller gets the server's own error.
 */
const WAITING = 0.35
const WORKING = 0.4

export interface DatabaseOptions {
  url: string
  /** For long work and migrations, as the role that owns the tables. Defaults to `url`. */
  directUrl?: string | undefined
  /** PostgreSQL schema of our tables. */
  schema: string
  /**
   * Maximum number of connections. All instances together must stay below the server's
   * max_connections.
   */
  maxConnections?: number
  /** A pooler is in front of the server ({@link isPooled}). */
  pooled?: boolean
  /** Maximum wait of a caller, in ms. Must be shorter than a request handler's limit. */
  deadlineMs?: number
}

interface Connection {
  sql: postgres.Sql
  ask: <T>(query: (orm: Orm) => Promise<T>) => Promise<T>
  /**
   * Replaces the driver's queue, which would send queries behind a stuck one and run them after
   * their callers got an error. The last few connections are reserved for queries that every
   * request needs, so that one locked table does not block everything.
   */
  turns: BoundedQueue
  /** Time of the server's last response, by the monotonic clock. */
  answeredAt: number
}

/**
 * PostgreSQL with a deadline. postgres.js has no query timeout and stays stuck on a half-open
 * connection, so every query goes through {@link run}. After the deadline the caller gets a {@link
 * DatabaseUnavailable}. If the server was silent all that time, a new client replaces the old one.
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
   * Runs one or more queries within the deadline, including the wait for a connection.
   * @throws {DatabaseUnavailable} when the database does not respond
   * @throws PostgreSQL's own error (wrapped by drizzle)
   */
  run<T>(query: (orm: Orm) => Promise<T>): Promise<T> {
    return this.#run(query, false)
  }

  /** Expected wait of the next query in overload, in ms; 0 after a burst and in an outage. */
  get lastingWaitMs(): number {
    return this.#connection.turns.lastingWaitMs
  }

  /**
   * Like {@link run}, but ahead of other queries and with a few reserved connections. For quick
   * queries that every request needs, such as the session's user.
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
    // Each `then` on a drizzle query sends the query again, so it needs a real promise.
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

  async ping(): Promise<void> {
    await this.runFirst((orm) => orm.execute('select 1'))
  }

  /**
   * Runs work that takes longer than a request is allowed to take, such as loading a bundled data
   * set. It runs in one transaction, on a dedicated connection, without the deadline, as the role
   * that owns the tables.
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

  /**
   * Aborts {@link bulk} work, now and in future, so that a shutdown need not wait. The next start
   * repeats the work.
   */
  stopBulk(): void {
    this.#bulkEnd.abort()
    for (const sql of this.#bulk) sql.end({ timeout: 0 }).catch(() => {})
  }

  /** Migrates the tables, for commands that may run before the product's first start. */
  migrate(): Promise<void> {
    const { directUrl, schema: tables, url } = this.#options
    return migrateDatabase(directUrl, tables, url)
  }

  async close(): Promise<void> {
    await this.#connection.sql.end({ timeout: 1 })
  }

  // About a third of the deadline, because at twice the possible load every caller waits that long.
  // The rest is longer than the server takes to cancel a query. The caller therefore gets the
  // server's error, which guarantees that a slow query had no effect.
  get #waitMs(): number {
    return this.#options.deadlineMs * WAITING
  }

  /**
   * The server's time limit for a query. If even its cancellation error does not arrive, the server
   * is unreachable.
   */
  get #serverDeadlineMs(): number {
    return Math.round(this.#options.deadlineMs * WORKING)
  }

  #connect(): Connection {
    const { url, schema: searchPath, maxConnections, pooled } = this.#options
    const settings: QuerySettings = {
      search_path: `${searchPath}, public`,
      statement_timeout: this.#serverDeadlineMs,
      idle_in_transaction_session_timeout: 10_000,
      // Similarity threshold of `%`. At the default of 0.3, a similarity search reads several times
      // as many names.
      'pg_trgm.similarity_threshold': MIN_SIMILARITY,
    }
    const sql = postgres(url, {
      max: maxConnections,
      connect_timeout: 2,
      max_lifetime: 600,
      // By default, the driver queries array types on every new connection, and a reset during that
      // query causes an uncatchable rejection.
      fetch_types: false,
      // Replaces the driver's growing delay: the first request after an outage must reach the
      // server.
      backoff: () => 0.1,
      onnotice: () => {},
      prepare: !pooled,
      connection: { application_name: 'smart-farming', ...(pooled ? {} : settings) },
    })
    const orm = drizzle(pooled ? sql : prepareStatements(sql), { schema })
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
