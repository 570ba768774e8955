import { rm } from 'node:fs/promises'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../src/db/embedded.ts'
import { startCluster } from '../src/db/embedded-cluster.ts'
import { findEmbeddedHome } from '../src/db/embedded-home.ts'
import { startApp } from './_app.ts'
import { killDatabase } from './_kill-database.ts'
import { dataDirectory } from './_server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const KILLS = Number(process.env.KILLS ?? 3)
const WRITERS = 10

let dataDir: string
let database: EmbeddedDatabase
let product: Awaited<ReturnType<typeof startApp>>
/** Straight to the database under test, not to the one of the whole run. */
let sql: postgres.Sql
beforeAll(async () => {
  dataDir = await dataDirectory()
  database = await openEmbeddedDatabase(dataDir)
  product = await startApp({
    env: { DATABASE_URL: database.url, REQUESTS_PER_MINUTE: '1000000', CONTACT_MESSAGES_PER_HOUR: '1000000' },
  })
  sql = postgres(database.url, { max: 1, connection: { search_path: product.schema } })
})
afterAll(async () => {
  await sql.end()
  await product.close()
  await database.stop()
  await rm(dataDir, { recursive: true, maxRetries: 10, retryDelay: 200 })
})

/** Until the killed server's last process has let go of the data, a start is refused. */
async function startDatabase(): Promise<void> {
  const home = await findEmbeddedHome(dataDir)
  const port = Number(new URL(database.url).port)
  await vi.waitUntil(
    () =>
      startCluster(home, port).then(
        () => true,
        () => false,
      ),
    { timeout: 30_000 },
  )
}

test('what was acknowledged survives a killed database; what was not is a 503, and writing goes on by itself', async () => {
  const [settings] =
    await sql`select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`
  expect(settings).toEqual({ fsync: 'on', commit: 'on' })

  const acknowledged: string[] = []
  const unknown: string[] = []
  let over = false
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let count = 0; !over; count += 1) {
      const message = `${writer}-${count}`
      const { statusCode } = await product.app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: { name: 'Ada', replyTo: '+254', message },
      })
      expect([201, 503]).toContain(statusCode)
      if (statusCode === 201) acknowledged.push(message)
      else unknown.push(message)
    }
  })
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = acknowledged.length
    await vi.waitUntil(() => acknowledged.length > before + 200, { timeout: 30_000, interval: 5 })
    await killDatabase(dataDir)
    await startDatabase()
  }
  const before = acknowledged.length
  await vi.waitUntil(() => acknowledged.length > before + 50, { timeout: 10_000, interval: 5 })
  over = true
  await Promise.all(writers)

  const stored = new Set((await sql`select message from contact_messages`).map((row) => String(row.message)))
  const lost = acknowledged.filter((message) => !stored.has(message))
  const kept = unknown.filter((message) => stored.has(message)).length
  console.log(
    `${KILLS} kills: ${acknowledged.length} acknowledged, ${lost.length} lost, ${kept} of ${unknown.length} unknown stored`,
  )
  expect(lost).toEqual([])
  // In flight at a kill are at most as many as there are writers.
  expect(kept).toBeLessThanOrEqual(KILLS * WRITERS)
  expect(stored.size).toBe(acknowledged.length + kept)
})
