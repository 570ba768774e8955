import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Authenticator, createSoftAuthenticator } from '../support/accounts/authenticator.ts'
import { password } from '../support/accounts/farmers.ts'
import {
  apiError,
  STRONG_PASSWORD,
  startTwoInstances,
  type TwoInstances,
} from '../support/accounts/own-account.ts'
import { addPasskey, beginPasskeyLogin, createFarmerWithPasskey } from '../support/accounts/passkeys.ts'
import type { TestApp } from '../support/app.ts'

let instances: TwoInstances
let product: TwoInstances['product']
let other: TestApp
beforeAll(async () => {
  instances = await startTwoInstances()
  ;({ product, other } = instances)
})
afterAll(() => instances.close())

describe('refused passkey logins', () => {
  const tryWith = (passkey: { ticket: string }, response: ReturnType<Authenticator['use']>) =>
    product.browser().client.passkeys.logIn({ body: { ticket: passkey.ticket, response } })

  const lies = {
    'another challenge': { challenge: Buffer.alloc(32).toString('base64url') },
    'another origin': { origin: 'https://smart-farming.example.org' },
    'another site': { site: 'example.org' },
    'another key': { forged: true },
    'no user presence': { absent: true },
  }
  test.each(Object.entries(lies))('refuses a response with a false claim: %s', async (_, lie) => {
    const { username, key } = await createFarmerWithPasskey(instances)
    const passkey = await beginPasskeyLogin(username, product.browser())
    await expect(tryWith(passkey, key.use(passkey.options, lie))).rejects.toEqual(
      apiError('invalid_credentials'),
    )
    // An attempt uses up the challenge.
    await expect(tryWith(passkey, key.use(passkey.options))).rejects.toEqual(apiError('invalid_credentials'))
  })

  test('refuses a replayed response', async () => {
    const { username, key } = await createFarmerWithPasskey(instances)
    const passkey = await beginPasskeyLogin(username, product.browser())
    const response = key.use(passkey.options)
    await tryWith(passkey, response)
    await expect(tryWith(passkey, response)).rejects.toEqual(apiError('invalid_credentials'))
    const next = await beginPasskeyLogin(username, product.browser())
    await expect(tryWith(next, response)).rejects.toEqual(apiError('invalid_credentials'))
  })

  test('accepts only one of two identical responses sent simultaneously', async () => {
    const { username, key } = await createFarmerWithPasskey(instances)
    const { ticket, options } = await beginPasskeyLogin(username, product.browser())
    const body = { ticket, response: key.use(options) }
    const tries = await Promise.allSettled(
      [product, other].map((on) => on.browser().client.passkeys.logIn({ body })),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('refuses another farmer’s passkey even with the correct password', async () => {
    const { username } = await createFarmerWithPasskey(instances)
    const { key } = await createFarmerWithPasskey(instances)
    const passkey = await beginPasskeyLogin(username, product.browser())
    await expect(tryWith(passkey, key.use(passkey.options))).rejects.toEqual(apiError('invalid_credentials'))
  })

  test('refuses a cloned passkey by its counter, but accepts passkeys without a counter', async () => {
    const { username, key } = await createFarmerWithPasskey(instances)
    const before = key.counter
    for (let times = 0; times < 3; times += 1) {
      const passkey = await beginPasskeyLogin(username, product.browser())
      await tryWith(passkey, key.use(passkey.options))
    }
    key.counter = before
    const passkey = await beginPasskeyLogin(username, product.browser())
    await expect(tryWith(passkey, key.use(passkey.options))).rejects.toEqual(apiError('invalid_credentials'))

    const synced = await instances.newFarmer()
    const uncounted = createSoftAuthenticator()
    uncounted.counter = 0
    await addPasskey(synced.browser, uncounted)
    for (let times = 0; times < 2; times += 1) {
      const next = await beginPasskeyLogin(synced.username, product.browser())
      await tryWith(next, uncounted.use(next.options))
    }
  })

  test('refuses a response after five minutes, a password change or ending all sessions', async () => {
    const { username, browser, key } = await createFarmerWithPasskey(instances)
    const late = await beginPasskeyLogin(username, product.browser())
    await product.sql`update passkey_challenges set begun_at = now() - interval '6 minutes'`
    await expect(tryWith(late, key.use(late.options))).rejects.toEqual(apiError('invalid_credentials'))
    const ended = await beginPasskeyLogin(username, other.browser())
    await browser.client.myAccount.endOtherSessions()
    await expect(tryWith(ended, key.use(ended.options))).rejects.toEqual(apiError('invalid_credentials'))
    const changed = await beginPasskeyLogin(username, other.browser())
    await browser.client.myAccount.changePassword({ body: { current: password, next: STRONG_PASSWORD } })
    await expect(tryWith(changed, key.use(changed.options))).rejects.toEqual(apiError('invalid_credentials'))
  })

  test('refuses a response to the challenge for adding a passkey', async () => {
    const { browser, key } = await createFarmerWithPasskey(instances)
    const { ticket, options } = await browser.client.passkeys.begin({ body: { password } })
    await expect(tryWith({ ticket }, key.use(options))).rejects.toEqual(apiError('invalid_credentials'))
  })

  test('requires the passkey even for a login at another of the service’s addresses', async () => {
    const { username, key } = await createFarmerWithPasskey(instances)
    const answer = await product.browser().request({
      method: 'POST',
      url: '/api/login',
      headers: { host: 'elsewhere.example.org' },
      payload: { username, password },
    })
    expect(answer.statusCode).toBe(202)
    const { passkey } = answer.json()
    await expect(
      tryWith(passkey, key.use(passkey.options, { origin: 'http://elsewhere.example.org' })),
    ).rejects.toEqual(apiError('invalid_credentials'))
  })

  test('limits failed passkeys like passwords, and a correct password does not reset the count', async () => {
    const { username, key } = await createFarmerWithPasskey(instances)
    const codes = new Set<string>()
    for (let times = 0; times < 12; times += 1) {
      const passkey = await beginPasskeyLogin(username, product.browser())
      const wrong = key.use(passkey.options, { forged: true })
      await tryWith(passkey, wrong).catch((error) => codes.add(error.code))
    }
    expect([...codes]).toEqual(['invalid_credentials', 'too_many_requests'])
  })

  test('refuses malformed responses without a server error', async () => {
    const { username, key } = await createFarmerWithPasskey(instances)
    for (const nonsense of ['AAAA', '!!!', Buffer.from('{"type":"webauthn.get"}').toString('base64url')])
      for (const field of ['clientDataJSON', 'authenticatorData', 'signature'] as const) {
        const { ticket, options } = await beginPasskeyLogin(username, product.browser())
        const real = key.use(options)
        const payload = { ticket, response: { ...real, response: { ...real.response, [field]: nonsense } } }
        const answer = await product.browser().request({ method: 'POST', url: '/api/login/passkey', payload })
        expect([401, 429]).toContain(answer.statusCode)
      }
  })
})

test('logs a refused passkey as a failed login with its network', async () => {
  const { username, key } = await createFarmerWithPasskey(instances)
  const { ticket, options } = await beginPasskeyLogin(username, product.browser())
  product.logs.length = 0
  const payload = { ticket, response: key.use(options, { forged: true }) }
  await product.browser().request({ method: 'POST', url: '/api/login/passkey', payload })
  const network = '127.0.0.0/24'
  expect(product.logs).toContainEqual(
    expect.objectContaining({ route: 'passkeys.logIn', status: 401, network }),
  )
  expect(product.logs).toContainEqual(expect.objectContaining({ audit: 'passkey_refused', network }))
})

test('logs no ticket or challenge, and stores no ticket in plain text', async () => {
  const { username } = await createFarmerWithPasskey(instances)
  const { ticket, options } = await beginPasskeyLogin(username, product.browser())
  const kept = await product.sql`select row_to_json(passkey_challenges)::text as row from passkey_challenges`
  expect(kept.map(({ row }) => row).join()).not.toContain(ticket)
  for (const secret of [ticket, String(options.challenge)])
    expect(JSON.stringify(product.logs)).not.toContain(secret)
})
