import { chmod, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Double } from '@smart-farming/upstream-doubles/double'
import { type FaultyProxy, startFaultyProxy } from '@smart-farming/upstream-doubles/faulty-proxy'
import { startOpenMeteo } from '@smart-farming/upstream-doubles/open-meteo'
import { startOpenAi } from '@smart-farming/upstream-doubles/openai'
import postgres from 'postgres'
// The product's own PostgreSQL launcher. Here the database must not belong to the product, which is to lose its
// connection.
import { openEmbeddedDatabase } from '../../../apps/api/src/db/embedded/embedded.ts'
import { type Child, startChild } from '../child.ts'
import { serverBundle } from '../product.ts'
import { startPriceSources } from './price-sources.ts'

/** The product, with all its dependencies behind proxies that can fail. */
export interface SoakWorld {
  readonly product: Child
  /** Direct connection to the product's database, past the failing proxy. */
  readonly sql: postgres.Sql
  /** Path of the product's log. */
  readonly logFile: string
  readonly lines: Readonly<Record<ProxiedService, FaultyProxy>>
  readonly doubles: Readonly<Record<Exclude<ProxiedService, 'database'>, Double>>
  close(): Promise<void>
}

export type ProxiedService = 'database' | 'weather' | 'model'

const inside = fileURLToPath(new URL('./product-preload.ts', import.meta.url))
const PLENTY = '1000000000'

export async function startSoakWorld(logFile: string): Promise<SoakWorld> {
  const dataDir = await mkdtemp(join(tmpdir(), 'smart-farming-soak-'))
  // Under root the embedded PostgreSQL runs as its own user, which needs access to this folder.
  await chmod(dataDir, 0o755)
  const cluster = await openEmbeddedDatabase(dataDir)
  const [weather, model, prices] = [
    await startOpenMeteo({ now: Date.now }),
    await startOpenAi({ now: Date.now }),
    await startPriceSources(),
  ]
  const database = new URL(cluster.url)
  const lines = {
    database: await startFaultyProxy({ port: Number(database.port) }),
    weather: await startFaultyProxy({ port: Number(new URL(weather.url).port) }),
    model: await startFaultyProxy({ port: Number(new URL(model.url).port) }),
  }
  const through = ({ port }: FaultyProxy) => `http://127.0.0.1:${port}`
  database.port = String(lines.database.port)
  const log = await open(logFile, 'w')
  const product = await startChild(serverBundle, {
    ready: '/api/health',
    preload: inside,
    log: log.fd,
    env: {
      DATABASE_URL: database.href,
      SESSION_SECRET: 'the secret of a product that lives as long as its soak',
      WEATHER_PROVIDERS: 'open-meteo',
      OPEN_METEO_BASE_URL: through(lines.weather),
      OPEN_METEO_ARCHIVE_BASE_URL: through(lines.weather),
      OPEN_METEO_GEOCODING_BASE_URL: through(lines.weather),
      OPENAI_BASE_URL: `${through(lines.model)}/v1`,
      OPENAI_MODEL: 'stand-in',
      // A hanging model must time out within the minute.
      CHAT_FIRST_WORD_SECONDS: '5',
      CHAT_DAILY_TOKENS: PLENTY,
      CHAT_DAILY_TOKENS_PER_USER: PLENTY,
      REQUESTS_PER_MINUTE: PLENTY,
      SEARCHES_PER_MINUTE: PLENTY,
      PLACE_SUGGESTIONS_PER_MINUTE: PLENTY,
      NEW_PLACES_PER_HOUR: PLENTY,
      CALLS_PER_ACCOUNT_DAY: PLENTY,
      OPEN_METEO_CALLS_PER_DAY: PLENTY,
      QUESTIONS_PER_MINUTE: PLENTY,
      SIGNUPS_PER_HOUR: PLENTY,
      LOGINS_PER_DEVICE_MINUTE: PLENTY,
      LOGINS_PER_ADDRESS_MINUTE: PLENTY,
      CONTACT_MESSAGES_PER_HOUR: PLENTY,
      PRICE_REFRESH: 'on',
      SOAK_PRICE_SOURCES_PORT: new URL(prices.url).port,
    },
  })
  await log.close()
  const sql = postgres(cluster.url, {
    max: 1,
    onnotice: () => {},
    connection: { application_name: 'soak' },
  })
  return {
    product,
    sql,
    logFile,
    lines,
    doubles: { weather, model },
    async close() {
      await product.stop()
      await sql.end()
      for (const part of [...Object.values(lines), weather, model, prices]) await part.close()
      await cluster.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
