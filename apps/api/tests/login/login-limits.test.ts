import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { countValues, createSignup, password, postRaw } from '../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../support/app.ts'

// Each test has its own names and addresses, because the counters are shared, as in production.

let product: TestApp
let other: TestApp
beforeAll(async () => {
  const env = {
    REQUESTS_PER_MINUTE: '100000',
    LOGIN_FAILURES_PER_ADDRESS_MINUTE: '1000',
    LOGIN_FAILURES_PER_ADDRESS_HOUR: '2000',
  }
  const first = await startApp({ env })
  product = first
  other = await startApp({ env, schema: first.schema })
})
afterAll(() => Promise.all([product.close(), other.close()]))

const signUp = (username: string) =>
  product.browser().client.accounts.signup({ body: createSignup(username) })
/** An attempt from an unknown device. */
const guess = (username: string, typed = 'wrong one', app = product) =>
  postRaw(app.browser(), '/api/login', { username, password: typed })
/** Lets time pass for the counters of names and devices. */
const wait = (seconds: number) =>
  product.sql`update login_failures set blocked_until = blocked_until - make_interval(secs => ${seconds})`

describe('guessing the password for one name', () => {
  test('allows only 10 of 500 parallel attempts on two instances', async () => {
    await signUp('Wanjiku')
    const judging = [product, other].map((app) => vi.spyOn(app.deps.passwords, 'verify'))
    const answers: Awaited<ReturnType<typeof guess>>[] = []
    const guesser = async (_: unknown, at: number) => {
      const [app, username] = at % 2 ? [product, 'Wanjiku'] : [other, 'WANJIKU']
      for (let time = 0; time < 5; time += 1) answers.push(await guess(username, 'wrong one', app))
    }
    const begin = performance.now()
    await Promise.all(Array.from({ length: 100 }, guesser))
    // The minute begins during the attempts, so the last responses may report up to `took` seconds
    // less.
    const took = (performance.now() - begin) / 1000
    const judged = judging.map((spy) => spy.mock.calls.length)
    for (const spy of judging) spy.mockRestore()
    expect(judged.reduce((sum, one) => sum + one)).toBe(10)
    expect(countValues(answers.map((answer) => answer.statusCode))).toEqual(
      new Map([
        [401, 10],
        [429, 490],
      ]),
    )
    for (const refused of answers.filter((answer) => answer.statusCode === 429)) {
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(59 - took)
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    }
    // The right password does not bypass the limit, because the guesser would learn that it is
    // right.
    expect((await guess('Wanjiku', password)).statusCode).toBe(429)
    await wait(60)
    expect((await guess('Wanjiku', password)).statusCode).toBe(200)
  })

  test('delays further attempts by 1 to 15 minutes: 7 in the first hour, then 4 an hour', async () => {
    const name = 'Nobody at all'
    for (let time = 0; time < 10; time += 1) expect((await guess(name)).statusCode).toBe(401)
    const waits: number[] = []
    for (let time = 0; time < 12; time += 1) {
      const refused = await guess(name)
      expect(refused.statusCode).toBe(429)
      const seconds = Number(refused.headers['retry-after'])
      waits.push(seconds)
      await wait(seconds)
      expect((await guess(name)).statusCode).toBe(401)
    }
    const minutes = waits.map((seconds) => Math.ceil(seconds / 60))
    expect(minutes).toEqual([1, 2, 4, 8, 15, 15, 15, 15, 15, 15, 15, 15])
    const judgedAt = minutes.map((_, at) => minutes.slice(0, at + 1).reduce((sum, one) => sum + one, 0))
    expect(judgedAt.filter((minute) => minute <= 60)).toHaveLength(7)
    expect(judgedAt.filter((minute) => minute > 60 && minute <= 120)).toHaveLength(4)
  })

  test('gives the same answers whether or not the name exists', async () => {
    await signUp('Achieng')
    const seen = async (username: string) => {
      const answers = []
      for (let time = 0; time < 12; time += 1) {
        const { statusCode, body, headers } = await guess(username)
        const { message, code } = JSON.parse(body)
        answers.push({
          statusCode,
          message: message.replace(/\d+/, 'N'),
          code,
          headers: Object.keys(headers),
        })
      }
      return answers
    }
    expect(await seen('Achieng')).toEqual(await seen('Not Achieng'))
  })

  test('restarts the count after a login with the correct password', async () => {
    await signUp('Otieno')
    for (let round = 0; round < 3; round += 1) {
      for (let time = 0; time < 9; time += 1) expect((await guess('Otieno')).statusCode).toBe(401)
      expect((await guess('Otieno', password)).statusCode).toBe(200)
    }
  })
})

describe('a known device', () => {
  test('lets a known device log in while strangers use up the attempts per name and address', async () => {
    await signUp('Njeri')
    const known = product.browser()
    await known.client.accounts.login({ body: { username: 'Njeri', password } })
    await known.client.accounts.logout()
    for (let time = 0; time < 11; time += 1) await guess('Njeri')
    expect((await guess('Njeri', password)).statusCode).toBe(429)
    await product.sql`update address_failures set failed_at = array_fill(now(), array[2000])`
    expect((await guess('Anybody')).statusCode).toBe(429)
    expect((await postRaw(known, '/api/login', createSignup('Njeri'))).statusCode).toBe(200)
    // The farmer's success does not lift the limit for strangers.
    await product.sql`delete from address_failures`
    expect((await guess('Njeri', password)).statusCode).toBe(429)
  })

  test('counts a known device’s attempts separately, and limits those too', async () => {
    await signUp('Baraka')
    const known = product.browser()
    await known.client.accounts.login({ body: { username: 'Baraka', password } })
    const wrong = () => postRaw(known, '/api/login', { username: 'Baraka', password: 'wrong one' })
    for (let time = 0; time < 10; time += 1) expect((await wrong()).statusCode).toBe(401)
    expect((await wrong()).statusCode).toBe(429)
    expect((await guess('Baraka', password)).statusCode).toBe(200)
  })

  test('allows many known devices no more attempts per account than five devices', async () => {
    await signUp('Wairimu')
    const hoard = Array.from({ length: 8 }, () => product.browser())
    for (const { client } of hoard) await client.accounts.login({ body: { username: 'Wairimu', password } })
    const statuses = []
    for (const browser of hoard)
      for (let time = 0; time < 10; time += 1)
        statuses.push(
          (await postRaw(browser, '/api/login', { username: 'Wairimu', password: 'wrong one' })).statusCode,
        )
    expect(countValues(statuses)).toEqual(
      new Map([
        [401, 50],
        [429, 30],
      ]),
    )
    expect((await guess('Wairimu', password)).statusCode, 'who comes without').toBe(200)
    await wait(60)
    expect(
      (await postRaw(hoard[7] ?? product.browser(), '/api/login', createSignup('Wairimu'))).statusCode,
    ).toBe(200)
  })

  test('forgets known devices after a password change, except the one that made the change', async () => {
    await signUp('Mumbi')
    const [own, left] = [product.browser(), product.browser()]
    for (const { client } of [own, left])
      await client.accounts.login({ body: { username: 'Mumbi', password } })
    const lock = async () => {
      await product.sql`delete from login_failures`
      for (let time = 0; time < 11; time += 1) await guess('Mumbi')
    }
    await lock()
    expect((await postRaw(left, '/api/login', createSignup('Mumbi'))).statusCode).toBe(200)
    const next = 'sorghum before the long rains 41'
    await own.client.myAccount.changePassword({ body: { current: password, next } })
    await lock()
    const typed = { username: 'Mumbi', password: next }
    expect((await postRaw(left, '/api/login', typed)).statusCode).toBe(429)
    expect((await postRaw(own, '/api/login', typed)).statusCode).toBe(200)
  })

  test('still recognises a device after it has recovered the account', async () => {
    await signUp('Nyambura')
    const own = product.browser()
    await own.client.accounts.login({ body: { username: 'Nyambura', password } })
    const { code } = await own.client.myAccount.newRecoveryCode({ body: {} })
    const next = 'sorghum before the long rains 41'
    await own.client.myAccount.recover({ body: { username: 'Nyambura', code, password: next } })
    for (let time = 0; time < 11; time += 1) await guess('Nyambura')
    expect((await postRaw(own, '/api/login', { username: 'Nyambura', password: next })).statusCode).toBe(200)
  })

  test('recognises a device only for its own user, and only by a signed cookie', async () => {
    await signUp('Kamau')
    const mallory = product.browser()
    await mallory.client.accounts.signup({ body: createSignup('Mallory') })
    const [row] = await product.sql`select id from users where username_key = 'kamau'`
    const own = mallory.cookies.get('dev') ?? ''
    for (let time = 0; time < 10; time += 1) await guess('Kamau')
    for (const cookie of [own, own.replace(/^\d+/, String(row?.id)), `${row?.id}.x`, `${row?.id}.x.y`]) {
      mallory.cookies.set('dev', cookie)
      expect((await postRaw(mallory, '/api/login', createSignup('Kamau'))).statusCode).toBe(429)
    }
  })
})
