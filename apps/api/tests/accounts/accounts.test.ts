import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { HASH_COST } from '../../src/accounts/passwords/passwords.ts'
import { countValues, createSignup, password, postRaw } from '../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../support/app.ts'

let product: TestApp
let other: TestApp
beforeAll(async () => {
  const env = { SIGNUPS_PER_HOUR: '1000', LOGIN_FAILURES_PER_ADDRESS_MINUTE: '1000' }
  const first = await startApp({ env, overrides: { passwordCost: HASH_COST } })
  product = first
  other = await startApp({ env, overrides: { passwordCost: HASH_COST }, schema: first.schema })
})
afterAll(() => Promise.all([product.close(), other.close()]))

test('signing up logs in and returns only the public user', async () => {
  const browser = product.browser()
  const response = await postRaw(browser, '/api/signup', createSignup('  Wanjiku '))
  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual({ username: 'Wanjiku', farm_name: 'Hill Farm', location: 'Nakuru' })
  expect(await browser.client.accounts.user()).toEqual(response.json())
})

test('the account header is the same in every response from any instance, and unique per user', async () => {
  const [ada, ben] = [createSignup('Account Ada'), createSignup('Account Ben')]
  const mark = (response: { headers: Record<string, unknown> }) => response.headers['x-account']
  const signedUp = await postRaw(product.browser(), '/api/signup', ada)
  const there = other.browser()
  const loggedIn = await postRaw(there, '/api/login', { username: ada.username, password })
  const asked = await there.request({ method: 'GET', url: '/api/user' })
  expect(mark(signedUp)).toMatch(/^[\w-]{22}$/)
  expect([mark(loggedIn), mark(asked)]).toEqual([mark(signedUp), mark(signedUp)])
  expect(mark(await postRaw(product.browser(), '/api/signup', ben))).not.toBe(mark(signedUp))
  expect(mark(await product.browser().request({ method: 'GET', url: '/api/user' }))).toBeUndefined()
})

test('refuses to return a user without a session', async () => {
  await expect(product.browser().client.accounts.user()).rejects.toMatchObject({
    status: 401,
    code: 'not_signed_in',
  })
})

test('signing up ignores fields that are not in the form', async () => {
  const extra = { id: 1, userId: 1, role: 'admin', createdAt: '1970-01-01', passwordHash: 'x' }
  await postRaw(product.browser(), '/api/signup', { ...createSignup('Mallory'), ...extra })
  const [row] = await product.sql`select *, now() - created_at < interval '1 minute' as fresh from users
    where username_key = 'mallory'`
  expect(row).toMatchObject({
    fresh: true,
    password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
  })
  expect(row?.id).not.toBe('1')
})

describe('a name belongs to only one account', () => {
  const composed = 'Zoë Ångström'
  const spellings = [
    composed,
    composed.normalize('NFD'),
    composed.toUpperCase(),
    ` ${composed.toLowerCase()} `,
  ]

  test('treats a name as the same in any letter case and Unicode form', async () => {
    await product.browser().client.accounts.signup({ body: createSignup(composed) })
    for (const username of spellings) {
      const again = await postRaw(product.browser(), '/api/signup', createSignup(username))
      expect([again.statusCode, again.json().code]).toEqual([409, 'username_taken'])
      const user = await product.browser().client.accounts.login({ body: { username, password } })
      expect(user).toMatchObject({ username: composed })
    }
  })

  test('gives a name to only one of 50 people who sign up simultaneously on two instances', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        postRaw(
          (at % 2 ? product : other).browser(),
          '/api/signup',
          createSignup(at % 3 ? 'Otieno' : 'OTIENO'),
        ),
      ),
    )
    expect(countValues(answers.map((answer) => answer.statusCode))).toEqual(
      new Map([
        [201, 1],
        [409, 49],
      ]),
    )
  })
})

describe('rules for usernames', () => {
  test('usernames have 1 to 64 printable characters', () =>
    checkRows(
      [
        ['', 400],
        [' \t ', 400],
        ['x', 201],
        ['ü'.repeat(64), 201],
        ['🌽'.repeat(64), 201],
        ['🌽'.repeat(65), 400],
        ['a\u0000b', 400],
        ['a\ud800b', 400],
        [7, 400],
        [null, 400],
      ],
      async ([username, status]) => {
        const response = await postRaw(product.browser(), '/api/signup', { ...createSignup('x'), username })
        expect(response.statusCode).toBe(status)
        if (status === 400)
          expect(response.json()).toMatchObject({ code: 'invalid_request', fields: { username: /Name/ } })
      },
    ))
})

describe('rules for passwords', () => {
  const taken = ['123456', '      ', '🌽🌽🌽🌽🌽🌽', 'x'.repeat(128), '🌽'.repeat(128), ' padded '] as const
  test('logs in with the password exactly as typed, not with a variant', () =>
    checkRows(
      taken.map((value, at) => [value, at] as const),
      async ([value, at]) => {
        const username = `typed ${at}`
        await product.browser().client.accounts.signup({ body: createSignup(username, { password: value }) })
        const login = (typed: string) =>
          postRaw(product.browser(), '/api/login', { username, password: typed })
        expect((await login(value)).statusCode).toBe(200)
        const points = [...value]
        const oneOff = points.toSpliced(Math.min(99, points.length - 1), 1, '~').join('')
        const wrong = [oneOff, points.slice(0, -1).join(''), value.trim() || '~'].filter(
          (typed) => typed !== value,
        )
        expect(wrong.length).toBeGreaterThan(1)
        for (const typed of wrong) expect((await login(typed)).statusCode).toBe(401)
      },
    ))

  test('refuses a password of invalid length or characters before hashing it', () =>
    checkRows(
      ['12345', '🌽🌽🌽🌽🌽', 'x'.repeat(129), '🌽'.repeat(129), 'abc\u0000def', '', 123456],
      async (value) => {
        const hashing = vi.spyOn(product.deps.passwords, 'hash')
        const response = await postRaw(product.browser(), '/api/signup', {
          ...createSignup('never'),
          password: value,
        })
        expect(response.statusCode).toBe(400)
        expect(response.json().fields).toHaveProperty('password')
        expect(hashing).not.toHaveBeenCalled()
        hashing.mockRestore()
      },
    ))

  test('does not normalise passwords: two Unicode spellings are two passwords', async () => {
    const composed = 'crème brûlée'
    await product.browser().client.accounts.signup({ body: createSignup('Amélie', { password: composed }) })
    const login = (typed: string) =>
      postRaw(product.browser(), '/api/login', { username: 'amélie', password: typed })
    expect((await login(composed.normalize('NFD'))).statusCode).toBe(401)
    expect((await login(composed)).statusCode).toBe(200)
  })
})

describe('logging in', () => {
  test('does not reveal whether a name exists', async () => {
    await product.browser().client.accounts.signup({ body: createSignup('Achieng') })
    const judging = vi.spyOn(product.deps.passwords, 'verify')
    const wrong = await postRaw(product.browser(), '/api/login', {
      username: 'Achieng',
      password: 'wrong one',
    })
    const unknown = await postRaw(product.browser(), '/api/login', {
      username: 'Nobody',
      password: 'wrong one',
    })
    expect(wrong.statusCode).toBe(401)
    expect(unknown.statusCode).toBe(401)
    expect({ ...unknown.json(), requestId: '' }).toEqual({ ...wrong.json(), requestId: '' })
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers))
    expect(judging, 'the same work for both').toHaveBeenCalledTimes(2)
    judging.mockRestore()
  })

  test('requires a name and a password', async () => {
    const response = await postRaw(product.browser(), '/api/login', { username: ' ' })
    expect(response.json()).toEqual({
      code: 'invalid_request',
      message: 'Username is required.',
      fields: { username: 'Username is required.', password: 'Password is required.' },
      problems: {
        username: { code: 'required', what: 'login_name' },
        password: { code: 'required', what: 'password' },
      },
      requestId: expect.any(String),
    })
  })

  test('renews a hash that was made with older parameters', async () => {
    const { hash } = await import('@node-rs/argon2')
    await product.browser().client.accounts.signup({ body: createSignup('Njoroge') })
    const old = await hash(password, { memoryCost: 8_192, timeCost: 1 })
    await product.sql`update users set password_hash = ${old} where username_key = 'njoroge'`
    for (const _ of ['by the old hash', 'by the new one'])
      await product.browser().client.accounts.login({ body: { username: 'njoroge', password } })
    const [row] = await product.sql`select password_hash from users where username_key = 'njoroge'`
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})
