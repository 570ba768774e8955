import type { Double } from '@smart-farming/upstream-doubles/double'
import { says, startOpenAi, streamFaults } from '@smart-farming/upstream-doubles/openai'
import { parsePrompt } from '@smart-farming/upstream-doubles/openai-prompt'
import {
  callsTools,
  callsWithUsage,
  ifOffered,
  inRounds,
  keepsCalling,
  repeatsCall,
  saysFrom,
  toolRefusals,
} from '@smart-farming/upstream-doubles/openai-tools'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadSnapshot } from '../../../src/market/bundled/load-snapshot.ts'
import { type Browser, startApp, type TestApp } from '../../support/app.ts'
import { askChat, readAnswer, signInFarmer } from '../../support/chat/chat.ts'
import { readSpentTokens } from '../../support/chat/spending.ts'

/** Tokens that the double reports for one reply. */
const USAGE = 110

let double: Double
let product: TestApp
let ada: Browser
beforeAll(async () => {
  double = await startOpenAi()
  product = await startApp({
    env: { OPENAI_BASE_URL: `${double.url}/v1`, QUESTIONS_PER_MINUTE: '1000' },
    overrides: { now: () => new Date('2026-09-21T14:20:00Z') },
  })
  await loadSnapshot(product.deps.database)
})
afterAll(async () => {
  await product.close()
  await double.close()
})
beforeEach(async () => {
  ada = await signInFarmer(product)
  double.calls.length = 0
  await product.sql`truncate chat_spending`
})

const latestMaize = { name: 'latest_price', arguments: '{"commodity":"maize"}' }
const prompt = (at: number) => parsePrompt(double.calls[at]?.body ?? '')
const spent = () => readSpentTokens(product, 'service')
async function whole(message: string) {
  const completion = await ada.client.chat.market({ body: { message } })
  const { sources, notes, choices } = completion
  return { text: choices[0]?.message.content, sources, notes }
}

test('answers with a stored price via the model, and counts the tokens in each round', async () => {
  double.respond(
    inRounds(
      callsTools(latestMaize),
      saysFrom(([result = '{}']) => `I read: {{${Object.keys(JSON.parse(result).facts)[0]}}}.`),
    ),
  )
  const { text, sources, notes } = await whole('What is maize worth?')
  expect(text).toBe('I read: USD 210 per tonne in February 2026 (maize, world price; World Bank Pink Sheet).')
  expect(notes).toBeUndefined()
  expect(sources).toMatchObject([{ name: 'World Bank Pink Sheet', series: 'Maize', licence: 'CC BY 4.0' }])
  expect(double.calls).toHaveLength(2)
  expect(await spent()).toBe(2 * USAGE)
})

test('streams the same text, with sources and notes on the last chunk', async () => {
  const reply =
    'Maize is at {{f1}}.\nIn Nakuru it is 987,654.32 KES per tonne, and I expect 41 % more. Who knows?'
  double.respond(inRounds(callsTools(latestMaize), says(reply)))
  const { text, sources, notes } = await whole('And?')
  expect(notes).toEqual([
    '1 statement about prices was left out because it could not be checked.',
    'General advice from the AI model; not checked against a source.',
  ])
  expect(text).toMatch(/^Maize is at USD .*\nWho knows\?$/)
  expect(sources).toMatchObject([{ series: 'Maize' }])
  const events = readAnswer((await askChat(ada, 'And?', { events: true })).payload)
  expect(events.text).toBe(text)
  expect(events.last).toBe('data: [DONE]')
  expect(events.chunks.at(-1)).toMatchObject({ choices: [{ finish_reason: 'stop' }], sources, notes })
  expect(events.chunks.slice(0, -1).every((chunk) => !('sources' in chunk) && !('notes' in chunk))).toBe(true)
})

test('passes a tool’s refusal to the model and counts it as no fact', async () => {
  const quinoa = { name: 'latest_price', arguments: '{"commodity":"quinoa-canary"}' }
  double.respond(
    inRounds(callsTools(quinoa, { name: 'no_such', arguments: '{' }), says('I do not have that.')),
  )
  const { text, sources } = await whole('What is quinoa worth?')
  const [refused, unknown] = (prompt(1).messages ?? [])
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => String(content))
  expect(refused).toMatch(/"error":"Unknown commodity/)
  expect(unknown).toMatch(/no such tool; there are list_commodities/)
  expect(text).toBe('I do not have that.')
  expect(sources).toBeUndefined()
  expect(JSON.stringify(product.logs)).not.toMatch(/canary/)
})

test('stops a model that keeps calling tools after five calls, and charges for all of them', async () => {
  double.respond(ifOffered(keepsCalling('list_commodities'), says('That is all.')))
  expect((await whole('List them')).text).toBe('That is all.')
  expect(double.calls).toHaveLength(5)
  expect(await spent()).toBe(5 * USAGE)
  expect(prompt(4).tools).toBeUndefined()

  double.respond(repeatsCall(latestMaize))
  const looping = await askChat(ada, 'List them', { events: true })
  expect(readAnswer(looping.payload)).toMatchObject({
    text: expect.stringMatching(/^The AI model gave no answer\. A basic answer follows\.\n\n./),
    finish: 'stop',
    last: 'data: [DONE]',
  })
})

test('gives a model without tools the built-in facts, and checks its numbers against these', async () => {
  double.respond(
    ifOffered(
      toolRefusals.vllm,
      saysFrom((_results, call) => {
        const brief = String(parsePrompt(call.body).messages?.[0]?.content)
        return `Maize: ${/USD [\d.,]+\d/.exec(brief)?.[0]}.\nOr is it USD 1?\nAsk at your market, too.`
      }),
    ),
  )
  const { text, sources, notes } = await whole('What is maize worth?')
  expect(text).toMatch(/^Maize: USD [\d.,]+\d\.\nAsk at your market, too\.$/)
  expect(notes).toContain('1 statement about prices was left out because it could not be checked.')
  expect(sources).toMatchObject([{ series: 'Maize' }])
  expect(await spent()).toBe(USAGE)
})

test('keeps the text of a stream that breaks after a tool round, and adds the built-in answer', async () => {
  const other = await startApp({ env: { OPENAI_BASE_URL: `${double.url}/v1` } })
  try {
    double.respond(inRounds(callsTools(latestMaize), streamFaults.errorAfterStart('Wait.\nIt is')))
    const response = await askChat(await signInFarmer(other), 'What is maize worth?', { events: true })
    expect(response.statusCode).toBe(200)
    const { text, last } = readAnswer(response.payload)
    expect(text).toMatch(
      /^Wait\.\n\nThe AI model's answer was cut off here\. The AI model failed\. A basic answer follows\.\n\n./,
    )
    expect(last).toBe('data: [DONE]')
  } finally {
    await other.close()
  }
})

test('enforces the daily cap between rounds of the same answer', async () => {
  const other = await startApp({
    env: {
      OPENAI_BASE_URL: `${double.url}/v1`,
      CHAT_ANSWER_TOKENS: '500',
      CHAT_DAILY_TOKENS_PER_USER: '5000',
    },
  })
  try {
    double.respond(callsWithUsage(4_000, latestMaize))
    const response = await askChat(await signInFarmer(other), 'List them', { events: true })
    const { text, last } = readAnswer(response.payload)
    expect(text).toMatch(
      /^You have reached your AI limit for today; it resets .* A basic answer follows\.\n\n./,
    )
    expect(last).toBe('data: [DONE]')
    expect(double.calls).toHaveLength(1)
  } finally {
    await other.close()
  }
})
