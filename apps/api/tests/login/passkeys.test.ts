import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MAX_PASSKEYS } from '@smart-farming/contracts/accounts/passkeys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountCleanupJobs } from '../../src/accounts/create.ts'
import { issueOperatorCode } from '../../src/accounts/passwords/operator-code.ts'
import { runCleanup } from '../../src/db/cleanup.ts'
import { createSoftAuthenticator } from '../support/accounts/authenticator.ts'
import { password } from '../support/accounts/farmers.ts'
import {
  apiError,
  expectLoggedInSoon,
  isLoggedIn,
  STRONG_PASSWORD,
  startTwoInstances,
  type TwoInstances,
} from '../support/accounts/own-account.ts'
import { addPasskey, beginPasskeyLogin, createFarmerWithPasskey } from '../support/accounts/passkeys.ts'
import type { Browser, TestApp } from '../support/app.ts'

let instances: TwoInstances
let product: TwoInstances['product']
let other: TestApp
beforeAll(async () => {
  instances = await startTwoInstances()
  ;({ product, other } = instances)
})
afterAll(() => instances.close())

const kinds = async (browser: Browser) =>
  (await browser.client.myAccount.events()).list.map(({ kind }) => kind)

describe('passkeys at login', () => {
  test('requires password and passkey for a login once a passkey has been added', async () => {
    const { username, browser, key } = await createFarmerWithPasskey(instances)
    const laptop = other.browser()
    const first = await laptop.request({
      method: 'POST',
      url: '/api/login',
      payload: { username, password },
    })
    expect(first.statusCode).toBe(202)
    expect(laptop.cookies.size).toBe(0)
    const { ticket, options } = first.json().passkey
    expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: key.credentialId }] })
    // A challenge of one instance can be answered on the other.
    const second = product.browser()
    const response = key.use(options)
    expect(await second.client.passkeys.logIn({ body: { ticket, response } })).toMatchObject({ username })
    expect(await isLoggedIn(second)).toBe(true)
    expect(await kinds(browser)).toEqual(['passkey_used_new_device', 'passkey_added', 'signed_up'])
    const { list } = await browser.client.passkeys.list()
    expect(list).toMatchObject([{ name: 'My phone', lastUsedAt: expect.stringMatching(/^\d{4}-/) }])
    expect(JSON.stringify(list)).not.toContain(key.credentialId)
  })

  test('returns the specified response to a login without a passkey', async () => {
    const { username } = await instances.newFarmer()
    const answer = await product
      .browser()
      .request({ method: 'POST', url: '/api/login', payload: { username, password } })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { username, farm_name: 'Hill Farm', location: 'Nakuru' },
    ])
  })

  test('accepts a self-attested passkey', async () => {
    const { browser } = await instances.newFarmer()
    const { ticket, options } = await browser.client.passkeys.begin({ body: { password } })
    const response = createSoftAuthenticator().make(options, { attestsItself: true })
    await browser.client.passkeys.add({ body: { ticket, name: 'One', response } })
    expect((await browser.client.passkeys.list()).list).toHaveLength(1)
  })

  test('does not reveal a passkey when the password is wrong', async () => {
    const { username } = await createFarmerWithPasskey(instances)
    const { username: without } = await instances.newFarmer()
    const answers = await Promise.all(
      [username, without].map(async (name) => {
        const payload = { username: name, password: 'wrong password' }
        const answer = await product.browser().request({ method: 'POST', url: '/api/login', payload })
        const { requestId: _, ...told } = answer.json()
        return { status: answer.statusCode, told }
      }),
    )
    expect(answers[0]).toEqual(answers[1])
  })

  test('requires the password to add or remove a passkey, even in a fresh session', async () => {
    const { browser } = await createFarmerWithPasskey(instances)
    const wrong = { password: 'not my password' }
    await expect(browser.client.passkeys.begin({ body: wrong })).rejects.toEqual(
      apiError('invalid_credentials'),
    )
    const [passkey] = (await browser.client.passkeys.list()).list
    const body = { id: passkey?.id ?? '', ...wrong }
    await expect(browser.client.passkeys.remove({ body })).rejects.toEqual(apiError('invalid_credentials'))
    expect((await browser.client.passkeys.list()).list).toHaveLength(1)
  })

  test('once a passkey is removed, the password is enough again', async () => {
    const { username, browser } = await createFarmerWithPasskey(instances)
    const [passkey] = (await browser.client.passkeys.list()).list
    await browser.client.passkeys.remove({ body: { id: passkey?.id ?? '', password } })
    const laptop = other.browser()
    await laptop.client.accounts.login({ body: { username, password } })
    expect(await isLoggedIn(laptop)).toBe(true)
    expect(await kinds(browser)).toContain('passkey_removed')
  })

  test('refuses to remove another farmer’s passkey', async () => {
    const { browser } = await createFarmerWithPasskey(instances)
    const stranger = await instances.newFarmer()
    const [passkey] = (await browser.client.passkeys.list()).list
    await expect(
      stranger.browser.client.passkeys.remove({ body: { id: passkey?.id ?? '', password } }),
    ).rejects.toEqual(apiError('not_found'))
  })

  test(`allows at most ${MAX_PASSKEYS} passkeys, even when they are added simultaneously`, async () => {
    const { browser } = await instances.newFarmer()
    // Two at a time, because each request with a password counts as a failed attempt until it is
    // judged.
    const begun: Awaited<ReturnType<typeof browser.client.passkeys.begin>>[] = []
    while (begun.length < MAX_PASSKEYS + 2) {
      const two = [1, 2].map(() => browser.client.passkeys.begin({ body: { password } }))
      begun.push(...(await Promise.all(two)))
    }
    await Promise.allSettled(
      begun.map(({ ticket, options }) =>
        browser.client.passkeys.add({
          body: { ticket, name: 'One', response: createSoftAuthenticator().make(options) },
        }),
      ),
    )
    expect((await browser.client.passkeys.list()).list).toHaveLength(MAX_PASSKEYS)
    await expect(browser.client.passkeys.begin({ body: { password } })).rejects.toMatchObject({
      code: 'invalid_request',
      problem: { code: 'too_many_passkeys' },
    })
  })
})

describe('refused attempts to add a passkey', () => {
  const refusals = {
    'another challenge': { challenge: Buffer.alloc(32).toString('base64url') },
    'another origin': { origin: 'https://smart-farming.example.org' },
    'another site': { site: 'example.org' },
    'no user presence': { absent: true },
  }
  test.each(Object.entries(refusals))('refuses a response with a false claim: %s', async (_, lies) => {
    const { browser } = await instances.newFarmer()
    const { ticket, options } = await browser.client.passkeys.begin({ body: { password } })
    const body = { ticket, name: 'One', response: createSoftAuthenticator().make(options, lies) }
    await expect(browser.client.passkeys.add({ body })).rejects.toEqual(apiError('invalid_request'))
    expect((await browser.client.passkeys.list()).list).toEqual([])
  })

  test('refuses a response that is repeated, late, or from another session or farmer', async () => {
    const { username, browser } = await instances.newFarmer()
    const laptop = other.browser()
    await laptop.client.accounts.login({ body: { username, password } })
    const stranger = await instances.newFarmer()
    const begin = async () => {
      const { ticket, options } = await browser.client.passkeys.begin({ body: { password } })
      return { ticket, name: 'One', response: createSoftAuthenticator().make(options) }
    }
    for (const by of [laptop, stranger.browser])
      await expect(by.client.passkeys.add({ body: await begin() })).rejects.toEqual(
        apiError('invalid_request'),
      )
    const late = await begin()
    await product.sql`update passkey_challenges set begun_at = now() - interval '6 minutes'`
    await expect(browser.client.passkeys.add({ body: late })).rejects.toEqual(apiError('invalid_request'))
    await runCleanup(product.deps.database, accountCleanupJobs, { info() {}, warn() {} } as never)
    expect(await product.sql`select 1 from passkey_challenges`).toHaveLength(0)
    const body = await begin()
    await browser.client.passkeys.add({ body })
    await expect(browser.client.passkeys.add({ body })).rejects.toEqual(apiError('invalid_request'))
  })

  test('refuses a credential that belongs to another account', async () => {
    const { key } = await createFarmerWithPasskey(instances)
    const { browser } = await instances.newFarmer()
    await expect(addPasskey(browser, key)).rejects.toEqual(apiError('invalid_request'))
  })

  test('refuses an unrequested attestation and fetches nothing that its certificates point to', async () => {
    let calls = 0
    const inside = createServer((_, response) => {
      calls += 1
      response.end()
    }).listen(0, '127.0.0.1')
    await once(inside, 'listening')
    const attestedAt = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/revoked`
    try {
      const { browser } = await instances.newFarmer()
      const { ticket, options } = await browser.client.passkeys.begin({ body: { password } })
      const body = { ticket, name: 'One', response: createSoftAuthenticator().make(options, { attestedAt }) }
      await expect(browser.client.passkeys.add({ body })).rejects.toEqual(apiError('invalid_request'))
      expect(calls).toBe(0)
    } finally {
      inside.close()
    }
  })

  test('returns 400 for malformed responses', async () => {
    const { browser } = await instances.newFarmer()
    for (const nonsense of ['', 'AAAA', '!!!', 'é'.repeat(300), Buffer.from('{}').toString('base64url')]) {
      const { ticket, options } = await browser.client.passkeys.begin({ body: { password } })
      const real = createSoftAuthenticator().make(options)
      for (const field of ['clientDataJSON', 'attestationObject'] as const) {
        const response = { ...real, response: { ...real.response, [field]: nonsense } }
        const payload = { ticket, name: 'One', response }
        const answer = await browser.request({ method: 'POST', url: '/api/account/passkeys', payload })
        expect(answer.statusCode).toBe(400)
      }
    }
  })
})

describe('ways in without the passkey', () => {
  const recover = (username: string, code: string) =>
    other.browser().client.myAccount.recover({ body: { username, code, password: STRONG_PASSWORD } })

  test('the recovery code ends sessions, removes passkeys and notifies the farmer', async () => {
    const { username, browser } = await createFarmerWithPasskey(instances)
    const { code } = await browser.client.myAccount.newRecoveryCode({ body: { password } })
    await recover(username, code)
    await expectLoggedInSoon(browser, false)
    const laptop = product.browser()
    await laptop.client.accounts.login({ body: { username, password: STRONG_PASSWORD } })
    expect(await isLoggedIn(laptop)).toBe(true)
    expect((await laptop.client.passkeys.list()).list).toEqual([])
    expect(await kinds(laptop)).toEqual(expect.arrayContaining(['recovered', 'passkey_removed']))
  })

  test('the operator’s code removes passkeys too', async () => {
    const { username } = await createFarmerWithPasskey(instances)
    const { database, passwords, sessions } = product.deps
    const code = await issueOperatorCode(database, passwords, sessions.secrets, username, { info() {} })
    await recover(username, code ?? '')
    const laptop = product.browser()
    await laptop.client.accounts.login({ body: { username, password: STRONG_PASSWORD } })
    expect(await isLoggedIn(laptop)).toBe(true)
  })

  test('only a complete login cancels a deletion, not the password alone', async () => {
    const { username, browser, key } = await createFarmerWithPasskey(instances)
    await browser.client.myAccount.delete({ body: { password } })
    const deleteAt = async () =>
      (await product.sql`select delete_at from users where username = ${username}`)[0]?.delete_at
    const { ticket, options } = await beginPasskeyLogin(username, product.browser())
    expect(await deleteAt()).not.toBeNull()
    await product.browser().client.passkeys.logIn({ body: { ticket, response: key.use(options) } })
    expect(await deleteAt()).toBeNull()
  })
})
