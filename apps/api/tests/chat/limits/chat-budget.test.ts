import type { Double } from '@smart-farming/upstream-doubles/double'
import { hang } from '@smart-farming/upstream-doubles/faults'
import { openAiFailures, says, startOpenAi, streamFaults } from '@smart-farming/upstream-doubles/openai'
import { streamsReply } from '@smart-farming/upstream-doubles/openai-stream'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { SpendingStore } from '../../../src/chat/budget/spending-store.ts'
import { type Browser, startApp, type TestApp } from '../../support/app.ts'
import { askChat, readAnswer, signInFarmer, signInFarmers } from '../../support/chat/chat.ts'
import { readSpentTokens } from '../../support/chat/spending.ts'
import { runInBatches } from '../../support/http/run-in-batches.ts'

/** Tokens that the double reports for one call. */
const USAGE = 110
/** Maximum length of an answer, in tokens. A reservation consists of it and the prompt. */
const ANSWER_TOKENS = 500

let double: Double
let here: TestApp & { schema: string }
let there: TestApp
let now = new Date('2026-09-21T22:00:00Z')

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
  double.respond(says('Hello'))
}
beforeAll(async () => {
  double = await startOpenAi()
})
afterAll(() => double.close())
beforeEach(() => {
  double.calls.length = 0
  now = new Date('2026-09-21T22:00:00Z')
})
afterEach(async () => {
  // Cuts off answers in progress, so that the apps can close.
  await double.close()
  await here.close()
  await there.close()
  double = await startOpenAi()
})

/** The same farmer on the other instance. */
function elsewhere(browser: Browser): Browser {
  const other = there.browser()
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  return other
}
const spent = (bucket: string) => readSpentTokens(here, bucket)

/** Measures the reservation for the question 'Hi', in tokens, and closes both instances. */
async function measureReservation(): Promise<number> {
  await start({})
  double.respond(hang)
  const held = askChat(await signInFarmer(here), 'Hi')
  await expect.poll(() => double.calls.length, { interval: 5 }).toBe(1)
  const reservation = await spent('service')
  await double.close()
  await held
  await here.close()
  await there.close()
  double = await startOpenAi()
  return reservation
}

const answerOf = (response: Awaited<ReturnType<typeof askChat>>) => {
  expect(response.statusCode).toBe(200)
  const { model, choices } = response.json<{ model: string; choices: { message: { content: string } }[] }>()
  return { model, content: choices[0]?.message.content ?? '' }
}
const byModel = { model: 'gpt-4o-mini', content: 'Hello' }
const instead = (why: string) => ({
  model: 'built-in',
  content: expect.stringMatching(`^${why} A basic answer follows\\.\n\n`),
})

const costs = (tokens: number) =>
  streamsReply(
    { content: 'Hello' },
    { map: (event) => event.replace(`"total_tokens":${USAGE}`, `"total_tokens":${tokens}`) },
  )

/** Asks for all farmers, ten at a time, alternating between the two instances. */
const answersTo = (farmers: readonly Browser[], from: (at: number) => string) =>
  runInBatches([...farmers.entries()], async ([at, farmer]) =>
    answerOf(await askChat(at % 2 === 0 ? farmer : elsewhere(farmer), 'Hi', { from: from(at) })),
  )

/**
 * Expects that the model answered this many farmers, and that the others got the built-in answer
 * with this reason.
 */
function expectAnswers(answers: readonly ReturnType<typeof answerOf>[], fromModel: number, why: string) {
  const others = answers.filter(({ model }) => model !== byModel.model)
  expect([answers.length - others.length, double.calls.length]).toEqual([fromModel, fromModel])
  for (const other of others) expect(other).toEqual(instead(why))
}

test('two instances together admit exactly as many questions as the daily cap holds', async () => {
  const reservation = await measureReservation()
  expect(reservation).toBeGreaterThan(ANSWER_TOKENS)
  await start({ CHAT_DAILY_TOKENS: String(12 * reservation + reservation - 1) })
  double.respond(costs(reservation))
  const answers = await answersTo(await signInFarmers(here, 100), () => '192.0.2.1')
  expectAnswers(answers, 12, 'The AI limit for today has been reached; it resets in about 2 hours\\.')
  expect(await spent('service')).toBe(12 * reservation)
  expect(await here.sql`select 1 from chat_spending where bucket like 'user:%'`).toHaveLength(12)
})

test('a hundred simultaneous reservations stay within the daily cap', async () => {
  await start({})
  await signInFarmers(here, 100)
  const caps = { user: 100, address: 10_000, newcomers: 10_000, service: 1_299 }
  const stores = [here, there].map(({ deps }) => new SpendingStore(deps.database, caps))
  const users = await here.sql<{ id: string }[]>`select id from users`
  const outcomes = await Promise.allSettled(
    users.map(({ id }, at) =>
      stores[at % 2]?.reserve({ userId: Number(id), address: `192.0.2.${at % 5}` }, 100, now),
    ),
  )
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refused).toHaveLength(88)
  for (const reason of refused) expect(reason).toMatchObject({ name: 'BudgetExceeded', share: 'service' })
  expect(await spent('service')).toBe(1_200)
})

test('each farmer has a daily cap too, and both caps reset the next day', async () => {
  const cap = (await measureReservation()) + 4 * USAGE
  await start({ CHAT_DAILY_TOKENS_PER_USER: String(cap) })
  const [ada, bo] = await signInFarmers(here, 2)
  if (ada === undefined || bo === undefined) throw new Error('nobody')
  const answers = []
  for (let time = 0; time < 6; time += 1) answers.push(answerOf(await askChat(ada, 'Hi')))
  const why = 'You have reached your AI limit for today; it resets in about 2 hours\\.'
  expect(answers).toEqual([...Array(5).fill(byModel), instead(why)])
  const { text, last } = readAnswer((await askChat(ada, 'Hi', { events: true })).payload)
  expect([text, last]).toEqual([answers.at(-1)?.content, 'data: [DONE]'])
  expect(answerOf(await askChat(bo, 'Hi'))).toEqual(byModel)
  now = new Date('2026-09-21T23:10:00Z')
  expect(answerOf(await askChat(ada, 'Hi')).content).toMatch(/resets within the hour\./)
  now = new Date('2026-09-22T00:00:00Z')
  expect(answerOf(await askChat(ada, 'Hi'))).toEqual(byModel)
})

test('102 new accounts behind one address cannot spend the tokens that others need', async () => {
  const reservation = await measureReservation()
  await start({ CHAT_DAILY_TOKENS: String(20 * reservation) })
  const newcomers = await signInFarmers(here, 102, 'New Farm', '23 hours')
  double.respond(costs(reservation))
  const answers = await answersTo(newcomers, () => '192.0.2.1')
  const why = 'New accounts have reached their AI limit for today; it resets in about 2 hours\\.'
  expectAnswers(answers, 4, why)
  expect([await spent('newcomers'), await spent('service')]).toEqual([4 * reservation, 4 * reservation])
  const established = await signInFarmer(here)
  double.respond(says('Hello'))
  expect(answerOf(await askChat(established, 'Hi', { from: '192.0.2.1' }))).toEqual(byModel)
  expect(answerOf(await askChat(elsewhere(established), 'Hi', { from: '192.0.2.2' }))).toEqual(byModel)
  // A call's usage replaces its reservation in every share.
  await here.sql`update users set created_at = now()`
  await here.sql`delete from chat_spending`
  await askChat(established, 'Hi', { from: '192.0.2.2' })
  for (const bucket of ['newcomers', 'service', 'address:192.0.2.2']) expect(await spent(bucket)).toBe(USAGE)
})

test('all accounts behind one address or IPv6 network share a cap', async () => {
  const reservation = await measureReservation()
  await start({ CHAT_DAILY_TOKENS_PER_ADDRESS: String(3 * reservation) })
  const farmers = await signInFarmers(here, 20)
  double.respond(costs(reservation))
  const answers = await answersTo(farmers, (at) => `2001:db8:1:2::${at + 1}`)
  const why = 'Your network has reached its AI limit for today; it resets in about 2 hours\\.'
  expectAnswers(answers, 3, why)
  const ada = await signInFarmer(here)
  for (const from of ['2001:db8:1:2::ffff', '2001:db8:1:3::1'])
    expect(answerOf(await askChat(ada, 'Hi', { from }))).toEqual(instead(why))
  expect(answerOf(await askChat(ada, 'Hi', { from: '2001:db8:1:100::1' }))).toEqual(byModel)
})

test('a co-operative listed in the settings has no cap per address', async () => {
  const reservation = await measureReservation()
  await start({
    CHAT_DAILY_TOKENS_PER_ADDRESS: String(reservation),
    COOPERATIVE_ADDRESSES: '192.0.2.0/28',
  })
  double.respond(costs(reservation))
  const farmers = await signInFarmers(here, 5)
  expect(await answersTo(farmers, () => '192.0.2.1')).toEqual(Array(5).fill(byModel))
  expect(
    (await answersTo(farmers, () => '192.0.2.99')).filter(({ model }) => model === 'built-in'),
  ).toHaveLength(4)
})

test('charges the tokens counted by the server, our estimate after a disconnect, or nothing', async () => {
  const prompt = (await measureReservation()) - ANSWER_TOKENS
  await start({})
  const ada = await signInFarmer(here)
  await askChat(ada, 'Hi')
  expect(await spent('service')).toBe(USAGE)

  double.respond(streamFaults.cutOff('one two three'))
  await askChat(ada, 'Hi', { events: true })
  const estimate = (await spent('service')) - USAGE
  expect(estimate).toBeGreaterThan(prompt)
  expect(estimate).toBeLessThan(prompt + 20)

  for (const failure of [openAiFailures.invalidKey, openAiFailures.loading, openAiFailures.contextTooLong]) {
    double.respond(failure)
    expect(answerOf(await askChat(ada, 'Hi')).model).toBe('built-in')
  }
  expect(await spent('service')).toBe(USAGE + estimate)
})
