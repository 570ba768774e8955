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

describe('changing the password', () => {
  test('gives this session a new id and ends the other sessions', async () => {
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

  test('leaves the other sessions if the farmer wishes', async () => {
    const { username, browser } = await newFarmer()
    const elsewhere = await signedIn(username, other)
    await browser.client.myAccount.changePassword({
      body: { current: password, next: better, endOthers: false },
    })
    expect(await isIn(elsewhere)).toBe(true)
  })

  test('refuses a change without the current password, and limits attempts like logins', async () => {
    const { browser } = await newFarmer()
    const body = { current: 'not my password', next: better }
    const codes = new Set<string>()
    for (let times = 0; times < 12; times += 1)
      await browser.client.myAccount.changePassword({ body }).catch((error) => codes.add(error.code))
    expect([...codes]).toEqual(['invalid_credentials', 'too_many_requests'])
    expect(await isIn(browser)).toBe(true)
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

  test('accepts only one of two simultaneous changes', async () => {
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

describe('listing and ending sessions', () => {
  test('lists each session with its device in plain words and marks the current one', async () => {
    const { username, browser } = await newFarmer()
    await signedIn(username, product)
    const { list } = await browser.client.myAccount.sessions()
    expect(list.map(({ current, device }) => [current, device])).toEqual([
      [false, { system: 'linux', browser: 'firefox' }],
      [true, { system: 'android', browser: 'chrome' }],
    ])
    expect(JSON.stringify(list)).not.toContain(browser.cookies.get('sid')?.split('.')[0])
  })

  test('ends one session from another, within a second on the other instance', async () => {
    const { username, browser } = await newFarmer()
    const lost = await signedIn(username, other)
    const { list } = await browser.client.myAccount.sessions()
    const id = list.find(({ current }) => !current)?.id ?? ''
    await browser.client.myAccount.endSession({ query: { id } })
    await soon(lost, false)
    expect(await isIn(browser)).toBe(true)
    await expect(browser.client.myAccount.endSession({ query: { id } })).rejects.toEqual(refused('not_found'))
  })

  test('refuses to end another farmer’s session', async () => {
    const { browser } = await newFarmer()
    const stranger = await newFarmer()
    const { list } = await browser.client.myAccount.sessions()
    await expect(
      stranger.browser.client.myAccount.endSession({ query: { id: list[0]?.id ?? '' } }),
    ).rejects.toEqual(refused('not_found'))
    expect(await isIn(browser)).toBe(true)
  })

  test('requires a password entered in the last ten minutes to end a session', async () => {
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

  test('ends all other sessions at once', async () => {
    const { username, browser } = await newFarmer()
    const others = [await signedIn(username, product), await signedIn(username, other)]
    expect(await browser.client.myAccount.endOtherSessions()).toEqual({ ended: 2 })
    for (const one of others) await soon(one, false)
    expect(await isIn(browser)).toBe(true)
  })
})

describe('recovering the account with a code', () => {
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

  test('reveals that a new password is too weak only to a farmer with the right code', async () => {
    const { username, code } = await withCode()
    const farm = 'hill farm nakuru'
    await expect(recover(username, 'wrong', farm)).rejects.toEqual(refused('invalid_credentials'))
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
    await expect(signedIn(username, other)).rejects.toEqual(refused('too_many_requests'))
    await recover(username, code)
    // Whoever has recovered does not wait for what happened before.
    await signedIn(username, other, better)
    const codes = new Set<string>()
    for (let times = 0; times < 12; times += 1)
      await recover(username, 'wrong').catch((error) => codes.add(error.code))
    expect(codes).toContain('too_many_requests')
  })

  test('lets a known phone recover the account while strangers use up the attempts', async () => {
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

  test('limits a known phone by its own wrong codes, separately from its logins', async () => {
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

  test('accepts a code from only one of two simultaneous recoveries', async () => {
    const { username, code } = await withCode()
    const tries = await Promise.allSettled([
      recover(username, code),
      recover(username, code, `${better} b`, other),
    ])
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('replaces the old code, and asks an older session for the password', async () => {
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

  test('never stores or logs a code in plain text', async () => {
    const { code } = await withCode()
    const [kept] =
      await product.sql`select row_to_json(users)::text as row from users where recovery_hash is not null`
    expect(`${kept?.row}${JSON.stringify(product.logs)}`).not.toContain(code)
  })
})

test('account events are listed newest first, with shortened networks', async () => {
  const { username, browser } = await newFarmer()
  const laptop = await signedIn(username, product)
  await laptop.client.myAccount.endOtherSessions()
  const { list } = await laptop.client.myAccount.events()
  expect(list.map(({ kind }) => kind)).toEqual(['sessions_ended', 'signed_in_new_device', 'signed_up'])
  expect(list[2]).toMatchObject({ device: { system: 'android', browser: 'chrome' }, network: '127.0.0.0/24' })
  expect(await isIn(browser)).toBe(false)
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
