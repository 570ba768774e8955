import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password } from '../support/accounts/farmers.ts'
import {
  apiError,
  isLoggedIn,
  logInOnLaptop,
  STRONG_PASSWORD,
  startTwoInstances,
  type TwoInstances,
} from '../support/accounts/own-account.ts'
import { type Browser, startApp } from '../support/app.ts'

let instances: TwoInstances
beforeAll(async () => {
  instances = await startTwoInstances()
})
afterAll(() => instances.close())

const newFarmer = () => instances.newFarmer()
let count = 0
function newName(): string {
  count += 1
  return `Renamed ${count}`
}
const rename = ({ client }: Browser, username: string, word = password) =>
  client.myAccount.changeUsername({ body: { username, password: word } })
const kinds = async ({ client }: Browser) =>
  (await client.myAccount.events()).list.map(({ kind }) => kind).filter((kind) => kind === 'username_changed')
const audited = () =>
  instances.product.logs.filter((line) => JSON.stringify(line).includes('"audit":"username_changed"'))

describe('changing the username', () => {
  test('changes the username with the password and keeps sessions; only the new name logs in', async () => {
    const { id, username, browser } = await newFarmer()
    const elsewhere = await logInOnLaptop(username, instances.other)
    const before = audited().length
    const next = newName()
    expect(await rename(browser, `  ${next} `)).toMatchObject({ username: next, farm_name: 'Hill Farm' })
    expect((await browser.client.accounts.user()).username).toBe(next)
    expect(await isLoggedIn(elsewhere)).toBe(true)
    await expect
      .poll(async () => (await elsewhere.client.accounts.user()).username, { timeout: 1_000 })
      .toBe(next)
    await expect(logInOnLaptop(username, instances.product)).rejects.toEqual(apiError('invalid_credentials'))
    await logInOnLaptop(next.toUpperCase(), instances.other)
    expect(await kinds(browser)).toEqual(['username_changed'])
    expect(audited().slice(before)).toEqual([expect.objectContaining({ userId: id })])
  })

  test('still accepts the password after the username changes', async () => {
    const { browser } = await newFarmer()
    await rename(browser, newName())
    await browser.client.myAccount.confirm({ body: { password } })
  })

  test.each([
    ['the same spelling', 'Taken', 'Taken'],
    ['another letter case', 'Taken', 'tAKEN'],
    ['another Unicode spelling', 'Tak\u00e9n', 'Take\u0301n'],
    ['a look-alike', "Taki'n", 'Takı’n'],
  ])('refuses a name that belongs to another account: %s', async (_, taken, wanted) => {
    count += 1
    await rename((await newFarmer()).browser, `${taken} ${count}`)
    const { username, browser } = await newFarmer()
    await expect(rename(browser, `${wanted} ${count}`)).rejects.toMatchObject({
      code: 'username_taken',
      status: 409,
    })
    expect((await browser.client.accounts.user()).username).toBe(username)
    expect(await kinds(browser)).toEqual([])
  })

  test('allows another spelling or look-alike of the account’s own name', async () => {
    const { browser } = await newFarmer()
    const name = newName()
    await rename(browser, name)
    for (const next of [name.toUpperCase(), name.replace('i', 'ı'), name])
      expect(await rename(browser, next)).toMatchObject({ username: next })
  })

  test('frees the old name for other farmers', async () => {
    const { username, browser } = await newFarmer()
    await rename(browser, newName())
    const second = await newFarmer()
    expect(await rename(second.browser, username)).toMatchObject({ username })
  })

  test('accepts a repeated change and lists only one event', async () => {
    const { browser } = await newFarmer()
    const name = newName()
    expect(await rename(browser, name)).toEqual(await rename(browser, name))
    expect(await kinds(browser)).toEqual(['username_changed'])
  })

  test('refuses a change without the correct password, and limits attempts like logins', async () => {
    const { username, browser } = await newFarmer()
    const { username: taken } = await newFarmer()
    const answers = new Set<string>()
    for (let times = 0; times < 12; times += 1)
      await rename(browser, times % 2 === 0 ? taken : newName(), 'not my password').catch(
        ({ code, status, problem }) => answers.add(`${status} ${code} ${problem?.code}`),
      )
    expect([...answers]).toEqual([
      // Without the password, a caller does not learn whether the name is taken.
      '401 invalid_credentials not_your_password',
      expect.stringMatching(/^429 too_many_requests /),
    ])
    // These attempts count together with those of other calls with the password.
    await expect(browser.client.myAccount.confirm({ body: { password } })).rejects.toEqual(
      apiError('too_many_requests'),
    )
    expect((await browser.client.accounts.user()).username).toBe(username)
  })

  test('applies the sign-up rules', () =>
    checkRows(
      [
        ['empty', '   '],
        ['too long', 'a'.repeat(65)],
        ['of two scripts', 'Аda'],
        ['with a character that does not show', 'Ada\u200b'],
        ['without a letter', '...'],
        ['with a NUL', 'A\u0000da'],
      ],
      async ([, name]) => {
        const { browser } = await newFarmer()
        await expect(rename(browser, name)).rejects.toMatchObject({
          code: 'invalid_request',
          fields: { username: expect.any(String) },
        })
      },
    ))

  test('gives a name to only one of two farmers who want it simultaneously', async () => {
    const [one, two] = [await newFarmer(), await newFarmer()]
    const other = await logInOnLaptop(two.username, instances.other)
    const name = newName()
    const tries = await Promise.allSettled([rename(one.browser, name), rename(other, name)])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'username_taken' },
    })
  })

  test('refuses a change from an ended session or with the previous password', async () => {
    const { username, browser } = await newFarmer()
    const elsewhere = await logInOnLaptop(username, instances.product)
    await browser.client.myAccount.changePassword({
      body: { current: password, next: STRONG_PASSWORD, endOthers: false },
    })
    await expect(rename(elsewhere, newName())).rejects.toEqual(apiError('invalid_credentials'))
    await browser.client.myAccount.confirm({ body: { password: STRONG_PASSWORD } })
    await browser.client.myAccount.endOtherSessions()
    await expect(rename(elsewhere, newName(), STRONG_PASSWORD)).rejects.toEqual(apiError('not_signed_in'))
  })

  test('limits the number of changes an hour', async () => {
    const product = await startApp({ env: { NAME_CHANGES_PER_HOUR: '3' } })
    try {
      const browser = product.browser()
      const body = { username: 'Ada', farmName: 'Hill', location: 'Nakuru', password }
      await browser.client.accounts.signup({ body })
      for (let times = 0; times < 3; times += 1) await rename(browser, newName())
      await expect(rename(browser, newName())).rejects.toEqual(apiError('too_many_requests'))
      // Other changes to the account are still allowed.
      await browser.client.myAccount.changeFarmName({ body: { farmName: 'Low Farm' } })
    } finally {
      await product.close()
    }
  })
})

describe('changing the farm name', () => {
  test('changes the farm name, trimmed, in every session', async () => {
    const { username, browser } = await newFarmer()
    const elsewhere = await logInOnLaptop(username, instances.other)
    const farmName = ' Low Farm 🌾 '
    const changed = await browser.client.myAccount.changeFarmName({ body: { farmName } })
    expect(changed).toMatchObject({ username, farm_name: 'Low Farm 🌾' })
    expect(await browser.client.accounts.user()).toEqual(changed)
    await expect
      .poll(async () => (await elsewhere.client.accounts.user()).farm_name, { timeout: 1_000 })
      .toBe('Low Farm 🌾')
  })

  test('returns the account header with the change', async () => {
    const { browser } = await newFarmer()
    const { headers } = await browser.request({ url: '/api/user' })
    const changed = await browser.request({
      method: 'PUT',
      url: '/api/account/farm-name',
      payload: { farmName: 'Low Farm' },
    })
    expect(changed.headers['x-account']).toBe(headers['x-account'])
  })

  test.each([
    ['empty', ' \n '],
    ['too long', 'a'.repeat(121)],
    ['with a line break', 'Hill\nFarm'],
    ['without a letter', '!!'],
  ])('applies the sign-up rules: %s', async (_, farmName) => {
    const { browser } = await newFarmer()
    await expect(browser.client.myAccount.changeFarmName({ body: { farmName } })).rejects.toMatchObject({
      code: 'invalid_request',
      fields: { farmName: expect.any(String) },
    })
  })
})

test('refuses to change names without a session', async () => {
  const stranger = instances.product.browser()
  await expect(rename(stranger, newName())).rejects.toEqual(apiError('not_signed_in'))
  await expect(stranger.client.myAccount.changeFarmName({ body: { farmName: 'Low Farm' } })).rejects.toEqual(
    apiError('not_signed_in'),
  )
})
