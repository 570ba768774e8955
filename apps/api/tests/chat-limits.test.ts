import type { Double } from '@smart-farming/upstream-doubles/double'
import { hang } from '@smart-farming/upstream-doubles/faults'
import { openAiFailures, says, startOpenAi, streamFaults } from '@smart-farming/upstream-doubles/openai'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, startApp, type TestApp } from './_app.ts'
import { ask, oneFarmer, signedIn } from './_chat.ts'
import { tally } from './_farmers.ts'

/** What the double says that a call took. */
const USAGE = 110
/** What is set aside for the question below: the prompt, and the longest answer. */
const ANSWER_TOKENS = 500

let double: Double
let here: TestApp & { schema: string }
let there: TestApp
let now = new Date('2026-09-21T22:00:00Z')

/** Two instances of the product on one database, with these settings. */
async function start(env: Record<string, string>) {
  const settings = {
    OPENAI_BASE_URL: `${double.url}/v1`,
    QUESTIONS_PER_MINUTE: '1000',
    CHAT_ANSWER_TOKENS: String(ANSWER_TOKENS),
    ...env,
  }
  const overrides = { now: () => now }
  here = await startApp({ env: settings, overrides })
  there = await startApp({ env: settings, overrides, schema: here.schema })
}
beforeAll(async () => {
  double = await startOpenAi()
})
afterAll(() => double.close())
beforeEach(() => {
  double.calls.length = 0
  double.respond(says('Hello'))
  now = new Date('2026-09-21T22:00:00Z')
})
afterEach(async () => {
  // Whoever is still being answered is cut off, so that the apps can close.
  await double.close()
  await here.close()
  await there.close()
  double = await startOpenAi()
})

/** The same farmer at the other instance. */
function elsewhere(browser: Browser): Browser {
  const other = there.browser()
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  return other
}
const spent = async (bucket: string) => {
  const [row] = await here.sql<
    { tokens: string }[]
  >`select tokens from chat_spending where bucket = ${bucket}`
  return Number(row?.tokens ?? 0)
}
const codes = (answers: readonly { statusCode: number }[]) =>
  tally(answers.map(({ statusCode }) => statusCode))

test('one question at a time: of a hundred at once on two instances the model gets one', async () => {
  await start({})
  const ada = await oneFarmer(here)
  double.respond(streamFaults.slowly('a b c', 100))
  const both = [ada, elsewhere(ada)]
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) => ask(both[at % 2] ?? ada, 'Hi', { events: at % 3 === 0 })),
  )
  expect(codes(answers)).toEqual(
    new Map([
      [200, 1],
      [429, 99],
    ]),
  )
  expect(double.calls).toHaveLength(1)
  const refused = answers.find(({ statusCode }) => statusCode === 429)
  expect(refused?.json().message).toMatch(/still being answered/)
  expect(refused?.headers['retry-after']).toBe('5')
  double.respond(says('Next'))
  expect((await ask(ada, 'Next?')).statusCode).toBe(200)
})

test('a place whose instance died is free again after its time', async () => {
  await start({})
  const ada = await oneFarmer(here)
  await here.sql`insert into chat_in_flight select id, 'of the dead', now() + interval '1 minute' from users`
  expect((await ask(ada, 'Hi')).statusCode).toBe(429)
  await here.sql`update chat_in_flight set until = now() - interval '1 second'`
  expect((await ask(ada, 'Hi')).statusCode).toBe(200)
  expect(await here.sql`select 1 from chat_in_flight`).toHaveLength(0)
})

/** What is set aside for the question 'Hi'; both instances are closed then. */
async function measureReservation(): Promise<number> {
  await start({})
  double.respond(hang)
  const held = ask(await oneFarmer(here), 'Hi')
  await expect.poll(() => double.calls.length, { interval: 5 }).toBe(1)
  const reservation = await spent('service')
  await double.close()
  await held
  await here.close()
  await there.close()
  double = await startOpenAi()
  return reservation
}

test('the service has a cap for the day: of a hundred farmers at once on two instances exactly as many get through as it holds', async () => {
  const reservation = await measureReservation()
  expect(reservation).toBeGreaterThan(ANSWER_TOKENS)
  await start({ CHAT_DAILY_TOKENS: String(12 * reservation + reservation - 1) })
  const farmers = await signedIn(here, 100)
  double.respond(hang)
  const asked = farmers.map((farmer, at) => ask(at % 2 === 0 ? farmer : elsewhere(farmer), 'Hi'))
  const refusals: number[] = []
  for (const one of asked) void one.then(({ statusCode }) => refusals.push(statusCode))
  await expect.poll(() => refusals.length, { timeout: 8_000 }).toBe(88)
  expect(tally(refusals)).toEqual(new Map([[429, 88]]))
  await expect.poll(() => double.calls.length, { interval: 5 }).toBe(12)
  expect(await spent('service')).toBe(12 * reservation)
  await double.close()
  await Promise.all(asked)
})

test('a farmer has a cap, too; the next day both are fresh', async () => {
  const cap = (await measureReservation()) + 4 * USAGE
  await start({ CHAT_DAILY_TOKENS_PER_USER: String(cap) })
  const [ada, bo] = await signedIn(here, 2)
  if (ada === undefined || bo === undefined) throw new Error('nobody')
  const answers = []
  for (let time = 0; time < 6; time += 1) answers.push(await ask(ada, 'Hi', { events: true }))
  const refused = answers.at(-1)
  expect(codes(answers)).toEqual(
    new Map([
      [200, 5],
      [429, 1],
    ]),
  )
  expect(refused?.json()).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringMatching(/tomorrow/),
  })
  expect(refused?.headers['retry-after']).toBe('7200')
  expect((await ask(bo, 'Hi')).statusCode).toBe(200)
  now = new Date('2026-09-22T00:00:00Z')
  expect((await ask(ada, 'Hi')).statusCode).toBe(200)
})

test('what a call took replaces what was reserved: by the count of the server, by ours where it broke off, nothing where it never began', async () => {
  const prompt = (await measureReservation()) - ANSWER_TOKENS
  await start({})
  const ada = await oneFarmer(here)
  await ask(ada, 'Hi')
  expect(await spent('service')).toBe(USAGE)

  double.respond(streamFaults.cutOff('one two three'))
  await ask(ada, 'Hi', { events: true })
  const estimate = (await spent('service')) - USAGE
  expect(estimate).toBeGreaterThan(prompt)
  expect(estimate).toBeLessThan(prompt + 20)

  for (const failure of [openAiFailures.invalidKey, openAiFailures.loading, openAiFailures.contextTooLong]) {
    double.respond(failure)
    expect((await ask(ada, 'Hi')).statusCode).toBeGreaterThanOrEqual(400)
  }
  expect(await spent('service')).toBe(USAGE + estimate)
})

test('what one user spent is forgotten after a while, what the service spent is not', async () => {
  await start({})
  await here.sql`insert into chat_spending (day, bucket, tokens)
    values ('2026-08-01', 'user:1', 5), ('2026-08-01', 'service', 5), ('2026-09-01', 'user:1', 5)`
  await ask(await oneFarmer(here), 'Hi')
  const kept =
    await here.sql`select day::text || ' ' || bucket as row from chat_spending where tokens = 5 order by 1`
  expect(kept.map(({ row }) => row)).toEqual(['2026-08-01 service', '2026-09-01 user:1'])
})

test('ten questions a minute, and the answer says when to come back', async () => {
  await start({ QUESTIONS_PER_MINUTE: '10' })
  const ada = await oneFarmer(here)
  const answers = []
  for (let time = 0; time < 11; time += 1) answers.push(await ask(ada, 'Hi'))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(200), 429])
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
})
