import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BudgetExceeded } from '../../../src/chat/budget/budget-spent.ts'
import { type DailyCaps, SpendingStore } from '../../../src/chat/budget/spending-store.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { signInFarmers } from '../../support/chat/chat.ts'
import { readSpentTokens } from '../../support/chat/spending.ts'

// The shared counter is spread over many rows. Calls do not wait for each other, and the cap is
// still exact.

const at = new Date('2026-09-21T22:00:00Z')
const WIDE = 1_000_000
let product: TestApp
let userIds: number[]
beforeAll(async () => {
  product = await startApp()
  await signInFarmers(product, 60)
  userIds = (await product.sql<{ id: string }[]>`select id from users`).map(({ id }) => Number(id))
})
afterAll(() => product.close())
beforeEach(() => product.sql`delete from chat_spending`)

const store = (caps: Partial<DailyCaps>) =>
  new SpendingStore(product.deps.database, {
    user: WIDE,
    address: WIDE,
    newcomers: WIDE,
    service: WIDE,
    ...caps,
  })
const payer = (nth: number) => ({ userId: userIds[nth] ?? 0, address: `192.0.2.${nth}` })
const spent = () => readSpentTokens(product, 'service')

test.each(['service', 'newcomers'])(
  'counting a call in the %s rows does not block other calls',
  async (share) => {
    await product.sql`update users set created_at = now()`
    const spending = store({})
    await spending.reserve(payer(0), 100, at)
    const counting = Promise.withResolvers<void>()
    const counted = Promise.withResolvers<void>()
    const slow = product.sql.begin(async (sql) => {
      await sql`select from chat_spending where bucket like ${`${share}%`} for update`
      counting.resolve()
      await counted.promise
    })
    await counting.promise
    try {
      const other = await spending.reserve(payer(1), 100, at)
      await spending.settle(other, 40)
    } finally {
      counted.resolve()
      await slow
    }
    expect(await readSpentTokens(product, share)).toBe(140)
    await product.sql`update users set created_at = now() - interval '30 days'`
  },
)

test('spreads a reservation across rows when no single row has room, and returns it', async () => {
  const spending = store({ service: 1_000 })
  const first = await spending.reserve(payer(0), 700, at)
  await expect(spending.reserve(payer(1), 301, at)).rejects.toBeInstanceOf(BudgetExceeded)
  const second = await spending.reserve(payer(1), 300, at)
  expect(await spent()).toBe(1_000)
  await spending.settle(first, 10)
  await spending.settle(second, 0)
  expect(await spent()).toBe(10)
  await spending.reserve(payer(2), 990, at)
  expect(await spent()).toBe(1_000)
})

test('simultaneous calls never exceed the cap and can use it to the last token', async () => {
  const cap = 10_000
  const spending = store({ service: cap })
  const sizes = userIds.map((_, nth) => 100 + ((nth * 379) % 900))
  const outcomes = await Promise.allSettled(
    sizes.map(async (size, nth) => {
      const reservation = await spending.reserve(payer(nth), size, at)
      if (nth % 3 === 0) await spending.settle(reservation, Math.floor(size / 2))
      return size
    }),
  )
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(BudgetExceeded)
  const sum = await spent()
  expect(sum).toBeLessThanOrEqual(cap)
  const left = cap - sum
  await spending.reserve(payer(0), left, at)
  await expect(spending.reserve(payer(1), 1, at)).rejects.toBeInstanceOf(BudgetExceeded)
  expect(await spent()).toBe(cap)
})

test('includes the tokens that an older release counted in a single row', async () => {
  await product.sql`insert into chat_spending (day, bucket, tokens) values ('2026-09-21', 'service', 900)`
  const spending = store({ service: 1_000 })
  await expect(spending.reserve(payer(0), 101, at)).rejects.toBeInstanceOf(BudgetExceeded)
  await spending.reserve(payer(0), 100, at)
  expect(await spent()).toBe(1_000)
})
