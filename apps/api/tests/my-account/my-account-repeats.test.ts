import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSignup, postRaw } from '../support/accounts/farmers.ts'
import {
  apiError,
  isLoggedIn,
  startTwoInstances,
  type TwoInstances,
} from '../support/accounts/own-account.ts'

let instances: TwoInstances
beforeAll(async () => {
  instances = await startTwoInstances()
})
afterAll(() => instances.close())

test('confirming a move twice is harmless, and a later wrong number changes nothing', async () => {
  const { browser } = await instances.newFarmer()
  const { token } = await browser.client.moves.begin({ body: {} })
  const next = instances.other.browser()
  const { number, ticket } = await next.client.moves.ask({ body: { token } })
  // An accidental second tap, and a lost response.
  await Promise.all([1, 2].map(() => browser.client.moves.confirm({ body: { number } })))
  await browser.client.moves.confirm({ body: { number } })
  const wrong = number === '00' ? '01' : '00'
  for (let times = 0; times < 4; times += 1)
    await expect(browser.client.moves.confirm({ body: { number: wrong } })).rejects.toEqual(
      apiError('invalid_credentials'),
    )
  await next.client.moves.finish({ body: { ticket } })
  expect(await isLoggedIn(next)).toBe(true)
})

test('a login while its account is being deleted gets a 401, not a server error', async () => {
  const { username } = await instances.newFarmer()
  const { product } = instances
  const [{ id } = { id: 0 }] = await product.sql<{ id: number }[]>`
    select id from users where username = ${username}`
  const before = await product.sql`select 1 from sessions where user_id = ${id}`
  const loggingIn = await product.sql.begin(async (holding) => {
    // The login creates its session, then waits to record the network.
    await holding`lock table user_networks in share mode`
    const answer = postRaw(product.browser(), '/api/login', createSignup(username))
    await expect
      .poll(async () => (await product.sql`select 1 from sessions where user_id = ${id}`).length)
      .toBe(before.length + 1)
    await holding`delete from users where id = ${id}`
    return { answer }
  })
  const { statusCode, body } = await loggingIn.answer
  expect([statusCode, JSON.parse(body).code]).toEqual([401, 'invalid_credentials'])
})

test('a cached session for a deleted account gets a 401, not a server error', async () => {
  const { username, browser } = await instances.newFarmer()
  expect(await isLoggedIn(browser)).toBe(true)
  await instances.product.sql`delete from users where username = ${username}`
  const contact = { name: 'Ama', replyTo: 'ama@example.org', message: 'Frost on the beans' }
  const answers = await Promise.all([
    browser.request({ method: 'PUT', url: '/api/farm-settings', payload: {} }),
    browser.request({ method: 'POST', url: '/api/contact', payload: contact }),
  ])
  for (const answer of answers)
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in'])
})
