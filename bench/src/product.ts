import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startOpenMeteo } from '@smart-farming/upstream-doubles/open-meteo'
import postgres from 'postgres'
import { account, signUp } from './accounts.ts'
import { type ChildOptions, type ServerChild, startChild } from './child.ts'

/**
 * The product as `npm start` runs it: the bundle and its own PostgreSQL, with all guards, limits
 * and logs.
 */
export interface BenchProduct extends ServerChild {
  readonly databaseUrl: string
  /** Cookie header of a signed-in farmer. */
  readonly cookie: string
  readonly settings: Record<string, string>
}

/** Path of the bundle in a built checkout. */
export const bundlePath = (checkout: string): string => join(checkout, 'apps/api/dist/server.js')

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const serverBundle = bundlePath(root)

const flagsOfStart = new URL('../../scripts/server-flags.mjs', import.meta.url)
const { serverFlags, serverEnvironment } = (await import(flagsOfStart.href)) as {
  serverFlags: readonly string[]
  serverEnvironment: Record<string, string>
}

const PLENTY = '100000000'
/** Limits that are counted as usual, but never reached, because one caller represents many. */
export const UNLIMITED = {
  REQUESTS_PER_MINUTE: PLENTY,
  LOGINS_PER_DEVICE_MINUTE: PLENTY,
  LOGINS_PER_ADDRESS_MINUTE: PLENTY,
  LOGIN_FAILURES_PER_ADDRESS_MINUTE: PLENTY,
  LOGIN_FAILURES_PER_ADDRESS_HOUR: PLENTY,
  SEARCHES_PER_MINUTE: PLENTY,
  PLACE_SUGGESTIONS_PER_MINUTE: PLENTY,
  NEW_PLACES_PER_HOUR: PLENTY,
  CALLS_PER_ACCOUNT_DAY: PLENTY,
  OPEN_METEO_CALLS_PER_DAY: PLENTY,
  QUESTIONS_PER_MINUTE: PLENTY,
  SIGNUPS_PER_HOUR: PLENTY,
  CONTACT_MESSAGES_PER_HOUR: PLENTY,
  CHAT_DAILY_TOKENS: PLENTY,
  CHAT_DAILY_TOKENS_PER_USER: PLENTY,
}

/** Settings for weather from an Open-Meteo double. */
export const weatherSettings = (url: string) => ({
  WEATHER_PROVIDERS: 'open-meteo',
  OPEN_METEO_BASE_URL: url,
  OPEN_METEO_ARCHIVE_BASE_URL: url,
  OPEN_METEO_GEOCODING_BASE_URL: url,
})

type ServerOptions = Omit<ChildOptions, 'env'> & { bundle?: string }

/** Starts the server with the flags and environment of `npm start`. */
export function startServer(
  settings: Record<string, string>,
  { bundle = serverBundle, flags = [], ...options }: ServerOptions = {},
): Promise<ServerChild> {
  return startChild(bundle, {
    ready: '/api/health',
    ...options,
    env: { ...serverEnvironment, ...settings },
    flags: [...serverFlags, ...flags],
  })
}

/** Starts another server on the database of a running product. */
export function startSecondServer(
  { settings, databaseUrl }: BenchProduct,
  more: Record<string, string> = {},
): Promise<ServerChild> {
  const own = { DATABASE_URL: databaseUrl, SESSION_SECRET: 'a secret that is only for measuring' }
  return startServer({ ...settings, ...own, ...more }, { ready: '/api/health/live' })
}

/** The forecast used in all measurements. */
export const FORECAST = '/api/weather/forecast?lat=51.5074&lon=-0.1278'

/**
 * Starts the product on a new data directory, with a double of the forecast provider, and signs a
 * farmer up. Waits until the gazetteer has loaded, because loading would disturb measurements.
 * @param bundle bundle of this or another checkout
 */
export async function startProduct(bundle = serverBundle): Promise<BenchProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'smart-farming-bench-'))
  // As root, the embedded PostgreSQL runs as another user, which needs access to this folder.
  await chmod(dataDir, 0o755)
  const provider = await startOpenMeteo({ now: Date.now })
  const settings = {
    ...UNLIMITED,
    ...weatherSettings(provider.url),
    DATA_DIR: dataDir,
    PRICE_REFRESH: 'off',
  }
  const child = await startServer(settings, { bundle })
  const record = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8')) as {
    port: number
    password: string
  }
  const databaseUrl = `postgres://postgres:${record.password}@127.0.0.1:${record.port}/postgres`
  const cookie = await signUp(child.url, account.username)
  await waitForGazetteer(databaseUrl)
  return {
    ...child,
    databaseUrl,
    settings,
    cookie,
    async stop() {
      await child.stop()
      await provider.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Waits until the gazetteer is loaded, which takes some seconds after the first start. */
export async function waitForGazetteer(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 })
  try {
    await waitUntil(async () => (await sql`select from data_versions where name = 'gazetteer'`).length > 0)
  } finally {
    await sql.end()
  }
}

/**
 * Checks a condition every 200 ms.
 * @throws when it is not met within a minute
 */
export async function waitUntil(hasHappened: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await hasHappened()) return
    await pause(200)
  }
  throw new Error('the product was not ready in a minute')
}
