import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spendingCommand } from '../../../src/commands/spending/spending-command.ts'
import { migrateDatabase } from '../../../src/db/migrate.ts'
import { createCommandDatabase, runCommand } from '../../support/processes/command.ts'

let place: Awaited<ReturnType<typeof createCommandDatabase>>
let sql: postgres.Sql
const spending = (...args: string[]) =>
  runCommand(spendingCommand, args, { DATABASE_URL: place.url, OPENAI_API_KEY: 'k' })

beforeAll(async () => {
  place = await createCommandDatabase()
  sql = postgres(place.url, { max: 1 })
})
afterAll(async () => {
  await sql.end()
  await place.close()
})

test('reports no spending before the product has ever run', async () => {
  expect(await spending()).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Nobody has asked the model.'),
  })
})

test('lists spending by shortened address and by account age, highest first', async () => {
  await migrateDatabase(place.url, 'public')
  const users = await sql<{ id: number }[]>`
    insert into users (username, username_key, farm_name, location, password_hash, created_at)
    select name, name, 'F', 'Nakuru', 'x', now() - age from (values
      ('a', interval '3 hours'), ('b', interval '40 days'), ('c', interval '3 days'), ('d', interval '47 hours'),
      ('e', interval '49 hours')) as t (name, age) returning id::int`
  const [a = '', b = '', c = '', d = '', e = ''] = users.map(({ id }) => `user:${id}`)
  await sql`insert into chat_spending (day, bucket, tokens) select '2026-09-21', bucket, tokens from (values
    ('user:999999', 50), (${c}, 0), (${b}, 900), (${a}, 3000), (${d}, 30), (${e}, 20),
    ('address:2001:db8:1:100::/56', 950), ('address:192.0.2.1', 2000), ('address:192.0.2.77', 1000),
    ('newcomers', 1000), ('newcomers:07', 2000), ('service:03', 1950), ('service:11', 2000)) as t (bucket, tokens)`
  // Spending of the previous day belongs to another report.
  await sql`insert into chat_spending (day, bucket, tokens) select '2026-09-20', bucket, 7 from (values
    (${b}), ('address:192.0.2.1'), ('address:198.51.100.1'), ('service:03'), ('newcomers')) as t (bucket)`
  await sql`insert into address_signups (address, signed_up_at) values
    ('192.0.2.9', array[now(), now()]), ('192.0.2.10', array[now(), now() - interval '25 hours']),
    ('2001:db8:1:101::/64', array[now()]), ('2001:db8:1:100::/56', array[now()])`
  await sql`insert into provider_calls values ('2026-09-21', 'open-meteo', 1234), ('2026-09-20', 'open-meteo', 9)`

  const { code, stdout } = await spending('--day', '2026-09-21')
  expect(code).toBe(0)
  expect(stdout).toBe(`Tokens        2026-09-21
All farmers   3,950 of 5,000,000
New accounts  3,000 of 1,000,000

Network          Tokens  Addresses  New accounts in 24 h
192.0.2.0/24     3,000   2          3
2001:db8:1::/48  950     1          1

Account  Tokens  Age
${users[0]?.id}        3,000   3 h
${users[1]?.id}        900     40 days
999999   50      deleted
${users[3]?.id}        30      47 h
${users[4]?.id}        20      2 days

Provider    Calls
open-meteo  1,234 of 5,800
`)
  const asJson = JSON.parse((await spending('--day', '2026-09-21', '--json', '--limit', '1')).stdout)
  expect(asJson).toMatchObject({
    day: '2026-09-21',
    tokens: 3950,
    newAccounts: 3000,
    networks: [{ network: '192.0.2.0/24', tokens: 3000, addresses: 2, signUps: 3 }],
    accounts: [{ id: users[0]?.id, tokens: 3000 }],
    providers: [{ provider: 'open-meteo', calls: 1234, most: 5800 }],
  })
})

test('explains a wrong option in a sentence', async () => {
  const wrong = await spending('--day', 'yesterday')
  expect(wrong).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^--day: "yesterday" is not a date such as/),
  })
  expect((await spending('--limit', '0')).code).toBe(2)
})
