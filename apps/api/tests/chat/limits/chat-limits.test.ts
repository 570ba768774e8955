import type { Double } from '@smart-farming/upstream-doubles/double'
import { says, startOpenAi } from '@smart-farming/upstream-doubles/openai'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { countValues } from '../../support/accounts/farmers.ts'
import { type Browser, startApp, type TestApp } from '../../support/app.ts'
import { askChat, signInFarmer } from '../../support/chat/chat.ts'

let double: Double
let here: TestApp & { schema: string }
let there: TestApp

async function start(env: Record<string, string>) {
  const settings = {
    OPENAI_BASE_URL: `${double.url}/v1`,
    QUESTIONS_PER_MINUTE: '1000',
    ...env,
  }
  here = await startApp({ env: settings })
  there = await startApp({ env: settings, schema: here.schema })
}
beforeAll(async () => {
  double = await startOpenAi()
})
afterAll(() => double.close())
beforeEach(() => {
  double.calls.length = 0
  double.respond(says('Hello'))
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
const codes = (answers: readonly { statusCode: number }[]) =>
  countValues(answers.map(({ statusCode }) => statusCode))

test('two instances together answer only one question per farmer at a time', async () => {
  await start({})
  const ada = await signInFarmer(here)
  // The model stays silent until every question has either reached it or been refused.
  const { promise: allCame, resolve } = Promise.withResolvers<void>()
  let refusals = 0
  const came = () => {
    if (refusals + double.calls.length >= 100) resolve()
  }
  double.respond(async (...call) => {
    came()
    await allCame
    await says('Hello')(...call)
  })
  const both = [ada, elsewhere(ada)]
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => {
      const answer = await askChat(both[at % 2] ?? ada, 'Hi', { events: at % 3 === 0 })
      refusals += answer.statusCode === 200 ? 0 : 1
      came()
      return answer
    }),
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
  expect((await askChat(ada, 'Next?')).statusCode).toBe(200)
})

test('frees a dead instance’s question slot after its time limit', async () => {
  await start({})
  const ada = await signInFarmer(here)
  await here.sql`insert into chat_in_flight select id, 'of the dead', now() + interval '1 minute' from users`
  expect((await askChat(ada, 'Hi')).statusCode).toBe(429)
  await here.sql`update chat_in_flight set until = now() - interval '1 second'`
  expect((await askChat(ada, 'Hi')).statusCode).toBe(200)
  expect(await here.sql`select 1 from chat_in_flight`).toHaveLength(0)
})

test('allows ten questions a minute and says when to retry', async () => {
  await start({ QUESTIONS_PER_MINUTE: '10' })
  const ada = await signInFarmer(here)
  const answers = []
  for (let time = 0; time < 11; time += 1) answers.push(await askChat(ada, 'Hi'))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(200), 429])
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
})
