import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSignup, postRaw } from '../../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../../support/app.ts'

let product: TestApp
beforeAll(async () => {
  product = await startApp({ env: { REQUESTS_PER_MINUTE: '10', LOGIN_FAILURES_PER_NAME: '2' } })
})
afterAll(() => product.close())

const lines = (of: Record<string, unknown>) =>
  product.logs.filter((line) => Object.entries(of).every(([name, value]) => line[name] === value))

test('logs a flood of refused calls as one line per network', async () => {
  const ask = (remoteAddress: string) => product.app.inject({ url: '/api/health/live', remoteAddress })
  for (let at = 0; at < 40; at += 1) await ask('203.0.113.77')
  for (let at = 0; at < 11; at += 1) await ask('2001:db8:1:2:3::4')
  expect(lines({ status: 429 })).toEqual([
    expect.objectContaining({
      route: 'health.live',
      network: '203.0.113.0/24',
      requestId: expect.any(String),
    }),
    expect.objectContaining({ route: 'health.live', network: '2001:db8:1::/48' }),
  ])
  for (const line of lines({ status: 200 })) expect(line).not.toHaveProperty('network')
})

test('logs each failed login with its network, and all refused logins on one line', async () => {
  await postRaw(product.browser(), '/api/signup', createSignup('Kamau'), '192.0.2.9')
  for (let at = 0; at < 8; at += 1)
    await postRaw(
      product.browser(),
      '/api/login',
      { username: 'Kamau', password: 'not this one' },
      '198.51.100.7',
    )
  const from = { network: '198.51.100.0/24' }
  expect(lines({ route: 'accounts.login', status: 401, ...from })).toHaveLength(2)
  expect(lines({ route: 'accounts.login', status: 429, ...from })).toHaveLength(1)
  expect(lines({ audit: 'login_failed', ...from })).toHaveLength(2)
  expect(lines({ audit: 'login_refused', ...from })).toHaveLength(1)
})
