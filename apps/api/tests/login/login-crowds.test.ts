import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countValues, createSignup, password, postRaw } from '../support/accounts/farmers.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'

// Farmers who share an address with an abuser.

let product: TestApp
beforeAll(async () => {
  product = await startApp({ env: { SIGNUPS_PER_HOUR: '1000', LOGINS_PER_DEVICE_MINUTE: '10' } })
})
afterAll(() => product.close())

/** A login from a browser without cookies. */
const logIn = (username: string, typed: string, address: string) =>
  postRaw(product.browser(), '/api/login', { username, password: typed }, address)

describe('farmers behind one carrier address', () => {
  const carrier = '198.51.100.40'
  const farmers = Array.from({ length: 30 }, (_, at) => `Carrier ${at}`)

  test('30 farmers without a cookie can always log in alongside a guesser, who stays limited', async () => {
    for (const name of farmers) await postRaw(product.browser(), '/api/signup', createSignup(name), carrier)
    let guessing = true
    const guesses: number[] = []
    const guesser = async (from: number) => {
      for (let at = from; guessing; at += 2)
        guesses.push((await logIn(`made up ${at}`, 'sunshine', carrier)).statusCode)
    }
    const guessers = [guesser(0), guesser(1)]
    const turns = []
    for (let turn = 0; turn < 8; turn += 1)
      turns.push(...(await Promise.all(farmers.map((name) => logIn(name, password, carrier)))))
    guessing = false
    await Promise.all(guessers)
    expect(countValues(turns.map(({ statusCode }) => statusCode))).toEqual(new Map([[200, 240]]))
    expect(countValues(guesses).get(401)).toBe(20)
    expect(countValues(guesses).get(429)).toBeGreaterThan(20)
  })

  test('limits guesses at farmers’ accounts both by name and in total', async () => {
    const answers = []
    for (let at = 0; at < 12; at += 1)
      answers.push((await logIn('Carrier 0', 'sunshine', carrier)).statusCode)
    expect(countValues(answers)).toEqual(
      new Map([
        [401, 10],
        [429, 2],
      ]),
    )
    for (const name of farmers.slice(1))
      for (let at = 0; at < 5; at += 1) answers.push((await logIn(name, 'sunshine', carrier)).statusCode)
    expect(countValues(answers).get(401), 'five times what strangers have').toBe(100)
    expect((await logIn('Carrier 29', password, '198.51.101.40')).statusCode, 'elsewhere').toBe(200)
  })

  test('stores the farmers’ network in shortened form', async () => {
    const rows = await product.sql`select distinct network from user_networks order by 1`
    expect(rows.map(({ network }) => network)).toContain('198.51.100.0/24')
    expect(JSON.stringify(rows)).not.toContain(carrier)
  })
})

describe('a flood of logins with the correct password', () => {
  const flood = async (times: number, username: string, address: string, browser = product.browser()) => {
    const statuses = []
    for (let at = 0; at < times; at += 1) {
      const { statusCode } = await postRaw(browser, '/api/login', { username, password }, address)
      statuses.push(statusCode)
    }
    return countValues(statuses)
  }

  test('limits the account at its address, but not its neighbours there', async () => {
    const address = '203.0.113.60'
    for (const name of ['Flooder', 'Neighbour'])
      await postRaw(product.browser(), '/api/signup', createSignup(name), address)
    const answers = []
    for (let at = 0; at < 25; at += 1) answers.push(await logIn('Flooder', password, address))
    expect(countValues(answers.map(({ statusCode }) => statusCode))).toEqual(
      new Map([
        [200, 10],
        [429, 15],
      ]),
    )
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(refused?.json().code).toBe('too_many_requests')
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await logIn('Neighbour', password, address)).statusCode).toBe(200)
    expect((await logIn('Flooder', password, '203.0.113.61')).statusCode).toBe(200)
  })

  test('limits a known device across addresses', async () => {
    const browser = product.browser()
    await postRaw(browser, '/api/signup', createSignup('Roamer'))
    expect(await flood(6, 'Roamer', '203.0.113.62', browser)).toEqual(new Map([[200, 6]]))
    expect(await flood(6, 'Roamer', '203.0.113.63', browser)).toEqual(
      new Map([
        [200, 4],
        [429, 2],
      ]),
    )
  })

  test('limits an address however many accounts it uses', async () => {
    const few = await startApp({
      env: { LOGINS_PER_ADDRESS_MINUTE: '12', LOGINS_PER_DEVICE_MINUTE: '5', SIGNUPS_PER_HOUR: '1000' },
    })
    const statuses = []
    for (let at = 0; at < 5; at += 1) {
      await postRaw(few.browser(), '/api/signup', createSignup(`Owned ${at}`))
      for (let time = 0; time < 4; time += 1)
        statuses.push(
          (await postRaw(few.browser(), '/api/login', createSignup(`Owned ${at}`), '203.0.113.64'))
            .statusCode,
        )
    }
    await few.close()
    expect(countValues(statuses)).toEqual(
      new Map([
        [200, 12],
        [429, 8],
      ]),
    )
  })

  describe('a flood of correct passwords from an address with a set allowance', () => {
    const address = '203.0.113.66'
    const withAllowance = (most: number) =>
      startApp({
        env: {
          LOGINS_PER_ADDRESS_MINUTE: String(most),
          LOGINS_PER_DEVICE_MINUTE: '10',
          SIGNUPS_PER_HOUR: '1000',
        },
      })
    const statusOf = async (browser: Browser, username: string) =>
      (await postRaw(browser, '/api/login', { username, password }, address)).statusCode
    /** An account with this many known devices. */
    async function known(app: TestApp, username: string, devices: number): Promise<Browser[]> {
      await postRaw(app.browser(), '/api/signup', createSignup(username))
      const browsers = Array.from({ length: devices }, () => app.browser())
      for (const [at, browser] of browsers.entries())
        await postRaw(browser, '/api/login', { username, password }, `198.51.100.${at}`)
      return browsers
    }

    test('limits the address however many known devices it has', async () => {
      const few = await withAllowance(12)
      const statuses = []
      for (const username of ['Hoarder 0', 'Hoarder 1'])
        for (const device of await known(few, username, 4))
          for (let time = 0; time < 6; time += 1) statuses.push(await statusOf(device, username))
      await few.close()
      expect(countValues(statuses)).toEqual(
        new Map([
          [200, 12],
          [429, 36],
        ]),
      )
    })

    test('leaves half of the allowance to occasional logins, on known and unknown devices', async () => {
      const few = await withAllowance(40)
      const flooders = ['Flooder 0', 'Flooder 1', 'Flooder 2']
      const statuses = []
      for (const username of flooders)
        for (const device of await known(few, username, 4))
          for (let time = 0; time < 10; time += 1) statuses.push(await statusOf(device, username))
      expect(countValues(statuses).get(200)).toBeLessThan(40 - 3 * 3)
      for (const at of [0, 1, 2]) {
        const [device = few.browser()] = await known(few, `Neighbour ${at}`, 1)
        for (const browser of [few.browser(), device, few.browser()])
          expect(await statusOf(browser, `Neighbour ${at}`)).toBe(200)
      }
      await few.close()
    })
  })

  test('does not count wrong passwords towards the limit on correct ones', async () => {
    const address = '203.0.113.65'
    await postRaw(product.browser(), '/api/signup', createSignup('Forgetful'), address)
    for (let time = 0; time < 9; time += 1) await logIn('Forgetful', 'sunshine', address)
    for (let time = 0; time < 9; time += 1)
      expect((await logIn('Forgetful', password, address)).statusCode).toBe(200)
  })
})
