import { setTimeout as pace } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwordCost } from '../src/accounts/passwords/passwords.ts'
import { startApp, type TestApp } from './_app.ts'
import { farmer, password, post, tally } from './_farmers.ts'

const FLOODERS = 4
/** Right log-ins of each in a second. */
const RATE = 19
const SECONDS = 8

let product: TestApp
beforeAll(async () => {
  product = await startApp({ overrides: { passwordCost }, env: { SIGNUPS_PER_HOUR: '1000' } })
})
afterAll(() => product.close())

test('four addresses that flood with right passwords starve nobody', { timeout: 60_000 }, async () => {
  for (const name of ['Flooder 0', 'Flooder 1', 'Flooder 2', 'Flooder 3', 'Victim'])
    await post(product.browser(), '/api/signup', farmer(name))
  const logIn = async (username: string, address: string) =>
    (await post(product.browser(), '/api/login', { username, password }, address)).statusCode
  const flood: Promise<number>[] = []
  const victim: Promise<number>[] = []
  for (let tick = 0; tick < SECONDS * RATE; tick += 1) {
    for (let at = 0; at < FLOODERS; at += 1) flood.push(logIn(`Flooder ${at}`, `203.0.113.${at}`))
    if (tick % RATE === 0) victim.push(logIn('Victim', '198.51.100.99'))
    await pace(1_000 / RATE)
  }
  expect(tally(await Promise.all(victim))).toEqual(new Map([[200, SECONDS]]))
  const floods = tally(await Promise.all(flood))
  expect(floods.get(200), 'thirty a minute of each').toBe(30 * FLOODERS)
})
