import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { farmer, password, post, tally } from '../support/accounts/farmers.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'

// Farmers who share an address with an abuser.

let product: TestApp
beforeAll(async () => {
  product = await startApp({ env: { SIGNUPS_PER_HOUR: '1000', LOGINS_PER_DEVICE_MINUTE: '10' } })
})
afterAll(() => product.close())

/** A log-in of a browser that holds no cookie. */
const logIn = (username: string, typed: string, address: string) =>
  post(product.browser(), '/api/login', { username, password: typed }, address)

describe('behind one carrier address', () => {
  const carrier = '198.51.100.40'
  const farmers = Array.from({ length: 30 }, (_, at) => `Carrier ${at}`)

  test('30 farmers without a cookie get in beside a guesser, each time; the guesser is judged as ever', async () => {
    for (const name of farmers) await post(product.browser(), '/api/signup', farmer(name), carrier)
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
    expect(tally(turns.map(({ statusCode }) => statusCode))).toEqual(new Map([[200, 240]]))
    expect(tally(guesses).get(401)).toBe(20)
    expect(tally(guesses).get(429)).toBeGreaterThan(20)
  })

  test('whoever guesses at them is held up by name, and by a limit on all of them', async () => {
    const answers = []
    for (let at = 0; at < 12; at += 1)
      answers.push((await logIn('Carrier 0', 'sunshine', carrier)).statusCode)
    expect(tally(answers)).toEqual(
      new Map([
        [401, 10],
        [429, 2],
      ]),
    )
    for (const name of farmers.slice(1))
      for (let at = 0; at < 5; at += 1) answers.push((await logIn(name, 'sunshine', carrier)).statusCode)
    expect(tally(answers).get(401), 'five times what strangers have').toBe(100)
    expect((await logIn('Carrier 29', password, '198.51.101.40')).statusCode, 'elsewhere').toBe(200)
  })

  test('the network is remembered shortened, and for as long as it is used', async () => {
    const rows = await product.sql`select distinct network from user_networks order by 1`
    expect(rows.map(({ network }) => network)).toContain('198.51.100.0/24')
    expect(JSON.stringify(rows)).not.toContain(carrier)
  })
})

describe('right passwords that flood', () => {
  const flood = async (times: number, username: string, address: string, browser = product.browser()) => {
    const statuses = []
    for (let at = 0; at < times; at += 1) {
      const { statusCode } = await post(browser, '/api/login', { username, password }, address)
      statuses.push(statusCode)
    }
    return tally(statuses)
  }

  test('are limited for an account at an address, and for nobody else there', async () => {
    const address = '203.0.113.60'
    for (const name of ['Flooder', 'Neighbour'])
      await post(product.browser(), '/api/signup', farmer(name), address)
    const answers = []
    for (let at = 0; at < 25; at += 1) answers.push(await logIn('Flooder', password, address))
    expect(tally(answers.map(({ statusCode }) => statusCode))).toEqual(
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

  test('are limited for a device that is known, wherever it goes', async () => {
    const browser = product.browser()
    await post(browser, '/api/signup', farmer('Roamer'))
    expect(await flood(6, 'Roamer', '203.0.113.62', browser)).toEqual(new Map([[200, 6]]))
    expect(await flood(6, 'Roamer', '203.0.113.63', browser)).toEqual(
      new Map([
        [200, 4],
        [429, 2],
      ]),
    )
  })

  test('are limited for an address, whatever number of accounts it has', async () => {
    const few = await startApp({
      env: { LOGINS_PER_ADDRESS_MINUTE: '12', LOGINS_PER_DEVICE_MINUTE: '5', SIGNUPS_PER_HOUR: '1000' },
    })
    const statuses = []
    for (let at = 0; at < 5; at += 1) {
      await post(few.browser(), '/api/signup', farmer(`Owned ${at}`))
      for (let time = 0; time < 4; time += 1)
        statuses.push(
          (await post(few.browser(), '/api/login', farmer(`Owned ${at}`), '203.0.113.64')).statusCode,
        )
    }
    await few.close()
    expect(tally(statuses)).toEqual(
      new Map([
        [200, 12],
        [429, 8],
      ]),
    )
  })

  describe('of an address with an allowance of its own', () => {
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
      (await post(browser, '/api/login', { username, password }, address)).statusCode
    /** An account with so many devices that are known. */
    async function known(app: TestApp, username: string, devices: number): Promise<Browser[]> {
      await post(app.browser(), '/api/signup', farmer(username))
      const browsers = Array.from({ length: devices }, () => app.browser())
      for (const [at, browser] of browsers.entries())
        await post(browser, '/api/login', { username, password }, `198.51.100.${at}`)
      return browsers
    }

    test('are limited, whatever number of devices that are known its accounts have', async () => {
      const few = await withAllowance(12)
      const statuses = []
      for (const username of ['Hoarder 0', 'Hoarder 1'])
        for (const device of await known(few, username, 4))
          for (let time = 0; time < 6; time += 1) statuses.push(await statusOf(device, username))
      await few.close()
      expect(tally(statuses)).toEqual(
        new Map([
          [200, 12],
          [429, 36],
        ]),
      )
    })

    test('leave half of it to those who come now and then, with a device that is known and without', async () => {
      const few = await withAllowance(40)
      const flooders = ['Flooder 0', 'Flooder 1', 'Flooder 2']
      const statuses = []
      for (const username of flooders)
        for (const device of await known(few, username, 4))
          for (let time = 0; time < 10; time += 1) statuses.push(await statusOf(device, username))
      expect(tally(statuses).get(200)).toBeLessThan(40 - 3 * 3)
      for (const at of [0, 1, 2]) {
        const [device = few.browser()] = await known(few, `Neighbour ${at}`, 1)
        for (const browser of [few.browser(), device, few.browser()])
          expect(await statusOf(browser, `Neighbour ${at}`)).toBe(200)
      }
      await few.close()
    })
  })

  test('wrong ones use nothing of it up', async () => {
    const address = '203.0.113.65'
    await post(product.browser(), '/api/signup', farmer('Forgetful'), address)
    for (let time = 0; time < 9; time += 1) await logIn('Forgetful', 'sunshine', address)
    for (let time = 0; time < 9; time += 1)
      expect((await logIn('Forgetful', password, address)).statusCode).toBe(200)
  })
})
