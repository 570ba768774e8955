import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { PasswordHints } from '../../src/accounts/passwords/password-hints.ts'
import { countValues, createSignup } from '../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../support/app.ts'

let product: TestApp
beforeAll(async () => {
  product = await startApp({ env: { PASSWORD_HINTS_PER_MINUTE: '30' } })
})
afterAll(() => product.close())

const open: PasswordHints[] = []
afterEach(() => Promise.all(open.splice(0).map((hints) => hints.close())))

function ask(payload: object, remoteAddress = '198.51.100.1') {
  const request = { method: 'POST', url: '/api/password-hint', payload, remoteAddress } as const
  return product.browser().request(request)
}

test('explains why a password is weak before sign-up, but sign-up still accepts it', async () => {
  const weak = await ask(createSignup('Wanjiku', { password: 'sunshine' }))
  expect(weak.statusCode).toBe(200)
  expect(weak.json()).toEqual({
    hint: 'This is one of the first passwords people guess. A longer one is safer.',
  })
  expect((await ask(createSignup('Wanjiku', { password: 'wanjiku hill' }))).json().hint).toMatch(
    /^People guess your name, farm/,
  )
  expect((await ask({ password: 'four goats eat blue maize' })).json()).toEqual({ hint: null })
  const body = createSignup('Wanjiku', { password: 'sunshine' })
  expect(await product.browser().client.accounts.signup({ body })).toMatchObject({ username: 'Wanjiku' })
})

test.each([
  ['that is too short', { password: 'abcde' }, 'password'],
  ['that is too long', { password: 'a'.repeat(129) }, 'password'],
  ['that is missing', { username: 'Ada' }, 'password'],
  ['with a name that is not text', { password: 'sunshine', username: 7 }, 'username'],
  ['with a place name that is too long', { password: 'sunshine', location: 'x'.repeat(121) }, 'location'],
])('refuses to judge a password %s', async (_what, payload, field) => {
  const response = await ask(payload, '198.51.100.2')
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ code: 'invalid_request', fields: { [field]: expect.any(String) } })
})

test('neither the log nor the database contains the password or its context', async () => {
  const before = product.logs.length
  const canary = { password: 'canary-password', username: 'canary-name', farmName: 'canary-farm' }
  await ask({ ...canary, location: 'canary-place' })
  await ask({ ...canary, location: 'canary-place'.repeat(20) })
  expect(product.logs.slice(before)).toHaveLength(2)
  expect(JSON.stringify(product.logs.slice(before))).not.toContain('canary')
})

test('limits hints per address per minute without affecting sign-up', async () => {
  const address = '198.51.100.3'
  const statuses: number[] = []
  for (let time = 0; time < 35; time += 1) statuses.push((await ask({ password: 'x' }, address)).statusCode)
  expect(countValues(statuses)).toEqual(
    new Map([
      [400, 30],
      [429, 5],
    ]),
  )
  const signup = {
    method: 'POST',
    url: '/api/signup',
    payload: createSignup('Otieno'),
    remoteAddress: address,
  } as const
  expect((await product.browser().request(signup)).statusCode).toBe(201)
})

test('runs its thread only while needed and restarts it for a later question', async () => {
  const hints = new PasswordHints({ idleMs: 20 })
  open.push(hints)
  expect(hints.isAwake).toBe(false)
  for (const _ of ['first', 'later']) {
    expect(await hints.about({ password: 'sunshine' })).toBe('common')
    await expect.poll(() => hints.isAwake).toBe(false)
  }
})

test('refuses questions over the queue limit or during closing, and mixes up no answers', async () => {
  // Patient, because this tests the length of the queue, not its timing.
  const hints = new PasswordHints({ longestMs: 60_000 })
  open.push(hints)
  const asked = Array.from({ length: 25 }, (_, at) =>
    hints.about({ password: at % 2 ? 'sunshine' : 'four goats eat blue maize' }),
  )
  const answers = await Promise.allSettled(asked)
  expect(answers.slice(0, 20)).toEqual(
    Array.from({ length: 20 }, (_, at) => ({
      status: 'fulfilled',
      value: at % 2 ? 'common' : undefined,
    })),
  )
  const refused = { status: 'rejected', reason: expect.objectContaining({ code: 'overloaded' }) }
  expect(answers.slice(20)).toEqual(Array(5).fill(refused))
  // The thread still has to load its lists, so it cannot have answered.
  const starting = new PasswordHints()
  const waiting = starting.about({ password: 'sunshine' })
  await Promise.all([expect(waiting).rejects.toMatchObject({ code: 'overloaded' }), starting.close()])
})
