import { randomUUID } from 'node:crypto'
import { type FaultyProxy, startFaultyProxy } from '@smart-farming/upstream-doubles/faulty-proxy'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { countValues, createSignup, password } from '../support/accounts/farmers.ts'
import { seedTables } from '../support/database/gazetteer.ts'
import { percentile, runOpenLoop, type SendRequest, type TimedOutcome } from '../support/http/open-loop.ts'
import { type ServerProcess, startServer } from '../support/processes/server.ts'

const SECONDS = Number(process.env.OUTAGE_SECONDS ?? 4)
vi.setConfig({ testTimeout: 120_000 + SECONDS * 2_000, hookTimeout: 180_000 })

// A separate database, because a process has no setting for a schema.
const name = `t_${randomUUID().replaceAll('-', '')}`
const server = new URL(inject('databaseUrl'))
const upstream = { host: server.hostname, port: Number(server.port) }
const admin = postgres(server.href, { max: 1, onnotice: () => {} })

let line: FaultyProxy
let product: ServerProcess
let origin: string
let cookie: string
/** A page without login: the landing page, if the web client has been built. */
let page: string

beforeAll(async () => {
  await admin.unsafe(`create database ${name}`)
  await seedTables(new URL(`/${name}`, server).href)
  line = await startFaultyProxy(upstream)
  const url = new URL(server)
  url.port = String(line.port)
  url.pathname = `/${name}`
  product = startServer({
    DATABASE_URL: url.href,
    SESSION_SECRET: 'only for tests 1 fQ2xLr7Vt4Kw8Zb3NmYc6Hd',
    REQUESTS_PER_MINUTE: '1000000',
    LOGINS_PER_DEVICE_MINUTE: '1000000',
  })
  origin = new URL(await product.ready).origin
  const signedUp = await send('/api/signup', { ...createSignup('Ada') })
  expect(signedUp.status).toBe(201)
  cookie = signedUp.headers
    .getSetCookie()
    .map((set) => set.split(';', 1)[0])
    .join('; ')
  expect((await fetch(`${origin}${forecast}`, { headers: { cookie } })).status).toBe(200)
  page = (await fetch(origin)).status === 200 ? '/' : '/api/docs'
})
afterAll(async () => {
  product.process.kill('SIGKILL')
  await product.exited
  await admin.unsafe(`drop database if exists ${name} with (force)`)
  await admin.end()
  await line.close()
})

const forecast = '/api/weather/forecast?lat=52.37&lon=-2.71'

function send(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

const logIn = () => send('/api/login', { username: 'Ada', password })

const ask: SendRequest = async ({ url, headers }) => {
  const answer =
    url === '/api/login'
      ? await logIn()
      : await fetch(`${origin}${url}`, { headers: headers as Record<string, string> })
  await answer.arrayBuffer()
  return { statusCode: answer.status, headers: Object.fromEntries(answer.headers) }
}

/** Sends fifty typical requests a second. Returns their outcomes by kind. */
async function traffic(seconds: number): Promise<Record<string, TimedOutcome[]>> {
  const kinds = { page, live: '/api/health/live', forecast, login: '/api/login' }
  const loops = Object.entries(kinds).map(async ([kind, url]) => {
    const request = () => ({ url, headers: { cookie } })
    return [kind, await runOpenLoop(ask, { perSecond: 12.5, seconds, request })] as const
  })
  return Object.fromEntries(await Promise.all(loops))
}

const answers = (outcomes: TimedOutcome[] = []) => [
  ...countValues(
    outcomes.map(({ status, retryAfter }) => (status === 503 ? `503 after ${retryAfter}` : status)),
  ).keys(),
]

test.each([
  [
    'stopped',
    () => line.close(),
    async () => {
      line = await startFaultyProxy(upstream, line.port)
    },
  ],
  ['out of reach', () => line.set({ mode: 'hole' }), () => line.set({ mode: 'pass' })],
])('a database that is %s under load causes only prompt 503s, then recovers', async (state, begin, end) => {
  expect(answers((await traffic(0.5)).login)).toEqual([200])
  await begin()
  const { login = [], ...others } = await traffic(SECONDS)
  await end()
  const backAt = performance.now()
  await expect.poll(async () => (await logIn()).status, { timeout: 3_000 }).toBe(200)
  const backMs = performance.now() - backAt
  const after = await traffic(1)

  const slowest = Math.max(...Object.values(others).map((outcomes) => percentile(outcomes, 0.99)))
  console.log(
    `${state} for ${SECONDS} s: log-in ${answers(login)} within ${percentile(login, 1).toFixed(0)} ms, the others' p99 ${slowest.toFixed(0)} ms, back after ${backMs.toFixed(0)} ms`,
  )
  for (const outcomes of Object.values(others)) expect(answers(outcomes)).toEqual([200])
  expect(answers(login)).toEqual(['503 after 2'])
  expect(percentile(login, 1)).toBeLessThan(2_500)
  for (const outcomes of Object.values(after)) expect(answers(outcomes)).toEqual([200])
  expect(product.process.exitCode).toBeNull()
  expect(product.said.filter((said) => /"level":[56]0/.test(said))).toEqual([])
})
