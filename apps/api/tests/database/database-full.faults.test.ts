import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../../src/db/embedded/embedded.ts'
import { farmer, post } from '../support/accounts/farmers.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'
import { smallClient } from '../support/http/pages.ts'
import { dataDirectory } from '../support/processes/server.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let disk: string
/** Why there is no small disk to fill. */
let noDisk: string | undefined
let database: EmbeddedDatabase
let product: TestApp
let ada: Browser
beforeAll(async () => {
  disk = await dataDirectory()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=100m,mode=755', 'tmpfs', disk], { stdio: 'pipe' })
  } catch {
    noDisk = 'this user or this system cannot mount a small disk'
    return
  }
  database = await openEmbeddedDatabase(disk)
  product = await startApp({
    env: { DATABASE_URL: database.url, CONTACT_MESSAGES_PER_HOUR: '100000' },
    overrides: { pages: await smallClient() },
  })
  database.keepRunning(product.app.log)
  ada = product.browser()
  await post(ada, '/api/signup', farmer('Ada'))
})
afterAll(async () => {
  if (noDisk === undefined) {
    await product.close()
    await database.stop()
    execFileSync('umount', [disk])
  }
  await rm(disk, { recursive: true })
})

/** A file that leaves no byte free. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w')
  for (const size of [1_048_576, 4_096]) {
    const block = Buffer.alloc(size)
    let isFull = false
    while (!isFull) isFull = (await file.write(block).catch(() => ({ bytesWritten: 0 }))).bytesWritten < size
  }
  await file.close()
}

/** A message that takes room: nothing in it can be squeezed. */
const send = () =>
  ada.request({
    method: 'POST',
    url: '/api/contact',
    payload: { name: 'Ada', replyTo: '+254', message: randomBytes(1_900).toString('hex') },
  })

test('a full disk is a 503 to writers, and nothing to readers; with room again, writing goes on by itself', async ({
  skip,
}) => {
  if (noDisk !== undefined) return skip(noDisk)
  const reads = [
    '/',
    '/api/weather/forecast?lat=52.37&lon=-2.71',
    '/api/user',
    '/api/farm-settings',
    '/api/health',
  ]
  const statuses = () => Promise.all(reads.map(async (url) => (await ada.request({ url })).statusCode))
  expect(await statuses()).toEqual(reads.map(() => 200))
  expect((await send()).statusCode).toBe(201)

  const filler = join(disk, 'filler')
  await fill(filler)
  // What is allotted already still takes a few.
  await expect.poll(async () => (await send()).statusCode, { interval: 0 }).toBe(503)
  for (let tries = 0; tries < 20; tries += 1) {
    const { statusCode, headers, body } = await send()
    expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
    expect(body).not.toMatch(/space|disk|extend/i)
    expect(await statuses()).toEqual(reads.map(() => 200))
  }

  await rm(filler)
  await expect.poll(async () => (await send()).statusCode, { timeout: 3_000 }).toBe(201)
  expect(product.logs.filter(({ level }) => Number(level) >= 50)).toEqual([])
})
