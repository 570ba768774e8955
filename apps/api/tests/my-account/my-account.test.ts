import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password } from '../support/accounts/farmers.ts'
import {
  better,
  isIn,
  refused,
  signedIn,
  soon,
  type TwoInstances,
  twoInstances,
} from '../support/accounts/own-account.ts'
import type { Browser, TestApp } from '../support/app.ts'

let instances: TwoInstances
let product: TwoInstances['product']
let other: TestApp
beforeAll(async () => {
  instances = await twoInstances()
  ;({ product, other } = instances)
})
afterAll(() => instances.close())

const newFarmer = () => instances.newFarmer()

describe('the password', () => {
  test('is changed by who knows it; this session goes on under a new id, the others end', async () => {
    const { username, browser } = await newFarmer()
    const elsewhere = await signedIn(username, other)
    const before = browser.cookies.get('sid')
    await browser.client.myAccount.changePassword({ body: { current: password, next: better } })
    expect(browser.cookies.get('sid')).not.toBe(before)
    expect(await isIn(browser)).toBe(true)
    await soon(elsewhere, false)
    await expect(signedIn(username, product)).rejects.toEqual(refused('invalid_credentials'))
    await signedIn(username, other, better)
  })

  test('leaves the other sessions where that is wished', async () => {
    const { username, browser } = await newFarmer()
    const elsewhere = await signedIn(username, other)
    await browser.client.myAccount.changePassword({
      body: { current: password, next: better, endOthers: false },
    })
    expect(await isIn(elsewhere)).toBe(true)
  })

  test('is not changed by somebody who does not know it, and tries are slowed as log-ins are', async () => {
    const { browser } = await newFarmer()
    const body = { current: 'not my password', next: better }
    const codes = new Set<string>()
    for (let times = 0; times < 12; times += 1)
      await browser.client.myAccount.changePassword({ body }).catch((error) => codes.add(error.code))
    expect([...codes]).toEqual(['invalid_credentials', 'too_many_requests'])
    expect(await isIn(browser)).toBe(true)
  })

  test.each([
    ['letters in a row', 'abcdefg'],
    ['common', 'password123'],
    ['the farm', 'hill farm nakuru'],
    ['the farm and a number', 'hillnakuru77'],
    ['the product', 'smart farming 2026'],
  ])('refuses what is easily guessed: %s', async (_, next) => {
    const { browser } = await newFarmer()
    await expect(
      browser.client.myAccount.changePassword({ body: { current: password, next } }),
    ).rejects.toMatchObject({ code: 'invalid_request', fields: { next: expect.any(String) } })
  })

  test('takes six characters that are only short, as the sign-up does', async () => {
    const { browser } = await newFarmer()
    const change = (next: string) =>
      browser.client.myAccount.changePassword({ body: { current: password, next } })
    await expect(change('qzx?w')).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(change('qzx?w!')).resolves.toBeUndefined()
  })

  test('of two changes at once, one wins', async () => {
    const { username, browser } = await newFarmer()
    const second = await signedIn(username, other)
    const change = (by: Browser, next: string) =>
      by.client.myAccount.changePassword({ body: { current: password, next } }).then(
        () => next,
        () => undefined,
      )
    const won = (await Promise.all([change(browser, `${better} a`), change(second, `${better} b`)])).filter(
      (next) => next !== undefined,
    )
    expect(won).toHaveLength(1)
    await signedIn(username, product, won[0])
  })
})

describe('sessions', () => {
  test('are listed with plain words for the device, this one marked', async () => {
    const { username, browser } = await newFarmer()
    await signedIn(username, product)
    const { list } = await browser.client.myAccount.sessions()
    expect(list.map(({ current, device }) => [current, device])).toEqual([
      [false, { system: 'linux', browser: 'firefox' }],
      [true, { system: 'android', browser: 'chrome' }],
    ])
    expect(JSON.stringify(list)).not.toContain(browser.cookies.get('sid')?.split('.')[0])
  })

  test('one is ended from another, also on the other instance, within a second', async () => {
    const { username, browser } = await newFarmer()
    const lost = await signedIn(username, other)
    const { list } = await browser.client.myAccount.sessions()
    const id = list.find(({ current }) => !current)?.id ?? ''
    await browser.client.myAccount.endSession({ query: { id } })
    await soon(lost, false)
    expect(await isIn(browser)).toBe(true)
    await expect(browser.client.myAccount.endSession({ query: { id } })).rejects.toEqual(refused('not_found'))
  })

  test("nobody ends another's", async () => {
    const { browser } = await newFarmer()
    const stranger = await newFarmer()
    const { list } = await browser.client.myAccount.sessions()
    await expect(
      stranger.browser.client.myAccount.endSession({ query: { id: list[0]?.id ?? '' } }),
    ).rejects.toEqual(refused('not_found'))
    expect(await isIn(browser)).toBe(true)
  })

  test('are ended only within ten minutes of the password; to ask without it costs no try', async () => {
    const { username, browser } = await newFarmer()
    const elsewhere = await signedIn(username, other)
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
      refused('invalid_credentials'),
    )
    await expect(myAccount.endOtherSessions()).rejects.toMatchObject(wanted)
    expect(await isIn(elsewhere)).toBe(true)
    await myAccount.confirm({ body: { password } })
    await myAccount.endSession({ query: { id } })
    await soon(elsewhere, false)
  })

  test('all others are ended at once', async () => {
    const { username, browser } = await newFarmer()
    const others = [await signedIn(username, product), await signedIn(username, other)]
    expect(await browser.client.myAccount.endOtherSessions()).toEqual({ ended: 2 })
    for (const one of others) await soon(one, false)
    expect(await isIn(browser)).toBe(true)
  })
})

describe('the recovery code', () => {
  async function withCode() {
    const farm = await newFarmer()
    const { code } = await farm.browser.client.myAccount.newRecoveryCode({ body: {} })
    return { ...farm, code }
  }
  const recover = (username: string, code: string, next = better, on: TestApp = product) =>
    on.browser().client.myAccount.recover({ body: { username, code, password: next } })

  test('sets a new password, ends all sessions and gives the next code', async () => {
    const { username, browser, code } = await withCode()
    const { code: next } = await recover(
      username.toUpperCase(),
      code.toLowerCase().replaceAll('-', ' '),
      better,
      other,
    )
    expect(next).not.toBe(code)
    await soon(browser, false)
    await signedIn(username, product, better)
    await expect(recover(username, code)).rejects.toEqual(refused('invalid_credentials'))
    await recover(username, next, `${better} again`)
  })

  test("the account's own words are no new password either, which only somebody who has the code is told", async () => {
    const { username, code } = await withCode()
    const farm = 'hill farm nakuru'
    await expect(recover(username, 'wrong', farm)).rejects.toEqual(refused('invalid_credentials'))
    await expect(recover(username, code, farm)).rejects.toMatchObject({
      code: 'invalid_request',
      fields: { password: expect.any(String) },
    })
    await recover(username, code)
  })

  test('a wrong code, a name without one and a name that nobody has get the same answer', async () => {
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

  test('tries are limited, and log-ins that were locked by somebody do not lock it', async () => {
    const { username, code } = await withCode()
    const stranger = product.browser()
    for (let times = 0; times < 12; times += 1)
      await stranger.client.accounts.login({ body: { username, password: 'no' } }).catch(() => {})
    await expect(signedIn(username, other)).rejects.toEqual(refused('too_many_requests'))
    await recover(username, code)
    // Whoever has recovered does not wait for what happened before.
    await signedIn(username, other, better)
    const codes = new Set<string>()
    for (let times = 0; times < 12; times += 1)
      await recover(username, 'wrong').catch((error) => codes.add(error.code))
    expect(codes).toContain('too_many_requests')
  })

  test('whoever tries wrong codes for a name does not keep its farmer waiting, on a phone that was signed in before', async () => {
    const { username, browser, code } = await withCode()
    await browser.client.accounts.logout()
    const codes = new Set<string>()
    for (let times = 0; times < 12; times += 1)
      await recover(username, 'wrong').catch((error) => codes.add(error.code))
    expect(codes).toContain('too_many_requests')
    await expect(recover(username, code)).rejects.toEqual(refused('too_many_requests'))
    // Another farmer's phone is no exception.
    const stranger = await newFarmer()
    const body = { username, code, password: better }
    await expect(stranger.browser.client.myAccount.recover({ body })).rejects.toEqual(
      refused('too_many_requests'),
    )
    await browser.client.myAccount.recover({ body })
    await signedIn(username, product, better)
  })

  test('a phone that was signed in before is slowed by its own failures', async () => {
    const { username, browser } = await withCode()
    const codes = new Set<string>()
    for (let times = 0; times < 12; times += 1)
      await browser.client.myAccount
        .recover({ body: { username, code: 'wrong', password: better } })
        .catch((error) => codes.add(error.code))
    expect([...codes]).toEqual(['invalid_credentials', 'too_many_requests'])
    // They are not those of its log-ins.
    await browser.client.accounts.login({ body: { username, password } })
  })

  test('of two who use one code at once, one wins', async () => {
    const { username, code } = await withCode()
    const tries = await Promise.allSettled([
      recover(username, code),
      recover(username, code, `${better} b`, other),
    ])
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('a new one takes the place of the old, and needs the password once the session is older', async () => {
    const { username, browser, code } = await withCode()
    await product.sql`update sessions set confirmed_at = now() - interval '11 minutes'`
    await expect(browser.client.myAccount.newRecoveryCode({ body: {} })).rejects.toEqual(
      refused('invalid_credentials'),
    )
    const { code: next } = await browser.client.myAccount.newRecoveryCode({ body: { password } })
    await expect(recover(username, code)).rejects.toEqual(refused('invalid_credentials'))
    expect((await browser.client.myAccount.recovery()).madeAt).toMatch(/^\d{4}-/)
    await recover(username, next)
  })

  test('is not kept itself, nor logged', async () => {
    const { code } = await withCode()
    const [kept] =
      await product.sql`select row_to_json(users)::text as row from users where recovery_hash is not null`
    expect(`${kept?.row}${JSON.stringify(product.logs)}`).not.toContain(code)
  })
})

test('what happened to the account is told, newest first, with shortened networks', async () => {
  const { username, browser } = await newFarmer()
  const laptop = await signedIn(username, product)
  await laptop.client.myAccount.endOtherSessions()
  const { list } = await laptop.client.myAccount.events()
  expect(list.map(({ kind }) => kind)).toEqual(['sessions_ended', 'signed_in_new_device', 'signed_up'])
  expect(list[2]).toMatchObject({ device: { system: 'android', browser: 'chrome' }, network: '127.0.0.0/24' })
  expect(await isIn(browser)).toBe(false)
})

test('a log-in on a device that is known is no event', async () => {
  const { username, browser } = await newFarmer()
  await browser.client.accounts.login({ body: { username, password } })
  const { list } = await browser.client.myAccount.events()
  expect(list.map(({ kind }) => kind)).toEqual(['signed_up'])
})

test('strangers are told nothing', async () => {
  for (const url of ['sessions', 'events', 'recovery'])
    expect((await product.browser().request({ url: `/api/account/${url}` })).statusCode).toBe(401)
})
