import type { Double } from '@smart-farming/upstream-doubles/double'
import { says, startOpenAi } from '@smart-farming/upstream-doubles/openai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCleanupJobs } from '../../../src/accounts/create.ts'
import { deleteExpiredUserSpending } from '../../../src/chat/budget/expired-spending-store.ts'
import { chatCleanupJobs } from '../../../src/chat/create.ts'
import { type CleanupJob, runCleanup, startCleanup } from '../../../src/db/cleanup.ts'
import { serviceSettings } from '../../../src/environment.ts'
import { weatherCleanupJobs } from '../../../src/weather/create.ts'
import { providerList } from '../../../src/weather/providers/provider-list.ts'
import { createSignup } from '../../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { askChat, signInFarmer } from '../../support/chat/chat.ts'
import { seedPlaces } from '../../support/database/gazetteer.ts'

let double: Double
let product: TestApp & { schema: string }
beforeAll(async () => {
  double = await startOpenAi()
  double.respond(says('Hello'))
  product = await startApp({
    env: { OPENAI_BASE_URL: `${double.url}/v1`, QUESTIONS_PER_MINUTE: '1000' },
  })
})
afterAll(async () => {
  await product.close()
  await double.close()
})

const cleanUps = { ...accountCleanupJobs, ...chatCleanupJobs, ...weatherCleanupJobs }
const warned: object[] = []
const log = { warn: (details: object) => void warned.push(details) }
const clean = (jobs: Readonly<Record<string, CleanupJob>> = cleanUps) =>
  runCleanup(product.deps.database, jobs, log)

const OLD_ROWS = 300_000
const oldSpending = async () => {
  const [row] = await product.sql<{ count: number }[]>`
    select count(*)::int from chat_spending where day < current_date - 30`
  return row?.count
}

test('the first question of the day deletes no expired rows, even if there are many', async () => {
  await product.sql`insert into chat_spending (day, bucket, tokens)
    select current_date - 40 - n % 3, 'user:' || n, 5 from generate_series(1, ${OLD_ROWS}::int) as n`
  const answer = await askChat(await signInFarmer(product), 'Hi')
  expect([answer.statusCode, answer.json().choices[0].message.content]).toEqual([200, 'Hello'])
  expect(await oldSpending()).toBe(OLD_ROWS)
})

test('a batch deletes no more than its limit, and the clean-up runs batches until nothing is left to delete', async () => {
  expect(await deleteExpiredUserSpending(product.deps.database, 700)).toBe(700)
  expect(await oldSpending()).toBe(OLD_ROWS - 700)
  const batches: number[] = []
  const counted: CleanupJob = async (database, most) => {
    const deleted = await deleteExpiredUserSpending(database, most)
    expect(deleted).toBeLessThanOrEqual(most)
    batches.push(deleted)
    return deleted
  }
  await clean({ counted })
  expect(batches).toEqual([...Array(299).fill(1_000), 300])
  expect(await oldSpending()).toBe(0)
}, 120_000)

test('keeps spending rows by user for 35 days, by address for one day, and totals for ever', async () => {
  await product.sql`delete from chat_spending`
  await product.sql`insert into chat_spending (day, bucket, tokens)
    select (now() at time zone 'utc')::date - days, bucket, 5 from (values
      (36, 'user:1'), (35, 'user:2'), (2, 'address:192.0.2.1'), (1, 'address:192.0.2.2'),
      (900, 'service'), (900, 'newcomers')) as old (days, bucket)`
  await clean()
  const kept = await product.sql`select bucket from chat_spending order by 1`
  expect(kept.map(({ bucket }) => bucket)).toEqual(['address:192.0.2.2', 'newcomers', 'service', 'user:2'])
})

test('logs a failed clean-up job and runs the others', async () => {
  const failing = () => Promise.reject(new Error('no'))
  const done: string[] = []
  await clean({ failing, other: async () => done.push('other') })
  expect(done).toEqual(['other'])
  expect(warned).toEqual([expect.objectContaining({ cleanUp: 'failing' })])
})

test('clean-up starts with the process and stops after the current batch', async () => {
  const underWay = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  let batches = 0
  const endless: CleanupJob = async (_database, most) => {
    batches += 1
    begun.resolve()
    await underWay.promise
    return most
  }
  const end = startCleanup(product.deps.database, { endless }, log)
  await begun.promise
  const ended = end()
  underWay.resolve()
  await ended
  expect(batches).toBe(1)
})

test('two instances together delete expired rows and nothing else', async () => {
  const browser = product.browser()
  await browser.client.accounts.signup({ body: createSignup('Njeri') })
  const [user] = await product.sql`select id from users where username_key = 'njeri'`
  await product.sql`delete from sessions where user_id <> ${user?.id}`
  await product.sql`insert into sessions (id_hash, user_id, created_at, last_seen_at, revoked_at)
    select sha256(n::text::bytea), ${user?.id}, now() - age, now() - age, now() - ended from (values
      (1, interval '32 days', null), (2, interval '3 days', interval '25 hours'),
      (3, interval '3 days', interval '1 hour'), (4, interval '20 days', null)) as old (n, age, ended)`
  await product.sql`insert into login_failures (bucket, failures, changed_at)
    values ('old', 3, now() - interval '25 hours'), ('new', 3, now() - interval '23 hours')`
  await product.sql`insert into address_failures (address, failed_at, changed_at) values
    ('old', '{}', now() - interval '61 minutes'), ('new', '{}', now() - interval '59 minutes')`
  await product.sql`insert into weather_answers (key, useful_until, leased_until, failed_until) values
    ('old', now() - interval '1 s', null, null), ('asked for now', now() - interval '1 s', now() + interval '1 min', null),
    ('failed just now', now() - interval '1 s', null, now() + interval '1 min'),
    ('new', now() + interval '1 hour', null, null)`
  await product.sql`insert into chat_in_flight select id, 'of the dead', now() - interval '2 hours' from users`
  await Promise.all([clean(), clean()])
  expect(await product.sql`select count(*)::int from sessions`).toEqual([{ count: 3 }])
  expect(await product.sql`select bucket from login_failures where bucket in ('old', 'new')`).toEqual([
    { bucket: 'new' },
  ])
  expect(await product.sql`select address from address_failures where address in ('old', 'new')`).toEqual([
    { address: 'new' },
  ])
  expect(await product.sql`select key from weather_answers order by 1`).toEqual([
    { key: 'asked for now' },
    { key: 'failed just now' },
    { key: 'new' },
  ])
  expect(await product.sql`select 1 from chat_in_flight`).toEqual([])
  expect((await browser.client.accounts.user()).username).toBe('Njeri')
})

test('one clean-up can delete as many weather answers as all providers add in a day', async () => {
  // Each row costs a provider call (see tests/weather/calls/weather-limits.test.ts), so limits on
  // calls also limit the rows.
  const settings = serviceSettings.parse({ OPENWEATHER_API_KEY: 'k' })
  const callsADay = providerList
    .map((provider) => provider.callsADay?.(settings) ?? 0)
    .reduce((sum, calls) => sum + calls, 0)
  expect(callsADay).toBeGreaterThan(50_000)
  await product.sql`delete from weather_answers`
  await product.sql`insert into weather_answers (key, answer, useful_until)
    select 'forecast:' || n, repeat('x', 2000), now() - interval '1 s' from generate_series(1, ${callsADay}::int) as n`
  await clean(weatherCleanupJobs)
  expect(await product.sql`select count(*)::int from weather_answers`).toEqual([{ count: 0 }])
}, 120_000)

test('every feature with expiring data cleans up when the product starts listening', async () => {
  const other = await startApp({ schema: product.schema })
  try {
    await product.sql`insert into login_failures (bucket, failures, changed_at)
      values ('older', 3, now() - interval '25 hours')`
    await product.sql`insert into weather_answers (key, useful_until) values ('older', now() - interval '1 s')`
    await product.sql`insert into chat_spending (day, bucket, tokens) values (current_date - 40, 'user:7', 5)`
    const old = () => product.sql`
      select bucket from login_failures where bucket = 'older'
      union all select key from weather_answers where key = 'older'
      union all select bucket from chat_spending where bucket = 'user:7'`
    expect(await old()).toHaveLength(3)
    await seedPlaces(product.sql)
    await other.app.listen({ host: '127.0.0.1', port: 0 })
    await expect.poll(old).toEqual([])
  } finally {
    await other.close()
  }
})
