import { execFileSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { createDataDirectory, type ServerProcess, startServer } from '../support/processes/server.ts'

// Starts and stops processes. The first one creates a database.
vi.setConfig({ testTimeout: 180_000 })

const farmer = { username: 'Ada', farmName: 'Hill Farm', location: 'Ludlow', password: 'correct horse' }
const WAIT = { timeout: 60_000, interval: 10 }
let dataDir: string
const running: ServerProcess[] = []

beforeAll(async () => {
  dataDir = await createDataDirectory()
})
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.process.kill('SIGKILL')
    await server.exited
  }
})
afterAll(async () => {
  // A failed test may have left the database running.
  const pid = Number(
    (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0],
  )
  if (pid > 0) process.kill(pid, 'SIGINT')
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

function start(settings: Record<string, string> = {}): ServerProcess {
  const server = startServer({ DATA_DIR: dataDir, ...settings })
  running.push(server)
  return server
}

async function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

const postmasterPid = async () =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

/** PostgreSQL removes its pid file last. */
const databaseIsStopped = () =>
  postmasterPid().then(
    () => false,
    () => true,
  )

test('stored data survives a stop and a kill; the next start takes over the orphaned database', async () => {
  const first = start()
  const firstUrl = await first.ready
  expect((await post(`${firstUrl}/api/signup`, farmer)).status).toBe(201)
  // A stop would interrupt the loading, and every later start in this file would begin it again.
  await expect.poll(() => first.said.join('\n'), { timeout: 90_000 }).toContain('gazetteer loaded')
  await expect.poll(() => first.said.join('\n'), { timeout: 90_000 }).toContain('bundled prices loaded')
  // `fetch` has left an idle connection open, which must not delay the stop by its 72 seconds.
  const askedAt = performance.now()
  first.process.kill('SIGINT')
  expect(await first.exited).toBe(0)
  expect(performance.now() - askedAt).toBeLessThan(30_000)
  expect(await databaseIsStopped()).toBe(true)

  const second = start()
  const secondUrl = await second.ready
  expect((await post(`${secondUrl}/api/login`, farmer)).status).toBe(200)
  expect((await post(`${secondUrl}/api/signup`, { ...farmer, username: 'Bea' })).status).toBe(201)
  const orphan = await postmasterPid()
  second.process.kill('SIGKILL')
  await second.exited

  const third = start()
  const thirdUrl = await third.ready
  expect(await postmasterPid()).toBe(orphan)
  expect((await post(`${thirdUrl}/api/login`, { ...farmer, username: 'Bea' })).status).toBe(200)
  third.process.kill('SIGTERM')
  expect(await third.exited).toBe(0)
  expect(await databaseIsStopped()).toBe(true)
})

test('a killed database recovers completely, and the last of two processes stops it', async () => {
  const first = start()
  await first.ready
  const pid = await postmasterPid()
  first.process.kill('SIGKILL')
  await first.exited
  execFileSync('kill', ['-9', String(pid)])

  const [one, two] = [start(), start()]
  const [oneUrl, twoUrl] = await Promise.all([one.ready, two.ready])
  expect((await post(`${oneUrl}/api/login`, farmer)).status).toBe(200)
  one.process.kill('SIGTERM')
  expect(await one.exited).toBe(0)
  expect((await post(`${twoUrl}/api/login`, farmer)).status).toBe(200)
  two.process.kill('SIGTERM')
  expect(await two.exited).toBe(0)
  expect(await databaseIsStopped()).toBe(true)
})

test('SIGTERM under keep-alive load fails no request from a client that watches readiness', async () => {
  const server = start({ NODE_ENV: 'production', DRAIN_SECONDS: '1' })
  const url = await server.ready
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const statuses: number[] = []
  let stopped = false
  let afterSignal = 0
  const balancer = async () => {
    while ((await get(agent, `${url}/api/health/ready`)).statusCode === 200)
      await new Promise((resolve) => setTimeout(resolve, 20))
    stopped = true
  }
  const caller = async () => {
    while (!stopped) {
      statuses.push((await get(agent, `${url}/api/health`)).statusCode ?? 0)
      if (server.process.killed) afterSignal += 1
    }
  }
  const load = Promise.all([balancer(), ...Array.from({ length: 10 }, caller)])
  await expect.poll(() => statuses.length, WAIT).toBeGreaterThan(200)
  const half = slowLogin(url)
  await half.begun
  server.process.kill('SIGTERM')
  await load
  await expect.poll(() => get(agent, url).then(String, ({ code }) => code), WAIT).toBe('ECONNREFUSED')
  half.finish()
  expect(await half.status).toBe(200)
  const answeredAt = performance.now()
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(afterSignal).toBeGreaterThan(0)
  expect(await server.exited).toBe(0)
  // The embedded database has stopped as well. Keep-alive alone would delay the exit by 72 seconds.
  expect(performance.now() - answeredAt).toBeLessThan(1_000)
  agent.destroy()
})

test('repeated and mixed signals cause a single stop', async () => {
  const server = start()
  const half = slowLogin(await server.ready)
  await half.begun
  const signals = ['SIGTERM', 'SIGTERM', 'SIGINT', 'SIGINT', 'SIGHUP'] as const
  // One by one, because the system stores only one pending signal of a kind.
  for (const signal of signals) {
    server.process.kill(signal)
    await expect.poll(() => server.said.join('\n'), WAIT).toContain('"msg":"stopping"')
  }
  half.finish()
  expect(await half.status).toBe(200)
  expect(await server.exited).toBe(0)
  expect(server.said.filter((line) => line.includes('"msg":"stopping"'))).toHaveLength(1)
  expect(await databaseIsStopped()).toBe(true)
})

test('stopping during startup ends the process cleanly', async () => {
  const server = start()
  await expect.poll(() => readFile(join(dataDir, 'postgres.lock'), 'utf8').catch(() => ''), WAIT).not.toBe('')
  server.process.kill('SIGTERM')
  expect([0, null]).toContain(await server.exited)
  const next = start()
  expect((await post(`${await next.ready}/api/login`, farmer)).status).toBe(200)
  next.process.kill('SIGTERM')
  expect(await next.exited).toBe(0)
})

test('stopping during or just after startup logs no errors', async () => {
  const errorsOf = ({ said }: ServerProcess) =>
    said.filter((line) => !/^\{"level":[1-4]0|^Smart Farming is ready/.test(line))
  const fresh = await createDataDirectory()
  const settings = { DATA_DIR: fresh, PRICE_REFRESH: 'on' }
  const first = start(settings)
  await first.ready
  first.process.kill('SIGTERM')
  expect([await first.exited, errorsOf(first)]).toEqual([0, []])

  // Like a supervisor that signals all processes of a service, including those of PostgreSQL.
  const second = start(settings)
  const pidFile = join(fresh, 'postgres/postmaster.pid')
  await expect.poll(() => readFile(pidFile, 'utf8').catch(() => ''), WAIT).not.toBe('')
  second.process.kill('SIGTERM')
  process.kill(Number((await readFile(pidFile, 'utf8')).split('\n')[0]), 'SIGTERM')
  expect([await second.exited, errorsOf(second)]).toEqual([0, []])
  await rm(fresh, { recursive: true, maxRetries: 10, retryDelay: 200 })
})

test('invalid settings prevent startup, and each is named with the reason', async () => {
  const server = start({ PORT: 'eighty', PUBLIC_URL: 'farm.example', SESSION_SECRET: 'short' })
  expect(await server.exited).toBe(1)
  const said = server.said.join('\n')
  for (const name of ['PORT', 'PUBLIC_URL', 'SESSION_SECRET']) expect(said).toContain(name)
  expect(said).not.toMatch(/^\s+at /m)
})

test('starting on a port in use explains the problem and stops the database again', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  const port = String(typeof address === 'object' ? address?.port : '')
  const server = start({ PORT: port })
  expect(await server.exited).toBe(1)
  expect(server.said.join('\n')).toBe(
    `Another program is using 127.0.0.1 port ${port}. Stop it, or choose another port with PORT.`,
  )
  expect(await databaseIsStopped()).toBe(true)
  taken.close()
})

test('starting without a reachable database explains the problem and hides the password', async () => {
  const server = start({ DATABASE_URL: 'postgres://farm:hush@127.0.0.1:1/farm' })
  expect(await server.exited).toBe(1)
  expect(server.said.join('\n')).toBe(
    'The database is not responding (ECONNREFUSED). Check DATABASE_URL, and that PostgreSQL is running.',
  )
  const refused = new URL(inject('databaseUrl'))
  refused.password = 'hush'
  const second = start({ DATABASE_URL: refused.href })
  expect(await second.exited).toBe(1)
  expect(second.said.join('\n')).toMatch(/^The database refused \(28P01: .*\)\. Check DATABASE_URL\.$/)
  expect(second.said.join('\n')).not.toContain('hush')
})

function get(agent: Agent, url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { agent }, (response) => response.resume().once('end', () => resolve(response)))
      .once('error', reject)
      .end()
  })
}

/** A login whose body pauses halfway until `finish` is called. */
function slowLogin(url: string) {
  const body = JSON.stringify({ username: farmer.username, password: farmer.password })
  const request = httpRequest(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
  })
  const status = new Promise<number | undefined>((resolve, reject) => {
    request.once('response', (response) => resolve(response.resume().statusCode))
    request.once('error', reject)
  })
  const begun = new Promise<void>((resolve) => request.write(body.slice(0, 10), () => resolve()))
  return { begun, status, finish: () => request.end(body.slice(10)) }
}
