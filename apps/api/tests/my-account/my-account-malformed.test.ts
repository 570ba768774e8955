import { api } from '@smart-farming/contracts/api'
import type { Endpoint } from '@smart-farming/contracts/table/endpoint'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSignup, postRaw } from '../support/accounts/farmers.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'

// All account calls with a body, read from the endpoint table, so that new calls are also tested.

let product: TestApp
let ada: Browser
beforeAll(async () => {
  product = await startApp({ env: { SIGNUPS_PER_HOUR: '1000', REQUESTS_PER_MINUTE: '100000' } })
  ada = product.browser()
  await postRaw(ada, '/api/signup', createSignup('Ada'))
})
afterAll(() => product.close())

const { accounts, myAccount, moves, passkeys, passwordHint } = api
const calls = [accounts, myAccount, moves, passkeys, passwordHint]
  .flatMap((group): Endpoint[] => Object.values(group))
  .filter(({ body }) => body !== undefined)
  .map(({ method, path }) => [`${method} ${path}`, { method: method as 'POST', url: path }] as const)

test('covers all account calls that take a body', () => {
  expect(calls.length).toBeGreaterThanOrEqual(17)
})

test('each call accepts JSON of its own shape and refuses anything else in plain language', () =>
  checkRows(calls, async ([, call]) => {
    const send = (payload: string | Buffer, contentType = 'application/json') =>
      ada.request({ ...call, headers: { 'content-type': contentType }, payload })
    const nested = '['.repeat(20_000) + ']'.repeat(20_000)
    const fields = [
      'username',
      'password',
      'current',
      'next',
      'code',
      'token',
      'ticket',
      'number',
      'id',
      'response',
    ]
    const deep = `{${fields.map((field) => `"${field}":${'['.repeat(2_000)}${']'.repeat(2_000)}`).join()}}`
    const outcomes = {
      form: await send('password=x', 'application/x-www-form-urlencoded'),
      text: await send('{"password":"x"}', 'text/plain'),
      multipart: await send('--x--', 'multipart/form-data; boundary=x'),
      xml: await send('<password/>', 'application/xml'),
      huge: await send(`{"password":"${'x'.repeat(2_000_000)}"}`),
      utf16: await send(Buffer.from('{"password":"x"}', 'utf16le')),
      list: await send('[]'),
      nothing: await send('null'),
      nested: await send(nested),
      deep: await send(deep),
      prototype: await send('{"__proto__":{"password":"x"}}'),
      number: await send(
        '{"password":1e400,"username":1,"ticket":1,"token":1,"number":1,"id":1,"current":1}',
      ),
    }
    const statuses = Object.fromEntries(
      Object.entries(outcomes).map(([name, { statusCode }]) => [name, statusCode]),
    )
    const { form, text, multipart, xml, huge, ...rest } = statuses
    expect({ form, text, multipart, xml }).toEqual({ form: 415, text: 415, multipart: 415, xml: 415 })
    expect(huge).toBe(413)
    expect(Object.entries(rest).filter(([, status]) => status !== 400)).toEqual([])
    for (const { payload, headers } of Object.values(outcomes)) {
      expect(headers['content-type']).toMatch(/^application\/json/)
      expect(JSON.parse(payload).message).toMatch(/^[A-Z].*\.$/)
      expect(payload.length).toBeLessThan(3_000)
    }
  }))

test('the farmer is still logged in after all calls, and no error was logged', async () => {
  expect((await ada.client.accounts.user()).username).toBe('Ada')
  expect((await ada.client.myAccount.events()).list.map(({ kind }) => kind)).toEqual(['signed_up'])
  expect(product.logs.filter((line) => Number(line.level) >= 40)).toEqual([])
})
