import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccountMarker } from '../../src/accounts/public-user.ts'
import { createSignup, password, postRaw } from '../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../support/app.ts'

let product: TestApp & { schema: string }
beforeAll(async () => {
  product = await startApp({ env: { PUBLIC_URL: 'https://farm.example.org' } })
})
afterAll(() => product.close())

const parsed = (header: string) => {
  const [pair = '', ...attributes] = header.split('; ')
  return { name: pair.split('=')[0], value: pair.slice(pair.indexOf('=') + 1), attributes: attributes.sort() }
}
const set = (header: unknown) => [header ?? []].flat().map((one) => parsed(String(one)))

test('cookies are bound to the host and to https, even behind a proxy that forwards plain http', async () => {
  const browser = product.browser()
  const signup = await postRaw(browser, '/api/signup', createSignup('Wanjiku'))
  const [sid, dev] = set(signup.headers['set-cookie'])
  const attributes = ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']
  expect(sid).toMatchObject({
    name: '__Host-sid',
    attributes: ['HttpOnly', 'Max-Age=2592000', ...attributes.slice(1)],
  })
  expect(dev).toMatchObject({
    name: '__Host-dev',
    attributes: ['HttpOnly', 'Max-Age=31536000', ...attributes.slice(1)],
  })
  // 32 base64url characters are 192 bits.
  expect(sid?.value).toMatch(/^[\w-]{32}\.[\w+/]+$/)
  expect(String(signup.headers['set-cookie']).length).toBeLessThan(4_096)

  const logout = await postRaw(browser, '/api/logout')
  const [gone, ...more] = set(logout.headers['set-cookie'])
  expect(more).toEqual([])
  expect(gone).toMatchObject({ name: '__Host-sid', value: '' })
  // Browsers refuse changes of a __Host- cookie that is not Secure with Path=/.
  expect(gone?.attributes).toEqual(expect.arrayContaining(['Max-Age=0', ...attributes]))
})

test('sessions use the plain cookie name without https', async () => {
  const plain = await startApp()
  const signup = await postRaw(plain.browser(), '/api/signup', createSignup('Wanjiku'))
  expect(
    set(signup.headers['set-cookie']).map(({ name, attributes }) => [name, attributes.includes('Secure')]),
  ).toEqual([
    ['sid', false],
    ['dev', false],
  ])
  await plain.close()
})

test('no table contains a cookie', async () => {
  const browser = product.browser()
  await postRaw(browser, '/api/signup', createSignup('Otieno'))
  const parts = [...browser.cookies.values()].flatMap((value) => [value, ...value.split('.')])
  const secrets = parts.filter((part) => part.length > 16)
  expect(secrets).toHaveLength(6)
  const tables = await product.sql`select tablename from pg_tables where schemaname = ${product.schema}`
  expect(tables.length).toBeGreaterThan(3)
  for (const { tablename } of tables) {
    const rows = await product.sql`select row_to_json(t)::text as row from ${product.sql(tablename)} t`
    const dump = rows.map((row) => String(row.row)).join('\n')
    for (const secret of secrets) {
      expect(dump.includes(secret), tablename).toBe(false)
      expect(dump.includes(Buffer.from(secret).toString('hex')), tablename).toBe(false)
      expect(dump.includes(Buffer.from(secret, 'base64url').toString('hex')), tablename).toBe(false)
    }
  }
})

describe('changing the secret', () => {
  const oldSecret = 'only for tests 1 fQ2xLr7Vt4Kw8Zb3NmYc6Hd'
  const newSecret = 'only for tests 2 fQ2xLr7Vt4Kw8Zb3NmYc6Hd'

  test('keeps everyone logged in while the old secret is listed, even after a wrong password', async () => {
    const before = await startApp({ env: { SESSION_SECRET: oldSecret } })
    const during = await startApp({
      env: { SESSION_SECRET: `${newSecret},${oldSecret}` },
      schema: before.schema,
    })
    const after = await startApp({ env: { SESSION_SECRET: newSecret }, schema: before.schema })
    const jar = before.browser()
    await jar.client.accounts.signup({ body: createSignup('Wanjiku') })
    const old = during.browser()
    for (const [name, value] of jar.cookies) old.cookies.set(name, value)

    expect((await old.client.accounts.user()).username).toBe('Wanjiku')
    const wrong = await postRaw(old, '/api/login', { username: 'Wanjiku', password: 'wrong one' })
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([401, undefined])
    expect((await old.client.accounts.user()).username).toBe('Wanjiku')

    const renewed = after.browser()
    await old.client.accounts.login({ body: { username: 'Wanjiku', password } })
    for (const [name, value] of old.cookies) renewed.cookies.set(name, value)
    expect((await renewed.client.accounts.user()).username).toBe('Wanjiku')
    for (const [name, value] of jar.cookies) renewed.cookies.set(name, value)
    await expect(renewed.client.accounts.user()).rejects.toMatchObject({ status: 401 })
    await Promise.all([before.close(), during.close(), after.close()])
  })

  test('keeps account marks while the old secret is listed last, and changes them afterwards', () => {
    const marks = (...secrets: string[]) => [1, 2].map(createAccountMarker(secrets))
    expect(marks(newSecret, oldSecret)).toEqual(marks(oldSecret))
    // As docs/operating.md warns, a phone then mistakes its farmer for another account.
    for (const mark of marks(newSecret)) expect(marks(oldSecret)).not.toContain(mark)
  })
})
