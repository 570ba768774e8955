import { checkRows } from '@smart-farming/vectors/check-rows'
import { privacy } from '@smart-farming/words/en/site/privacy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCleanupJobs } from '../../src/accounts/create.ts'
import { chatCleanupJobs } from '../../src/chat/create.ts'
import { deleteExpiredMessages } from '../../src/contact/messages-store.ts'
import { runCleanup } from '../../src/db/cleanup.ts'
import { deleteExpiredKeys } from '../../src/http/idempotency/idempotency-store.ts'
import { weatherCleanupJobs } from '../../src/weather/create.ts'
import { createSignup } from '../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../support/app.ts'

// Every retention time stated on the privacy page matches the rows in the database.

let product: TestApp & { schema: string }
let userId: number
beforeAll(async () => {
  product = await startApp()
  await product.browser().client.accounts.signup({ body: createSignup('Njeri') })
  const [user] = await product.sql<{ id: number }[]>`select id from users`
  userId = user?.id ?? 0
})
afterAll(() => product.close())

const { rows, ends } = privacy.kept
type Line = keyof typeof rows

/** The line of the page that covers each table. Tables of `nobody` have no personal data. */
const lineOf: Readonly<Record<string, Line | 'ends' | 'nobody'>> = {
  users: 'account',
  farm_places: 'places',
  farm_settings: 'settings',
  passkeys: 'passkeys',
  sessions: 'sessions',
  account_events: 'events',
  account_moves: 'move',
  passkey_challenges: 'move',
  user_networks: 'networks',
  address_signups: 'signups',
  login_failures: 'failures',
  address_failures: 'failures',
  chat_spending: 'tokens',
  chat_in_flight: 'answering',
  contact_messages: 'messages',
  idempotency_keys: 'ends',
  ...Object.fromEntries(
    [
      ['weather_answers', 'provider_calls', 'forecast_diary', 'data_versions', 'gazetteer'],
      ['migrations', 'clock_looks'],
      ['price_series', 'price_observations', 'price_revisions', 'price_imports', 'price_countries'],
      ['exchange_rates'],
    ]
      .flat()
      .map((table) => [table, 'nobody' as const]),
  ),
}

test('the privacy page has a line for every table, and a table for every line', async () => {
  const tables = await product.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = ${product.schema} order by 1`
  expect(tables.map(({ name }) => name).filter((name) => lineOf[name] === undefined)).toEqual([])
  const lines = new Set(tables.map(({ name }) => lineOf[name]))
  expect(Object.keys(rows).filter((line) => !lines.has(line as Line))).toEqual([])
  const personal = await product.sql<{ name: string }[]>`
    select distinct table_name as name from information_schema.columns where table_schema = ${product.schema}
      and (column_name like '%user_id' or column_name in ('address', 'network', 'username'))`
  expect(personal.map(({ name }) => lineOf[name]).filter((line) => line === 'nobody')).toEqual([])
})

const clean = () => {
  const { deps } = product
  const messages = deleteExpiredMessages(deps.config.contactMessagesDays)
  const jobs = {
    ...accountCleanupJobs,
    ...chatCleanupJobs,
    ...weatherCleanupJobs,
    messages,
    forgetKeys: deleteExpiredKeys,
  }
  return runCleanup(deps.database, jobs, { warn: (details: object) => expect.fail(JSON.stringify(details)) })
}

const hash = Buffer.alloc(32, 7)
type Put = (age: string) => Promise<unknown>

/**
 * Each duration on the page, as a PostgreSQL interval, with its table and a function that inserts a
 * row of that age.
 */
const times: readonly (readonly [line: Line | 'ends', said: string, age: string, table: string, put: Put])[] =
  [
    [
      'events',
      '90 days',
      '90 days',
      'account_events',
      (age) => product.sql`
      insert into account_events (user_id, kind, at) values (${userId}, 'exported', now() - ${age}::interval)`,
    ],
    [
      'move',
      'five minutes',
      '5 minutes',
      'account_moves',
      (age) => product.sql`
      insert into account_moves (user_id, token_hash, begun_at) values (${userId}, ${hash}, now() - ${age}::interval)`,
    ],
    [
      'move',
      'five minutes',
      '5 minutes',
      'passkey_challenges',
      (age) => product.sql`
      insert into passkey_challenges (ticket_hash, user_id, challenge, begun_at)
      values (${hash}, ${userId}, 'c', now() - ${age}::interval)`,
    ],
    [
      'networks',
      '90 days without use',
      '90 days',
      'user_networks',
      (age) => product.sql`
      insert into user_networks (user_id, network, seen_at) values (${userId}, '192.0.2.0/24', now() - ${age}::interval)`,
    ],
    [
      'signups',
      'a day',
      '1 day',
      'address_signups',
      (age) => product.sql`
      insert into address_signups (address, signed_up_at, changed_at)
      values ('192.0.2.1', '{}', now() - ${age}::interval)`,
    ],
    [
      'failures',
      'one day by name',
      '1 day',
      'login_failures',
      (age) => product.sql`
      insert into login_failures (bucket, failures, changed_at) values ('a', 1, now() - ${age}::interval)`,
    ],
    [
      'failures',
      'one hour by address',
      '1 hour',
      'address_failures',
      (age) => product.sql`
      insert into address_failures (address, failed_at, changed_at) values ('a', '{}', now() - ${age}::interval)`,
    ],
    [
      'answering',
      'a few minutes',
      '0 minutes',
      'chat_in_flight',
      (age) => product.sql`
      insert into chat_in_flight (user_id, ticket, until) values (${userId}, 't', now() - ${age}::interval)`,
    ],
    [
      'messages',
      'a year',
      '365 days',
      'contact_messages',
      (age) => product.sql`
      insert into contact_messages (name, reply_to, message, created_at) values ('A', 'b', 'c', now() - ${age}::interval)`,
    ],
    [
      'ends',
      'eight days',
      '8 days',
      'idempotency_keys',
      (age) => product.sql`
      insert into idempotency_keys (key, request, begun_at) values (gen_random_uuid(), ${hash}, now() - ${age}::interval)`,
    ],
    [
      'sessions',
      'at most 31 days',
      '31 days',
      'sessions',
      (age) => product.sql`
      insert into sessions (id_hash, user_id, created_at) values (${hash}, ${userId}, now() - ${age}::interval)`,
    ],
  ]

test('deletes each kind of data after the time on the privacy page', () =>
  checkRows(times, async ([line, said, age, table, put]) => {
    expect(line === 'ends' ? ends : rows[line].howLong).toContain(said)
    const left = () => product.sql`select 1 from ${product.sql(table)}`
    for (const [more, kept] of [
      ['-60 seconds', 1],
      ['60 seconds', 0],
    ] as const) {
      await product.sql`delete from ${product.sql(table)}`
      await put(`${age} ${more}`)
      await clean()
      expect(await left(), more).toHaveLength(kept)
    }
  }))

test('deletes token counts after 35 UTC days by account and after two by network address', async () => {
  expect(rows.tokens.howLong).toBe('35 days by account, at most two days by network address')
  await product.sql`insert into chat_spending (day, bucket, tokens)
    select (now() at time zone 'utc')::date - ago, bucket, 1 from (values
      (35, 'user:35'), (36, 'user:36'), (1, 'address:1'), (2, 'address:2')) as old (ago, bucket)`
  await clean()
  const kept = await product.sql`select bucket from chat_spending order by 1`
  expect(kept.map(({ bucket }) => bucket)).toEqual(['address:1', 'user:35'])
})

test('deletes stored forecasts, which hold no user id, after two years', async () => {
  expect(privacy.asked.weather).toContain('for two years')
  for (const [day, lead] of [
    ['2 years', 0],
    ['2 years 1 day', 1],
  ] as const)
    await product.sql`insert into forecast_diary (lat, lon, provider, day, lead, fetched_at, hours)
      values (1, 1, 'open-meteo', (now() - ${day}::interval)::date, ${lead}, now(), '')`
  await clean()
  expect(await product.sql`select lead from forecast_diary`).toEqual([{ lead: 0 }])
})

test('sets two cookies, one of them for a year', async () => {
  expect(privacy.device.cookies).toMatch(/^Only two cookies: .* records for a year /)
  const browser = product.browser()
  const answer = await browser.request({ method: 'POST', url: '/api/signup', payload: createSignup('Ada') })
  await browser.request({ method: 'GET', url: '/api/user' })
  expect([...browser.cookies.keys()].sort()).toEqual(['dev', 'sid'])
  const device = [answer.headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('dev='))
  expect(device).toContain(`Max-Age=${365 * 24 * 60 * 60};`)
})

test('a deleted account can be restored for 14 days', async () => {
  expect(privacy.rights.delete).toContain('If you log in within 14 days, everything comes back')
  const browser = product.browser()
  await browser.client.accounts.signup({ body: createSignup('Gone') })
  await browser.client.myAccount.delete({ body: { password: createSignup('Gone').password } })
  const [row] = await product.sql<{ days: number }[]>`
    select round(extract(epoch from delete_at - now()) / 86400)::int as days from users where username_key = 'gone'`
  expect(row?.days).toBe(14)
})
