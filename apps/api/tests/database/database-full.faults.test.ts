import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../../src/db/embedded/embedded.ts'
import { createSignup, postRaw } from '../support/accounts/farmers.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'
import { fillDisk, mountSmallDisk, NO_SMALL_DISK } from '../support/database/small-disk.ts'
import { readSmallClient } from '../support/http/pages.ts'
import { createDataDirectory } from '../support/processes/server.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let disk: string
/** Undefined if no small disk could be mounted. */
let unmount: (() => void) | undefined
let database: EmbeddedDatabase
let product: TestApp
let ada: Browser
beforeAll(async () => {
  disk = await createDataDirectory()
  unmount = mountSmallDisk(disk, '100m')
  if (unmount === undefined) return
  database = await openEmbeddedDatabase(disk)
  product = await startApp({
    env: { DATABASE_URL: database.url, CONTACT_MESSAGES_PER_HOUR: '100000' },
    overrides: { pages: await readSmallClient() },
  })
  database.keepRunning(product.app.log)
  ada = product.browser()
  await postRaw(ada, '/api/signup', createSignup('Ada'))
})
afterAll(async () => {
  if (unmount !== undefined) {
    await product.close()
    await database.stop()
    unmount()
  }
  await rm(disk, { recursive: true })
})

/** A message whose content does not compress, so that it takes space. */
const send = () =>
  ada.request({
    method: 'POST',
    url: '/api/contact',
    payload: { name: 'Ada', replyTo: '+254', message: randomBytes(1_900).toString('hex') },
  })

test('a full disk gives writers a 503 and does not affect readers; writes resume on their own', async ({
  skip,
}) => {
  if (unmount === undefined) return skip(NO_SMALL_DISK)
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
  await fillDisk(filler)
  // The space already allocated has room for a few messages.
  await expect.poll(async () => (await send()).statusCode, { interval: 0 }).toBe(503)
  for (let tries = 0; tries < 20; tries += 1) {
    const { statusCode, headers, body } = await send()
    expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
    expect(body).not.toMatch(/space|disk|extend/i)
    expect(await statuses()).toEqual(reads.map(() => 200))
  }

  await rm(filler)
  await expect.poll(async () => (await send()).statusCode, { timeout: 3_000 }).toBe(201)
  const errors = product.logs.filter(({ level }) => Number(level) >= 50).map(({ msg }) => String(msg))
  expect(errors.filter((said) => !said.startsWith('the disk of the embedded database is full'))).toEqual([])
})
