import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password } from '../support/accounts/farmers.ts'
import {
  apiError,
  expectLoggedInSoon,
  isLoggedIn,
  logInOnLaptop,
  STRONG_PASSWORD,
  startTwoInstances,
  type TwoInstances,
} from '../support/accounts/own-account.ts'
import type { Browser, TestApp } from '../support/app.ts'

let instances: TwoInstances
let product: TwoInstances['product']
let other: TestApp
beforeAll(async () => {
  instances = await startTwoInstances()
  ;({ product, other } = instances)
})
afterAll(() => instances.close())

const newFarmer = () => instances.newFarmer()

describe('changing the password', () => {
  test('gives the current session a new id and ends the other sessions', async () => {
    const { username, browser } = await newFarmer()
    const elsewhere = await logInOnLaptop(username, other)
    const before = browser.cookies.get('sid')
    await browser.client.myAccount.changePassword({ body: { current: password, next: STRONG_PASSWORD } })
    expect(browser.cookies.get('sid')).not.toBe(before)
    expect(await isLoggedIn(browser)).toBe(true)
    await expectLoggedInSoon(elsewhere, false)
    await expect(logInOnLaptop(username, product)).rejects.toEqual(apiError('invalid_credentials'))
    await logInOnLaptop(username, other, STRONG_PASSWORD)
  })

  test('keeps the other sessions if the farmer chooses to', async () => {
    const { username, browser } = await newFarmer()
    const elsewhere = await logInOnLaptop(username, other)
    await browser.client.myAccount.changePassword({
      body: { current: password, next: STRONG_PASSWORD, endOthers: false },
    })
    expect(await isLoggedIn(elsewhere)).toBe(true)
  })

  test('refuses a change without the current password, and limits attempts like logins', async () => {
    const { browser } = await newFarmer()
    const body = { current: 'not my password', next: STRONG_PASSWORD }
    const codes = new Set<string>()
    for (let times = 0; times < 12; times += 1)
      await browser.client.myAccount.changePassword({ body }).catch((error) => codes.add(error.code))
    expect([...codes]).toEqual(['invalid_credentials', 'too_many_requests'])
    expect(await isLoggedIn(browser)).toBe(true)
  })

  test.each([
    ['consecutive letters', 'abcdefg'],
    ['common', 'password123'],
    ['the farm', 'hill farm nakuru'],
    ['the farm and a number', 'hillnakuru77'],
    ['the product', 'smart farming 2026'],
  ])('refuses a new password that is easy to guess: %s', async (_, next) => {
    const { browser } = await newFarmer()
    await expect(
      browser.client.myAccount.changePassword({ body: { current: password, next } }),
    ).rejects.toMatchObject({ code: 'invalid_request', fields: { next: expect.any(String) } })
  })

  test('accepts a password of six characters, as sign-up does', async () => {
    const { browser } = await newFarmer()
    const change = (next: string) =>
      browser.client.myAccount.changePassword({ body: { current: password, next } })
    await expect(change('qzx?w')).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(change('qzx?w!')).resolves.toBeUndefined()
  })

  test('only one of two simultaneous changes succeeds', async () => {
    const { username, browser } = await newFarmer()
    const second = await logInOnLaptop(username, other)
    const change = (by: Browser, next: string) =>
      by.client.myAccount.changePassword({ body: { current: password, next } }).then(
        () => next,
        () => undefined,
      )
    const won = (
      await Promise.all([change(browser, `${STRONG_PASSWORD} a`), change(second, `${STRONG_PASSWORD} b`)])
    ).filter((next) => next !== undefined)
    expect(won).toHaveLength(1)
    await logInOnLaptop(username, product, won[0])
  })
})

describe('listing and ending sessions', () => {
  test('lists each session with its device in plain words and marks the current one', async () => {
    const { username, browser } = await newFarmer()
    await logInOnLaptop(username, product)
    const { list } = await browser.client.myAccount.sessions()
    expect(list.map(({ current, device }) => [current, device])).toEqual([
      [false, { system: 'linux', browser: 'firefox' }],
      [true, { system: 'android', browser: 'chrome' }],
    ])
    expect(JSON.stringify(list)).not.toContain(browser.cookies.get('sid')?.split('.')[0])
  })

  test('ends one session from another, within a second even on the other instance', async () => {
    const { username, browser } = await newFarmer()
    const lost = await logInOnLaptop(username, other)
    const { list } = await browser.client.myAccount.sessions()
    const id = list.find(({ current }) => !current)?.id ?? ''
    await browser.client.myAccount.endSession({ query: { id } })
    await expectLoggedInSoon(lost, false)
    expect(await isLoggedIn(browser)).toBe(true)
    await expect(browser.client.myAccount.endSession({ query: { id } })).rejects.toEqual(
      apiError('not_found'),
    )
  })

  test('refuses to end another farmer’s session', async () => {
    const { browser } = await newFarmer()
    const stranger = await newFarmer()
    const { list } = await browser.client.myAccount.sessions()
    await expect(
      stranger.browser.client.myAccount.endSession({ query: { id: list[0]?.id ?? '' } }),
    ).rejects.toEqual(apiError('not_found'))
    expect(await isLoggedIn(browser)).toBe(true)
  })

  test('requires a password entered in the last ten minutes to end a session', async () => {
    const { username, browser } = await newFarmer()
    const elsewhere = await logInOnLaptop(username, other)
    const { list } = await browser.client.myAccount.sessions()
    const id = list.find(({ current }) => !current)?.id ?? ''
    await product.sql`update sessions set confirmed_at = now() - interval '11 minutes'`
    const { myAccount } = browser.client
    const wanted = { code: 'invalid_credentials', problem: { code: 'password_wanted' } }
    for (let times = 0; times < 11; times += 1) {
      await expect(myAccount.endSession({ query: { id } })).rejects.toMatchObject(wanted)
      await expect(myAccount.endOtherSessions()).rejects.toMatchObject(wanted)
    }
    await expect(myAccount.confirm({ body: { password: 'no' } })).rejects.toEqual(
      apiError('invalid_credentials'),
    )
    await expect(myAccount.endOtherSessions()).rejects.toMatchObject(wanted)
    expect(await isLoggedIn(elsewhere)).toBe(true)
    await myAccount.confirm({ body: { password } })
    await myAccount.endSession({ query: { id } })
    await expectLoggedInSoon(elsewhere, false)
  })

  test('ends all other sessions at once', async () => {
    const { username, browser } = await newFarmer()
    const others = [await logInOnLaptop(username, product), await logInOnLaptop(username, other)]
    expect(await browser.client.myAccount.endOtherSessions()).toEqual({ ended: 2 })
    for (const one of others) await expectLoggedInSoon(one, false)
    expect(await isLoggedIn(browser)).toBe(true)
  })
})

describe('recovering the account with a code', () => {
  async function withCode() {
    const farm = await newFarmer()
    const { code } = await farm.browser.client.myAccount.newRecoveryCode({ body: {} })
    return { ...farm, code }
  }
  const recover = (username: string, code: string, next = STRONG_PASSWORD, on: TestApp = product) =>
    on.browser().client.myAccount.recover({ body: { username, code, password: next } })

  test('sets a new password, ends all sessions and returns the next code', async () => {
    const { username, browser, code } = await withCode()
    const typed = code.toLowerCase().replaceAll('-', ' ')
    const { code: next } = await recover(username.toUpperCase(), typed, STRONG_PASSWORD, other)
    expect(next).not.toBe(code)
    await expectLoggedInSoon(browser, false)
    await logInOnLaptop(username, product, STRONG_PASSWORD)
    await expect(recover(username, code)).rejects.toEqual(apiError('invalid_credentials'))
    await recover(username, next, `${STRONG_PASSWORD} again`)
  })

  test('reveals that a new password is too weak only with the correct code', async () => {
    const { username, code } = await withCode()
    const farm = 'hill farm nakuru'
    await expect(recover(username, 'wrong', farm)).rejects.toEqual(apiError('invalid_credentials'))
    await expect(recover(username, code, farm)).rejects.toMatchObject({
      code: 'invalid_request',
      fields: { password: expect.any(String) },
    })
    await recover(username, code)
  })

  test('gives the same answer for a wrong code, a name without a code and an unknown name', async () => {
    const { username } = await withCode()
    const { username: without } = await newFarmer()
    const wrong = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01'
    const answers = await Promise.all(
      [username, without, 'Nobody at all'].map((name) =>
        recover(name, wrong).catch(({ code, message, status }) => ({ code, message, status })),
      ),
    )
    expect(answers[0]).toMatchObject({ code: 'invalid_credentials', status: 401 })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  test('limits wrong codes separately from failed logins', async () => {
    const { username, code } = await withCode()
    const stranger = product.browser()
    for (let times = 0; times < 12; times += 1)
      await stranger.client.accounts.login({ body: { username, password: 'no' } }).catch(() => {})
    await expect(logInOnLaptop(username, other)).rejects.toEqual(apiError('too_many_requests'))
    await recover(username, code)
    // After a recovery, earlier failures do not delay a login.
    await logInOnLaptop(username, other, STRONG_PASSWORD)
    const codes = new Set<string>()
    for (let times = 0; times < 12; times += 1)
      await recover(username, 'wrong').catch((error) => codes.add(error.code))
    expect(codes).toContain('too_many_requests')
  })

  test('lets a known phone recover the account after strangers have used up the attempts', async () => {
    const { username, browser, code } = await withCode()
    await browser.client.accounts.logout()
    const codes = new Set<string>()
    for (let times = 0; times < 12; times += 1)
      await recover(username, 'wrong').catch((error) => codes.add(error.code))
    expect(codes).toContain('too_many_requests')
    await expect(recover(username, code)).rejects.toEqual(apiError('too_many_requests'))
    // Another farmer's phone gets no exception.
    const stranger = await newFarmer()
    const body = { username, code, password: STRONG_PASSWORD }
    await expect(stranger.browser.client.myAccount.recover({ body })).rejects.toEqual(
      apiError('too_many_requests'),
    )
    await browser.client.myAccount.recover({ body })
    await logInOnLaptop(username, product, STRONG_PASSWORD)
  })

  test('limits a known phone by its own wrong codes, separately from its logins', async () => {
    const { username, browser } = await withCode()
    const codes = new Set<string>()
    for (let times = 0; times < 12; times += 1)
      await browser.client.myAccount
        .recover({ body: { username, code: 'wrong', password: STRONG_PASSWORD } })
        .catch((error) => codes.add(error.code))
    expect([...codes]).toEqual(['invalid_credentials', 'too_many_requests'])
    // Wrong recovery codes do not count as failed logins.
    await browser.client.accounts.login({ body: { username, password } })
  })

  test('only one of two simultaneous recoveries can use a code', async () => {
    const { username, code } = await withCode()
    const tries = await Promise.allSettled([
      recover(username, code),
      recover(username, code, `${STRONG_PASSWORD} b`, other),
    ])
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('replaces the old code, and requires the password in an older session', async () => {
    const { username, browser, code } = await withCode()
    await product.sql`update sessions set confirmed_at = now() - interval '11 minutes'`
    await expect(browser.client.myAccount.newRecoveryCode({ body: {} })).rejects.toEqual(
      apiError('invalid_credentials'),
    )
    const { code: next } = await browser.client.myAccount.newRecoveryCode({ body: { password } })
    await expect(recover(username, code)).rejects.toEqual(apiError('invalid_credentials'))
    expect((await browser.client.myAccount.recovery()).madeAt).toMatch(/^\d{4}-/)
    await recover(username, next)
  })

  test('never stores or logs a code in plain text', async () => {
    const { code } = await withCode()
    const [kept] =
      await product.sql`select row_to_json(users)::text as row from users where recovery_hash is not null`
    expect(`${kept?.row}${JSON.stringify(product.logs)}`).not.toContain(code)
  })
})

test('account events are listed newest first, with shortened networks', async () => {
  const { username, browser } = await newFarmer()
  const laptop = await logInOnLaptop(username, product)
  await laptop.client.myAccount.endOtherSessions()
  const { list } = await laptop.client.myAccount.events()
  expect(list.map(({ kind }) => kind)).toEqual(['sessions_ended', 'signed_in_new_device', 'signed_up'])
  expect(list[2]).toMatchObject({ device: { system: 'android', browser: 'chrome' }, network: '127.0.0.0/24' })
  expect(await isLoggedIn(browser)).toBe(false)
})

test('a login on a known device is not listed', async () => {
  const { username, browser } = await newFarmer()
  await browser.client.accounts.login({ body: { username, password } })
  const { list } = await browser.client.myAccount.events()
  expect(list.map(({ kind }) => kind)).toEqual(['signed_up'])
})

test('refuses to show sessions, events or recovery without a session', async () => {
  for (const url of ['sessions', 'events', 'recovery'])
    expect((await product.browser().request({ url: `/api/account/${url}` })).statusCode).toBe(401)
})
