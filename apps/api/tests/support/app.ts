import { join } from 'node:path'
import { api } from '@smart-farming/contracts/api'
import { type Client, createClient } from '@smart-farming/contracts/client'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import postgres from 'postgres'
import { inject } from 'vitest'
import { PasswordHints } from '../../src/accounts/passwords/password-hints.ts'
import type { HashCost } from '../../src/accounts/passwords/passwords.ts'
import { type AppOptions, buildApp } from '../../src/app.ts'
import { loadConfig } from '../../src/config.ts'
import { isPooled } from '../../src/db/connection/pooler.ts'
import { type CurrentRole, readCurrentRole } from '../../src/db/roles/grant-rows.ts'
import { createDeps, type Deps } from '../../src/deps.ts'
import { serializeError } from '../../src/http/log/request-log.ts'
import { BROTLI_FAST } from '../../src/http/routing/encoded-json.ts'
import { createReadingPool } from '../../src/reading-pool.ts'
import { claimSchema, createSchemaName, recordTables, releaseSchema, takeSchema } from './database/schemas.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly deps: Deps
  /** Parsed log lines. */
  readonly logs: Record<string, unknown>[]
  /** For direct queries on this app's schema, such as backdating rows. */
  readonly sql: postgres.Sql
  /** A caller with its own cookie jar. */
  browser(headers?: Record<string, string>): Browser
  close(): Promise<void>
}

export interface Browser {
  readonly client: Client<typeof api>
  readonly cookies: Map<string, string>
  /** Sends any request with this browser's cookies. */
  request(options: InjectOptions): Promise<LightMyRequestResponse>
}

/**
 * Cheap, because hundreds of farmers sign up in these tests. Tests of the hashing cost and of
 * floods use the product's own cost.
 */
const cheapPasswords: HashCost = { memoryCost: 64, timeCost: 1, parallelism: 1 }

/**
 * Shared by all apps of a worker, because loading its lists takes a third of a second of CPU time.
 * Only the project `faults` tests its deadline.
 */
let judge: PasswordHints | undefined
function patientJudge(): PasswordHints {
  judge ??= new PasswordHints({ longestMs: 60_000 })
  return judge
}

/**
 * Shared by all apps of a worker. Its threads load all reading rules from the bundle, as in
 * production.
 */
let pool: ReturnType<typeof createReadingPool> | undefined
function sharedReading(isPatient: boolean): ReturnType<typeof createReadingPool> {
  const script = join(inject('bundle'), 'reading-worker.js')
  if (pool === undefined) {
    pool = createReadingPool({ script, ...(isPatient && { deadlineMs: 60_000, waitMs: 60_000, threads: 1 }) })
    void pool.start()
  }
  return pool
}

/**
 * Properties of the run's database, read once per worker, because each query opens its own
 * connection.
 */
let asked: Promise<{ pooled: boolean; role: CurrentRole }> | undefined
function roleOf(url: string, schema: string) {
  const ask = async () => ({ pooled: await isPooled(url), role: await readCurrentRole(url, schema) })
  asked ??= ask()
  return asked
}

interface TestAppOptions {
  env?: Record<string, string>
  overrides?: Parameters<typeof createDeps>[1]
  options?: Omit<AppOptions, 'logger'>
  /** Schema of another app, for a second instance on the same database. */
  schema?: string
}

/**
 * Starts the whole app on an empty PostgreSQL schema. The weather is a sample, unless `env` sets
 * providers.
 */
export async function startApp({
  env = {},
  overrides,
  options = {},
  schema: given,
}: TestAppOptions = {}): Promise<TestApp & { schema: string }> {
  const databaseUrl = inject('databaseUrl')
  const databaseDeadlineMs = inject('databaseDeadlineMs')
  // Tests with their own server, or their own route to ours, need a new schema.
  const isOurs = env.DATABASE_URL === undefined && env.DATABASE_DIRECT_URL === undefined
  const isLent = given === undefined && isOurs
  const taken = isLent
    ? await takeSchema(databaseUrl)
    : { schema: given ?? createSchemaName(), migrated: false }
  const { schema } = taken
  claimSchema(schema)
  const config = loadConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'only for tests 1 fQ2xLr7Vt4Kw8Zb3NmYc6Hd',
    WEATHER_PROVIDERS: 'sample',
    LOCAL_PRICES: 'off',
    ...env,
  })
  config.database.schema = schema
  const deps = await createDeps(config, {
    pages: new Map(),
    passwordCost: cheapPasswords,
    forecastQuality: BROTLI_FAST,
    databaseDeadlineMs,
    known: isOurs ? { migrated: taken.migrated, ...(await roleOf(databaseUrl, schema)) } : undefined,
    // Only in projects that do not test deadlines.
    ...(databaseDeadlineMs !== undefined && { passwordHints: patientJudge() }),
    reading: sharedReading(databaseDeadlineMs !== undefined),
    ...overrides,
    deadlines: {
      answerMs: inject('answerDeadlineMs'),
      weatherMs: inject('weatherDeadlineMs'),
      ...overrides?.deadlines,
    },
  })
  const logs: Record<string, unknown>[] = []
  const logger = pino(
    { level: 'info', serializers: { err: serializeError } },
    { write: (line: string) => void logs.push(JSON.parse(line)) },
  )
  const app = await buildApp(deps, { ...options, logger })
  const sql = postgres(databaseUrl, {
    max: 2,
    onnotice: () => {},
    connection: { search_path: `${schema}, public` },
  })
  if (isLent) await recordTables(sql, schema)
  return {
    app,
    deps,
    logs,
    sql,
    schema,
    browser: (headers = {}) => openBrowser(app, headers),
    async close() {
      await app.close()
      await deps.close()
      await sql.end()
      releaseSchema(schema)
    },
  }
}

function openBrowser(app: FastifyInstance, headers: Record<string, string>): Browser {
  const cookies = new Map<string, string>()
  const request = async (options: InjectOptions) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await app.inject({
      ...options,
      headers: { ...headers, ...(cookie !== '' && { cookie }), ...options.headers },
    })
    for (const set of [response.headers['set-cookie'] ?? []].flat()) keepCookie(cookies, set)
    return response
  }
  const client = createClient(api, async (url, init) => {
    const response = await request({
      method: init.method as 'GET',
      url,
      headers: { ...(init.headers as Record<string, string>) },
      ...(init.body !== undefined && { payload: init.body as string }),
    })
    const empty = response.statusCode === 204 || response.statusCode === 304
    return new Response(empty ? null : response.body, {
      status: response.statusCode,
      headers: toHeaders(response),
    })
  })
  return { client, cookies, request }
}

function keepCookie(cookies: Map<string, string>, header: string): void {
  const [pair = ''] = header.split(';', 1)
  const name = pair.slice(0, pair.indexOf('='))
  const value = pair.slice(pair.indexOf('=') + 1)
  const ended = value === '' || /expires=Thu, 01 Jan 1970/i.test(header)
  if (ended) cookies.delete(name)
  else cookies.set(name, value)
}

function toHeaders(response: LightMyRequestResponse): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(response.headers))
    for (const one of [value ?? []].flat()) headers.append(name, String(one))
  return headers
}
