import { chmod, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Double } from '@smart-farming/upstream-doubles/double'
import { type FaultyProxy, startFaultyProxy } from '@smart-farming/upstream-doubles/faulty-proxy'
import { startOpenMeteo } from '@smart-farming/upstream-doubles/open-meteo'
import { startOpenAi } from '@smart-farming/upstream-doubles/openai'
import postgres from 'postgres'
// The database must not belong to the product here, because the product has to lose its connection.
import { openEmbeddedDatabase } from '../../../apps/api/src/db/embedded/embedded.ts'
import type { ServerChild } from '../child.ts'
import { startServer, UNLIMITED, weatherSettings } from '../product.ts'

/** The product, with all its dependencies behind proxies that can fail. */
export interface SoakWorld {
  readonly product: ServerChild
  readonly databaseUrl: string
  /** Direct connection to the product's database, bypassing the proxy. */
  readonly sql: postgres.Sql
  readonly lines: Readonly<Record<'database' | 'weather' | 'model', FaultyProxy>>
  readonly doubles: Readonly<Record<'weather' | 'model', Double>>
  close(): Promise<void>
}

/**
 * Starts the product with its doubles and proxies.
 * @param logFile path of the product's log
 */
export async function startWorld(logFile: string): Promise<SoakWorld> {
  const dataDir = await mkdtemp(join(tmpdir(), 'smart-farming-soak-'))
  // As root, the embedded PostgreSQL runs as another user, which needs access to this folder.
  await chmod(dataDir, 0o755)
  const cluster = await openEmbeddedDatabase(dataDir)
  const doubles = {
    weather: await startOpenMeteo({ now: Date.now }),
    model: await startOpenAi({ now: Date.now }),
  }
  const proxyTo = (url: string) => startFaultyProxy({ port: Number(new URL(url).port) })
  const lines = {
    database: await proxyTo(cluster.url),
    weather: await proxyTo(doubles.weather.url),
    model: await proxyTo(doubles.model.url),
  }
  const database = new URL(cluster.url)
  database.port = String(lines.database.port)
  const log = await open(logFile, 'w')
  const settings = {
    ...UNLIMITED,
    ...weatherSettings(`http://127.0.0.1:${lines.weather.port}`),
    DATABASE_URL: database.href,
    SESSION_SECRET: 'the secret of a product that lives as long as its soak',
    OPENAI_BASE_URL: `http://127.0.0.1:${lines.model.port}/v1`,
    OPENAI_MODEL: 'stand-in',
    // A hanging model must time out within the minute.
    CHAT_FIRST_WORD_SECONDS: '5',
    PRICE_REFRESH: 'off',
  }
  const product = await startServer(settings, { flags: ['--expose-gc'], log: log.fd })
  await log.close()
  const sql = postgres(cluster.url, { max: 1, onnotice: () => {}, connection: { application_name: 'soak' } })
  return {
    product,
    databaseUrl: cluster.url,
    sql,
    lines,
    doubles,
    async close() {
      await product.stop()
      await sql.end()
      for (const part of [...Object.values(lines), ...Object.values(doubles)]) await part.close()
      await cluster.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
