import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAlive } from '../../src/process/processes.ts'
import { createSignup } from '../support/accounts/farmers.ts'
import { seedDataDirectory } from '../support/database/gazetteer.ts'
import { killDatabase, postmasterPid } from '../support/database/kill-database.ts'
import { createDataDirectory, type ServerProcess, startServer } from '../support/processes/server.ts'

// Starts whole processes, and creates a database before each test.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

/** Time limit from the kill to the first successful response. */
const BACK = { timeout: 10_000, interval: 50 }

let dataDir: string
const running: ServerProcess[] = []
beforeEach(async () => {
  dataDir = await createDataDirectory()
  await seedDataDirectory(dataDir)
})
afterEach(async () => {
  for (const { process, exited } of running.splice(0)) {
    process.kill('SIGKILL')
    await exited
  }
  await killDatabase(dataDir)
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

async function start(): Promise<ServerProcess & { url: string }> {
  // Includes the price refresh, because the loss of its connections must not crash the process
  // either.
  const server = startServer({ DATA_DIR: dataDir, PRICE_REFRESH: 'on' })
  running.push(server)
  return { ...server, url: await server.ready }
}

async function post(url: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.arrayBuffer()
  return answer.status
}

const health = async (url: string) => (await fetch(`${url}/api/health`)).status
const revivals = ({ said }: ServerProcess) =>
  said.filter((line) => line.includes('the embedded database is running again')).length

test('restarts a killed embedded database every time, with all stored data', async () => {
  const server = await start()
  for (const username of ['Ada', 'Bea']) {
    expect(await post(`${server.url}/api/signup`, createSignup(username))).toBe(201)
    await killDatabase(dataDir)
    await expect.poll(() => health(server.url), BACK).toBe(200)
    expect(await post(`${server.url}/api/login`, createSignup(username))).toBe(200)
  }
  expect(await post(`${server.url}/api/login`, createSignup('Ada'))).toBe(200)
  await expect.poll(() => revivals(server), BACK).toBe(2)
  expect(server.process.exitCode).toBeNull()
})

test('one of two processes restarts their killed database, and both carry on', async () => {
  const one = await start()
  const two = await start()
  expect(await post(`${one.url}/api/signup`, createSignup('Ada'))).toBe(201)
  await killDatabase(dataDir)
  await expect.poll(() => Promise.all([health(one.url), health(two.url)]), BACK).toEqual([200, 200])
  expect(await post(`${two.url}/api/login`, createSignup('Ada'))).toBe(200)
  await expect.poll(() => revivals(one) + revivals(two), BACK).toBe(1)
  expect([one.process.exitCode, two.process.exitCode]).toEqual([null, null])
})

test('stopping during a database restart stops both the product and the database', async () => {
  const server = await start()
  expect(await post(`${server.url}/api/signup`, createSignup('Ada'))).toBe(201)
  await killDatabase(dataDir)
  await expect.poll(() => server.said.join('\n'), BACK).toContain('the embedded database has stopped')
  server.process.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  const pid = await postmasterPid(dataDir)
  expect(pid === undefined || !isAlive(pid)).toBe(true)
})
