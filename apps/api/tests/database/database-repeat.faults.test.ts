import { randomUUID } from 'node:crypto'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSignup, password } from '../support/accounts/farmers.ts'
import type { Browser } from '../support/app.ts'
import { type KillableProduct, startKillableProduct } from '../support/database/killable.ts'

const KILLS = Number(process.env.KILLS ?? 3)
vi.setConfig({ testTimeout: 120_000 + KILLS * 10_000, hookTimeout: 180_000 })

let killable: KillableProduct
beforeAll(async () => {
  killable = await startKillableProduct()
})
afterAll(() => killable.close())

let over = false
/** Number of responses that left the outcome unknown. */
let unknown = 0

/** Repeats a request until the database is available, as Retry-After asks. */
async function persistently(browser: Browser, request: InjectOptions): Promise<LightMyRequestResponse> {
  for (;;) {
    const answer = await browser.request(request)
    if (answer.statusCode !== 503) return answer
    expect(answer.headers['retry-after']).toBe('2')
    unknown += 1
  }
}

/** Leaves messages and returns those that were acknowledged. */
async function leaveMessages(writer: number): Promise<string[]> {
  const browser = killable.product.browser()
  const left: string[] = []
  while (!over) {
    const payload = {
      name: 'Ada',
      replyTo: '+254',
      message: `${writer}-${left.length}`,
      formId: randomUUID(),
    }
    const answer = await persistently(browser, { method: 'POST', url: '/api/contact', payload })
    expect(answer.statusCode).toBe(201)
    left.push(payload.message)
  }
  return left
}

/** Signs a farmer up and expects that the login works. */
async function signUp(username: string): Promise<Browser> {
  const browser = killable.product.browser()
  const before = unknown
  const signup = { method: 'POST', url: '/api/signup', payload: createSignup(username) } as const
  const { statusCode } = await persistently(browser, signup)
  // Our earlier attempt, whose response was lost, has taken the name.
  if (statusCode !== 201) expect([statusCode, unknown > before]).toEqual([409, true])
  const login = { method: 'POST', url: '/api/login', payload: { username, password } } as const
  expect((await persistently(browser, login)).statusCode).toBe(200)
  return browser
}

async function signUpFarmers(writer: number): Promise<string[]> {
  const names: string[] = []
  while (!over) {
    const username = `Ada ${writer}-${names.length}`
    await signUp(username)
    names.push(username)
  }
  return names
}

/** Changes a farmer's settings repeatedly. The last acknowledged change must be saved. */
async function changeSettings(writer: number): Promise<number> {
  const browser = await signUp(`Bea ${writer}`)
  let saved = 0
  while (!over) {
    const payload = { limits: { spraying: { maxWindKmh: 10 + saved / 1_000 } } }
    const save = { method: 'PUT', url: '/api/farm-settings', payload } as const
    expect((await persistently(browser, save)).statusCode).toBe(200)
    const kept = await persistently(browser, { url: '/api/farm-settings' })
    expect([kept.statusCode, kept.json()]).toMatchObject([200, payload])
    saved += 1
  }
  return saved
}

test('retrying after a 503 loses nothing and stores nothing twice while the database is killed', async () => {
  const { sql } = killable
  const messages = [0, 1, 2, 3].map(leaveMessages)
  const farmers = [0, 1, 2, 3].map(signUpFarmers)
  const settings = [0, 1].map(changeSettings)
  const all = Promise.all([Promise.all(messages), Promise.all(farmers), Promise.all(settings)])
  const count = async () => Number((await sql`select count(*) from users`)[0]?.count)
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = await count()
    await vi.waitUntil(async () => (await count()) >= before + 8, { timeout: 60_000, interval: 5 })
    await killable.killAndStart()
  }
  over = true
  const [left, names, saved] = await all

  const stored = (await sql`select message from contact_messages`).map((row) => String(row.message))
  expect(stored.sort()).toEqual(left.flat().sort())
  const known = (await sql`select username from users where username like 'Ada %'`).map((row) => row.username)
  expect(known.sort()).toEqual(names.flat().sort())
  expect(unknown).toBeGreaterThan(0)
  console.log(
    `${KILLS} kills: ${stored.length} messages, ${known.length} farmers, ${saved.reduce((a, b) => a + b)} settings, ${unknown} tries without an answer`,
  )
})
