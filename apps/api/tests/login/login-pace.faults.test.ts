import { setTimeout as pace } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HASH_COST } from '../../src/accounts/passwords/passwords.ts'
import { countValues, createSignup, password, postRaw } from '../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../support/app.ts'

const FLOODERS = ['Flooder 0', 'Flooder 1', 'Flooder 2', 'Flooder 3']
const ALLOWED = 30
const RATE = 19
const SECONDS = 8

let product: TestApp
beforeAll(async () => {
  product = await startApp({ overrides: { passwordCost: HASH_COST }, env: { SIGNUPS_PER_HOUR: '1000' } })
})
afterAll(() => product.close())

test('four addresses flooding with correct passwords do not slow down another farmer', async () => {
  for (const name of [...FLOODERS, 'Victim'])
    await postRaw(product.browser(), '/api/signup', createSignup(name))
  const logIn = async (username: string, address: string) =>
    (await postRaw(product.browser(), '/api/login', { username, password }, address)).statusCode
  const floodOnce = () => FLOODERS.map((name, at) => logIn(name, `203.0.113.${at}`))

  // Allowed logins run one by one, because the number of hashes per second depends on the machine.
  const had: number[] = []
  for (let at = 0; at < ALLOWED; at += 1) had.push(...(await Promise.all(floodOnce())))
  expect(countValues(had)).toEqual(new Map([[200, ALLOWED * FLOODERS.length]]))

  const flood: Promise<number>[] = []
  const victim: Promise<number>[] = []
  for (let tick = 0; tick < SECONDS * RATE; tick += 1) {
    flood.push(...floodOnce())
    if (tick % RATE === 0) victim.push(logIn('Victim', '198.51.100.99'))
    await pace(1_000 / RATE)
  }
  expect(countValues(await Promise.all(victim))).toEqual(new Map([[200, SECONDS]]))
  expect(countValues(await Promise.all(flood))).toEqual(new Map([[429, SECONDS * RATE * FLOODERS.length]]))
})
