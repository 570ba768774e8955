import { loadServerMessages, type ServerMessages } from '@smart-farming/words/catalogues'
import type { PasswordHints } from './accounts/passwords/password-hints.ts'
import { type HashCost, Passwords } from './accounts/passwords/passwords.ts'
import { createSessionStore, findSessionUser } from './accounts/session-store.ts'
import type { Config } from './config.ts'
import { isPooled } from './db/connection/pooler.ts'
import { Database } from './db/database.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase } from './db/embedded/embedded.ts'
import { migrateDatabase } from './db/migrate.ts'
import { type CurrentRole, readCurrentRole } from './db/roles/grant-rows.ts'
import { type PageFiles, readPageFiles } from './http/pages/page-files.ts'
import { Sessions, sessionCookieName } from './http/session/session.ts'
import { SessionReader } from './http/session/session-reader.ts'
import type { RefreshDeps } from './market/imports/refresh-queue.ts'
import { PriceStore } from './market/stored/price-store.ts'
import { webRoot } from './paths.ts'
import { createReadingPool, type ReadingTasks } from './reading-pool.ts'
import { ensureGeneratedSecret } from './secrets.ts'
import type { WorkerPool } from './timing/worker-pool.ts'

/** Time limits in ms, instead of the product's own. */
export interface Deadlines {
  /** Time limit of a handler that does not stream. */
  readonly answerMs?: number | undefined
  readonly weatherMs?: number | undefined
  readonly geocoderMs?: number
  readonly suggestMs?: number
  /** Pause before another attempt to load bundled data. */
  readonly loadAgainMs?: number
}

/** The app's dependencies. Each feature lists the ones that it needs. */
export interface Deps {
  readonly config: Config
  readonly database: Database
  /** Undefined if an external database is configured. */
  readonly embedded: EmbeddedDatabase | undefined
  /**
   * URL for components with their own connections: as the role that owns the tables, bypassing any
   * pooler.
   */
  readonly databaseUrl: string
  /** The role that answers requests. */
  readonly databaseRole: CurrentRole
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly prices: PriceStore
  readonly pages: PageFiles
  readonly words: ServerMessages
  readonly now: () => Date
  readonly deadlines: Deadlines
  /** Brotli quality for new forecasts. Set only by tests. */
  readonly forecastQuality: number | undefined
  /** Other price sources and shorter waits for a test. */
  readonly refreshing: Partial<Pick<RefreshDeps, 'addresses' | 'firstAfterSeconds' | 'pollingSeconds'>>
  /** False in a test with hundreds of cells, because the diary judges each of them twice more. */
  readonly keepsDiary: boolean
  /** A test's password judge that outlives the app. */
  readonly passwordHints: Pick<PasswordHints, 'about'> | undefined
  /**
   * Threads that read messages and compose answers, started by the first task. A test may provide a
   * pool that outlives the app.
   */
  readonly reading: Pick<WorkerPool<ReadingTasks>, 'run'>
  /** Releases everything that {@link createDeps} opened, newest first. */
  close(): Promise<void>
}

/**
 * Creates the app's dependencies, and migrates the database (embedded if none is configured).
 * @param overrides parts replaced by a test
 */
export async function createDeps(
  config: Config,
  overrides: Partial<
    Pick<Deps, 'now' | 'pages' | 'deadlines' | 'refreshing' | 'passwordHints' | 'keepsDiary' | 'reading'>
  > & {
    monotonicMs?: () => number
    passwordCost?: HashCost
    forecastQuality?: number | undefined
    databaseDeadlineMs?: number | undefined
    /** Facts about a test's database, which are then not queried. */
    known?: { migrated: boolean; pooled: boolean; role: CurrentRole } | undefined
  } = {},
): Promise<Deps> {
  const embedded = config.database.url === undefined ? await openEmbeddedDatabase(config.dataDir) : undefined
  const url = embedded?.rowsUrl ?? config.database.url ?? ''
  const directUrl = embedded?.ownerUrl ?? config.database.directUrl ?? url
  const { schema, poolSize } = config.database
  try {
    const { known } = overrides
    if (known?.migrated !== true) await migrateDatabase(directUrl, schema, url)
    const secrets = config.sessionSecrets ?? [await ensureGeneratedSecret(config.dataDir)]
    const pages = overrides.pages ?? (await readPageFiles(webRoot, config.pages, config.https))
    const words = await loadServerMessages('en')
    const deadlineMs = overrides.databaseDeadlineMs ?? config.database.deadlineMs
    const database = new Database({
      url,
      directUrl,
      schema,
      maxConnections: poolSize,
      pooled: known?.pooled ?? (embedded === undefined && (await isPooled(url))),
      ...(deadlineMs !== undefined && { deadlineMs }),
    })
    const now = overrides.now ?? (() => new Date())
    const ownReading = createReadingPool()
    return {
      config,
      database,
      embedded,
      databaseUrl: directUrl,
      databaseRole: known?.role ?? (await readCurrentRole(url, schema)),
      sessions: new Sessions({
        secrets,
        store: createSessionStore(database),
        secure: config.https,
        reader: new SessionReader(
          sessionCookieName(config.https),
          secrets,
          (idHash) => findSessionUser(database, idHash),
          overrides.monotonicMs,
        ),
      }),
      passwords: new Passwords(undefined, overrides.passwordCost),
      prices: new PriceStore(database),
      pages,
      words,
      now,
      deadlines: overrides.deadlines ?? {},
      reading: overrides.reading ?? ownReading,
      forecastQuality: overrides.forecastQuality,
      passwordHints: overrides.passwordHints,
      keepsDiary: overrides.keepsDiary ?? true,
      refreshing: overrides.refreshing ?? {},
      async close() {
        await ownReading.close()
        // A failure to close must not leave the database running.
        await database.close().finally(() => embedded?.stop())
      },
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
