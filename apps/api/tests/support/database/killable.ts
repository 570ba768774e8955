import { rm } from 'node:fs/promises'
import postgres from 'postgres'
import { vi } from 'vitest'
import { openEmbeddedDatabase } from '../../../src/db/embedded/embedded.ts'
import { startCluster } from '../../../src/db/embedded/embedded-cluster.ts'
import { findEmbeddedHome } from '../../../src/db/embedded/embedded-home.ts'
import { startApp, type TestApp } from '../app.ts'
import { createDataDirectory } from '../processes/server.ts'
import { killDatabase } from './kill-database.ts'

/** The product in this process, on a database that can be killed. */
export interface KillableProduct {
  product: TestApp
  /** Connection to the database under test, not to the run's shared database. */
  sql: postgres.Sql
  /** Kills the database and starts it again. */
  killAndStart(): Promise<void>
  close(): Promise<void>
}

export async function startKillableProduct(): Promise<KillableProduct> {
  const dataDir = await createDataDirectory()
  const database = await openEmbeddedDatabase(dataDir)
  const product = await startApp({
    env: {
      DATABASE_URL: database.url,
      REQUESTS_PER_MINUTE: '1000000',
      CONTACT_MESSAGES_PER_HOUR: '1000000',
      SIGNUPS_PER_HOUR: '1000000',
    },
  })
  const sql = postgres(database.url, { max: 1, connection: { search_path: product.schema } })

  /** A start is refused until the last process of the killed server has released the data. */
  async function start(): Promise<void> {
    const home = await findEmbeddedHome(dataDir)
    const port = Number(new URL(database.url).port)
    const begin = () =>
      startCluster(home, port).then(
        () => true,
        () => false,
      )
    await vi.waitUntil(begin, { timeout: 30_000 })
  }

  return {
    product,
    sql,
    async killAndStart() {
      await killDatabase(dataDir)
      await start()
    },
    async close() {
      await sql.end()
      await product.close()
      await database.stop()
      await rm(dataDir, { recursive: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}
