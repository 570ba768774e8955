import { ApiError } from '@smart-farming/contracts/client'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteExpiredMessages, listMessages } from '../../src/contact/messages-store.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { seedPlaces } from '../support/database/gazetteer.ts'

let product: TestApp
beforeAll(async () => {
  product = await startApp({ env: { CONTACT_MESSAGES_PER_HOUR: '30' } })
})
afterAll(() => product.close())

const hello = { name: 'Ama', replyTo: 'ama@example.org', message: 'Frost on the beans.\nPlease call.' }
const kept = (since?: Date, limit = 100) => listMessages(product.deps.database, since, limit)

test('stores a visitor’s message as written', async () => {
  const answer = await product.browser().request({ method: 'POST', url: '/api/contact', payload: hello })
  expect([answer.statusCode, answer.json()]).toEqual([201, { received: true }])
  expect(await kept()).toMatchObject([hello])
})

test('trims a message and keeps quotes, symbols and other scripts', async () => {
  const odd = { name: " Robert'); drop table users;-- ", replyTo: ' 0700 123 ', message: '  ለምን? 🌾 "x"  ' }
  await product.browser().client.contact.send({ body: odd })
  const [newest] = await kept()
  expect(newest).toMatchObject({
    name: "Robert'); drop table users;--",
    replyTo: '0700 123',
    message: 'ለምን? 🌾 "x"',
  })
})

test('stores a message only once when the browser sends it again', async () => {
  const formId = 'b7c9a1de-52d4-4f0a-8c1e-0d6f0c3b9a11'
  const body = { ...hello, message: 'Once', formId }
  for (const client of [product.browser().client, product.browser().client])
    expect(await client.contact.send({ body })).toEqual({ received: true })
  const once = (await kept()).filter(({ message }) => message === 'Once')
  expect(once).toHaveLength(1)
  expect(once[0]).not.toHaveProperty('formId')
  await product.browser().client.contact.send({ body: { ...body, formId: undefined } })
  expect((await kept()).filter(({ message }) => message === 'Once')).toHaveLength(2)
})

test('refuses an incomplete message and stores nothing', () =>
  checkRows(
    [
      ['no name', { ...hello, name: ' ' }, 'name'],
      ['no way to answer', { ...hello, replyTo: '' }, 'replyTo'],
      ['an empty message', { ...hello, message: '\n \t' }, 'message'],
      ['too long a message', { ...hello, message: 'x'.repeat(4001) }, 'message'],
      ['a NUL', { ...hello, message: 'a\u0000b' }, 'message'],
      ['a form id that is none', { ...hello, formId: 'first' }, 'formId'],
    ],
    async ([, body, field]) => {
      const before = await kept()
      const refused = await product
        .browser()
        .client.contact.send({ body })
        .catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(ApiError)
      expect(refused).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } })
      expect(await kept()).toEqual(before)
    },
  ))

test('lists messages newest first, from a given time, up to a limit', async () => {
  await product.sql`delete from contact_messages`
  await product.sql`insert into contact_messages (name, reply_to, message, created_at) values
    ('old', '000', 'a', '2026-09-01T00:00Z'), ('mid', '000', 'b', '2026-09-10T00:00Z'), ('new', '000', 'c', '2026-09-20T00:00Z')`
  const names = async (...args: Parameters<typeof kept>) => (await kept(...args)).map(({ name }) => name)
  expect(await names()).toEqual(['new', 'mid', 'old'])
  expect(await names(new Date('2026-09-10T00:00Z'))).toEqual(['new', 'mid'])
  expect(await names(undefined, 1)).toEqual(['new'])
})

test('refuses a flood of messages from one address, with a time to retry', async () => {
  const flooder = product.browser({ 'user-agent': 'flood' })
  let refused: { statusCode: number; headers: Record<string, unknown> } | undefined
  for (let left = 0; left < 31 && refused === undefined; left += 1) {
    const answer = await flooder.request({ method: 'POST', url: '/api/contact', payload: hello })
    if (answer.statusCode !== 201) refused = answer
  }
  expect(refused?.statusCode).toBe(429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
})

test('deletes messages older than the number of days set by the operator', async () => {
  await product.sql`delete from contact_messages`
  await product.sql`insert into contact_messages (name, reply_to, message, created_at) values
    ('Old', 'a@b', 'of long ago', now() - interval '31 days'), ('New', 'a@b', 'of now', now() - interval '29 days')`
  expect(await deleteExpiredMessages(30)(product.deps.database, 10)).toBe(1)
  const kept = await product.sql`select name from contact_messages where name in ('Old', 'New')`
  expect(kept.map(({ name }) => name)).toEqual(['New'])
})

test('a running instance deletes messages older than CONTACT_MESSAGES_DAYS', async () => {
  await product.sql`delete from contact_messages`
  await product.sql`insert into contact_messages (name, reply_to, message, created_at) values
    ('Old', 'a@b', 'of last week', now() - interval '8 days'), ('New', 'a@b', 'of this week', now() - interval '6 days')`
  const other = await startApp({
    env: { CONTACT_MESSAGES_DAYS: '7' },
    schema: product.deps.config.database.schema,
  })
  try {
    await seedPlaces(product.sql)
    await other.app.listen({ host: '127.0.0.1', port: 0 })
    await expect.poll(async () => (await kept()).map(({ name }) => name)).toEqual(['New'])
  } finally {
    await other.close()
  }
})
