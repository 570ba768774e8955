import { type PasswordCost, Passwords } from './accounts/passwords/passwords.ts'
import { findSessionUser, sessionStore } from './accounts/session-store.ts'
import type { Config } from './config.ts'
import { Database } from './db/database.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase } from './db/embedded/embedded.ts'
import { migrateDatabase } from './db/migrate.ts'
import { type PageFiles, readPageFiles } from './http/pages/page-files.ts'
import { Sessions, sessionCookieName } from './http/session/session.ts'
import { SessionReader } from './http/session/session-reader.ts'
import { PriceStore } from './market/stored/price-store.ts'
import { webRoot } from './paths.ts'
import { generatedSecret } from './secrets.ts'

/** How long is waited for others, each at most, in ms; without one, as long as the product does. */
export interface Deadlines {
  readonly weatherMs?: number
  readonly geocoderMs?: number
}

/** What the app is made of. Each feature names the few of these that it needs. */
export interface Deps {
  readonly config: Config
  readonly database: Database
  /** The PostgreSQL that we brought ourselves, where none is set. */
  readonly embedded: EmbeddedDatabase | undefined
  /** For what must open connections of its own. */
  readonly databaseUrl: string
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly prices: PriceStore
  readonly pages: PageFiles
  /** The time, as everything that decides by it asks for it. */
  readonly now: () => Date
  /** Where a test brings shorter ones than the product's own, in ms. */
  readonly deadlines: Deadlines
  /** Gives back what {@link createDeps} took, newest first. */
  close(): Promise<void>
}

/**
 * Makes everything the app needs: the database (embedded where none is set), migrated; the secrets; the pages.
 *
 * @param overrides what a test brings itself
 */
export async function createDeps(
  config: Config,
  overrides: Partial<Pick<Deps, 'now' | 'pages' | 'deadlines'>> & {
    monotonicMs?: () => number
    passwordCost?: PasswordCost
    databaseDeadlineMs?: number | undefined
  } = {},
): Promise<Deps> {
  const embedded = config.database.url === undefined ? await openEmbeddedDatabase(config.dataDir) : undefined
  const url = embedded?.url ?? config.database.url ?? ''
  try {
    await migrateDatabase(url, config.database.schema)
    const secrets = config.sessionSecrets ?? [await generatedSecret(config.dataDir)]
    const pages = overrides.pages ?? (await readPageFiles(webRoot, config.pages, config.https))
    const { databaseDeadlineMs: deadlineMs } = overrides
    const database = new Database({
      url,
      schema: config.database.schema,
      ...(deadlineMs !== undefined && { deadlineMs }),
    })
    const now = overrides.now ?? (() => new Date())
    return {
      config,
      database,
      embedded,
      databaseUrl: url,
      sessions: new Sessions({
        secrets,
        store: sessionStore(database),
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
      now,
      deadlines: overrides.deadlines ?? {},
      async close() {
        // What fails to close must not leave the database running.
        await database.close().finally(() => embedded?.stop())
      },
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
