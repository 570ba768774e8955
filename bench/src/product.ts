import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startOpenMeteo } from '@smart-farming/upstream-doubles/open-meteo'
import { type Child, startChild } from './child.ts'

/** The product as `npm start` runs it: the bundle, its own PostgreSQL, with every guard, limit and log line. */
export interface BenchedProduct extends Child {
  readonly databaseUrl: string
  /** Header of a signed-in farmer. */
  readonly cookie: string
  readonly settings: Record<string, string>
  /** Number of requests to the forecast provider so far. */
  providerCalls(): number
}

/** Bundle of a built checkout. */
export const bundlePath = (checkout: string): string => join(checkout, 'apps/api/dist/server.js')

export const serverBundle = bundlePath(fileURLToPath(new URL('../..', import.meta.url)))

/** Same as in `npm start` (`scripts/server-flags.mjs`). */
const SERVER_FLAGS = ['--max-semi-space-size=8']

/** The forecast used in every measurement. */
export const FORECAST = '/api/weather/forecast?lat=51.5074&lon=-0.1278'

/** Account fields of all test farmers, with their common password. */
export const TEST_ACCOUNT = {
  username: 'bench',
  password: 'a long enough password',
  farmName: 'Measured Farm',
  location: 'London',
}

/**
 * Starts the product on a new data directory, with a double of the forecast provider, and signs a farmer up.
 *
 * @param more settings besides those of every measurement
 * @param bundle of this checkout, or of another one
 */
export async function startProduct(
  more: Record<string, string> = {},
  bundle = serverBundle,
): Promise<BenchedProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'smart-farming-bench-'))
  await chmod(dataDir, 0o755)
  const provider = await startOpenMeteo({ now: Date.now })
  const settings = {
    DATA_DIR: dataDir,
    WEATHER_PROVIDERS: 'open-meteo',
    PRICE_REFRESH: 'off',
    OPEN_METEO_BASE_URL: provider.url,
    OPEN_METEO_ARCHIVE_BASE_URL: provider.url,
    OPEN_METEO_GEOCODING_BASE_URL: provider.url,
    // Counted as usual, but never reached: one caller stands for many.
    REQUESTS_PER_MINUTE: '100000000',
    LOGINS_PER_DEVICE_MINUTE: '100000000',
    LOGINS_PER_ADDRESS_MINUTE: '100000000',
    SEARCHES_PER_MINUTE: '100000000',
    PLACE_SUGGESTIONS_PER_MINUTE: '100000000',
    NEW_PLACES_PER_HOUR: '100000000',
    CALLS_PER_ACCOUNT_DAY: '100000000',
    OPEN_METEO_CALLS_PER_DAY: '100000000',
    QUESTIONS_PER_MINUTE: '100000000',
    SIGNUPS_PER_HOUR: '100000000',
    ...more,
  }
  const child = await startChild(bundle, { env: settings, ready: '/api/health', flags: SERVER_FLAGS })
  const record = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8')) as {
    port: number
    password: string
  }
  const databaseUrl = `postgres://postgres:${record.password}@127.0.0.1:${record.port}/postgres`
  return {
    ...child,
    databaseUrl,
    settings,
    providerCalls: () => provider.calls.length,
    cookie: await signUp(child.url, TEST_ACCOUNT.username),
    async stop() {
      await child.stop()
      await provider.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const SIGNUP_TRIES = 60

/** Signs a farmer up; resolves to the Cookie header of the session. */
export async function signUp(url: string, username: string): Promise<string> {
  const ask = (path: string) => postJson(`${url}/api/${path}`, { ...TEST_ACCOUNT, username })
  let response = await ask('signup')
  // While starting on a busy machine the product refuses requests for a moment, and may still have completed one.
  for (let tries = 1; [503, 409].includes(response.status) && tries < SIGNUP_TRIES; tries += 1) {
    await pause(1_000)
    response = await ask(response.status === 409 ? 'login' : 'signup')
  }
  if (!response.ok) throw new Error(`sign-up answered ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

/** Logs a farmer in again, by default with the correct password; resolves to the status. */
export async function logIn(
  url: string,
  username: string,
  password = TEST_ACCOUNT.password,
): Promise<number> {
  const response = await postJson(`${url}/api/login`, { username, password })
  await response.arrayBuffer()
  return response.status
}

/** Creates a recovery code for a farmer who has just signed up. */
export async function createRecoveryCode(url: string, cookie: string): Promise<void> {
  const response = await postJson(`${url}/api/account/recovery`, {}, { cookie })
  if (!response.ok) throw new Error(`making a recovery code answered ${response.status}`)
  await response.arrayBuffer()
}

/** Tries to set a new password with an invalid recovery code; resolves to the status. */
export async function attemptRecovery(url: string, username: string): Promise<number> {
  const response = await postJson(`${url}/api/recover`, {
    username,
    code: 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ23',
    password: 'seven herons over the mill',
  })
  await response.arrayBuffer()
  return response.status
}

function postJson(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
