import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type KillableProduct, startKillableProduct } from '../support/database/killable.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const KILLS = Number(process.env.KILLS ?? 3)
const WRITERS = 10

let killable: KillableProduct
beforeAll(async () => {
  killable = await startKillableProduct()
})
afterAll(() => killable.close())

test('killing the database loses no acknowledged writes; others get a 503, and writing resumes', async () => {
  const [settings] =
    await killable.sql`select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`
  expect(settings).toEqual({ fsync: 'on', commit: 'on' })

  const acknowledged: string[] = []
  const unknown: string[] = []
  let over = false
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let count = 0; !over; count += 1) {
      const message = `${writer}-${count}`
      const { statusCode } = await killable.product.app.inject({
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
    await vi.waitUntil(() => acknowledged.length > before + 200, { timeout: 60_000, interval: 5 })
    await killable.killAndStart()
  }
  const before = acknowledged.length
  await vi.waitUntil(() => acknowledged.length > before + 50, { timeout: 60_000, interval: 5 })
  over = true
  await Promise.all(writers)

  const stored = new Set(
    (await killable.sql`select message from contact_messages`).map((row) => String(row.message)),
  )
  const lost = acknowledged.filter((message) => !stored.has(message))
  const kept = unknown.filter((message) => stored.has(message)).length
  console.log(
    `${KILLS} kills: ${acknowledged.length} acknowledged, ${lost.length} lost, ${kept} of ${unknown.length} unknown stored`,
  )
  expect(lost).toEqual([])
  // At a kill, each writer has at most one message in flight.
  expect(kept).toBeLessThanOrEqual(KILLS * WRITERS)
  expect(stored.size).toBe(acknowledged.length + kept)
})
