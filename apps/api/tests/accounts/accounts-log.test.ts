import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSignup, postRaw } from '../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../support/app.ts'

let product: TestApp
beforeAll(async () => {
  product = await startApp({ env: { LOGIN_FAILURES_PER_NAME: '2' } })
})
afterAll(() => product.close())

const said = () => product.logs.filter((line) => line.audit !== undefined)

test('logs each account event with the user, the request and the network', async () => {
  const browser = product.browser()
  const signup = await postRaw(browser, '/api/signup', createSignup('Kamau'), '203.0.113.77')
  await postRaw(browser, '/api/logout', undefined, '203.0.113.77')
  const wrong = { username: 'kamau', password: 'not this one' }
  for (const _ of [1, 2, 3]) await postRaw(product.browser(), '/api/login', wrong, '2001:db8:1:2:3::4')
  await postRaw(browser, '/api/login', createSignup('Kamau'), '203.0.113.77')
  expect(said().map((line) => line.audit)).toEqual([
    'signed_up',
    'logged_out',
    'login_failed',
    'login_failed',
    'login_locked',
    'login_refused',
    'login_succeeded',
  ])
  expect(signup.statusCode).toBe(201)
  const [user] = await product.sql`select id::int from users`
  for (const line of said()) expect(line).toMatchObject({ requestId: /-/, time: expect.any(Number) })
  expect(said()[0]).toMatchObject({ userId: user?.id, network: '203.0.113.0/24' })
  expect(said()[3]).toMatchObject({ name: /^[\w-]{22}$/, network: '2001:db8:1::/48' })
})

test('logs no password, cookie or typed name, even when a query fails', async () => {
  const canaries = ['canary-password', 'canary-name', 'canary-farm', 'canary-place']
  const body = createSignup('canary-name', {
    password: 'canary-password',
    farmName: 'canary-farm {"level":60,"msg":"forged"}',
    location: 'canary-place\n{"level":60,"msg":"forged"}',
  })
  const browser = product.browser()
  await postRaw(browser, '/api/signup', body)
  const cookies = [...browser.cookies.values()]
  await postRaw(browser, '/api/signup', { ...body, username: 'canary-name'.repeat(20) })
  await postRaw(browser, '/api/login', { ...body, password: 'canary-password, wrong' })
  await product.sql`alter table users rename to users_away`
  const failed = await postRaw(browser, '/api/signup', { ...body, username: 'canary-name two' })
  const failedToo = await postRaw(browser, '/api/login', body)
  await product.sql`alter table users_away rename to users`
  await postRaw(browser, '/api/logout')

  expect(cookies).toHaveLength(2)
  expect([failed.statusCode, failedToo.statusCode]).toEqual([500, 500])
  const answers = [failed.body, failedToo.body].join()
  const log = JSON.stringify(product.logs)
  expect(log).toContain('unexpected error')
  const parts = cookies.flatMap((cookie) => cookie.split('.')).filter((part) => part.length > 16)
  expect(parts).toHaveLength(4)
  for (const secret of [...canaries, ...cookies, ...parts]) {
    expect(log.includes(secret), secret).toBe(false)
    expect(answers.includes(secret), secret).toBe(false)
  }
})
