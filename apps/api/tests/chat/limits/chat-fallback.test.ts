import { readMessage } from '@smart-farming/market-core/reader/read'
import type { Behaviour, Double } from '@smart-farming/upstream-doubles/double'
import {
  connectionReset,
  emptyReply,
  hang,
  invalidJsonReply,
  redirect,
  status,
  webPageReply,
} from '@smart-farming/upstream-doubles/faults'
import {
  contextOverflows,
  openAiFailures,
  says,
  startOpenAi,
  streamFaults,
} from '@smart-farming/upstream-doubles/openai'
import { callsTools, inRounds, keepsCalling, repeatsCall } from '@smart-farming/upstream-doubles/openai-tools'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { server as words } from '@smart-farming/words/en/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BuiltInEngine } from '../../../src/chat/built-in/built-in-engine.ts'
import { FallbackEngine } from '../../../src/chat/built-in/fallback-engine.ts'
import type { AnswerPart } from '../../../src/chat/engine.ts'
import { ToolRefusal } from '../../../src/chat/tools/tool.ts'
import { type Browser, startApp, type TestApp } from '../../support/app.ts'
import { askChat, readAnswer, signInFarmer } from '../../support/chat/chat.ts'
import { createQuestion, EngineBench, maizeCall, sampleSource } from '../../support/chat/engine.ts'

let double: Double
let product: TestApp & { schema: string }
let ada: Browser
/**
 * An instance that gives up quickly on a locked table. The others must be patient on a busy
 * machine.
 */
let hasty: TestApp
let hastyFarmer: Browser
const settings = () => ({ OPENAI_BASE_URL: `${double.url}/v1`, QUESTIONS_PER_MINUTE: '1000' })
beforeAll(async () => {
  double = await startOpenAi()
  product = await startApp({ env: settings() })
  ada = await signInFarmer(product)
  hasty = await startApp({
    env: { ...settings(), CHAT_FIRST_WORD_SECONDS: '1' },
    overrides: { databaseDeadlineMs: 700 },
    schema: product.schema,
  })
  hastyFarmer = await signInFarmer(hasty)
})
afterAll(async () => {
  await hasty.close()
  await product.close()
  await double.close()
})

const echo = status(400, {
  error: { message: 'You said what is maize worth?', type: 't', code: 'c' },
})
type Failure = readonly [what: string, behaviour: Behaviour, why: string]
const notAvailable = 'The AI model is not available: the operator must fix it.'
const failed = 'The AI model failed.'
const busy = 'The AI model is very busy just now.'
const noAnswer = 'The AI model sent an unusable answer.'
const nothingSaid = 'The AI model gave no answer.'
const noConnection = 'The connection to the AI model failed.'
/** The product's knowledge with an empty store. */
const nothingKnown = {
  prices: {
    read: async (text: string) => readMessage(text, [], { countries: [], markets: [] }),
    readAlone: async (text: string) => readMessage(text, [], { countries: [], markets: [] }),
    readWithin: async (_storeMs: number, text: string) => ({
      reading: readMessage(text, [], { countries: [], markets: [] }),
      isByStore: true,
    }),
    names: async () => ({ things: [], places: [] }),
    answer: async () => ({
      statements: [{ code: 'which_thing' as const, values: {}, facts: [] }],
      sources: [],
      suggestions: [],
      answered: false,
    }),
  },
  localTo: async () => [],
  farmOf: async () => ({ at: undefined, view: {} }),
  weather: async () => {
    throw new ToolRefusal('No forecast.')
  },
}
const cases: Failure[] = [
  ['a wrong key', openAiFailures.invalidKey, notAvailable],
  ['an unknown model', openAiFailures.noSuchModel, notAvailable],
  ['an unpaid bill', openAiFailures.quotaUsedUp, notAvailable],
  ['a bad request that is quoted back', echo, notAvailable],
  ['too many questions for the model', openAiFailures.rateLimited, busy],
  ['a model that is being loaded', openAiFailures.loading, busy],
  ['an error as a bare text', openAiFailures.errorAsText, failed],
  [
    'too long a conversation',
    openAiFailures.contextTooLong,
    'This conversation has become too long. Please clear it.',
  ],
  [
    'a question that a filter stops',
    openAiFailures.questionFiltered,
    'The AI service refused this question. Please rephrase it.',
  ],
  ['a redirect', redirect(), notAvailable],
  ['a reset', connectionReset, noConnection],
  ['a web page', webPageReply, noAnswer],
  ['garbage', invalidJsonReply, noAnswer],
  ['no choices', openAiFailures.emptyChoices, nothingSaid],
  ['an empty answer', says(''), nothingSaid],
  ['an answer of blanks', says('  \n '), nothingSaid],
  ['no content', emptyReply, noAnswer],
  [
    'one call again and again',
    repeatsCall({ name: 'latest_price', arguments: '{"commodity":"maize"}' }),
    nothingSaid,
  ],
  ['another call each time', keepsCalling('latest_price'), nothingSaid],
]
const silence: Failure = ['silence', hang, 'The AI model did not answer in time.']

test('gives the built-in answer after every failure, with one line that says why', () =>
  checkRows(cases, (failure) => endsInAnAnswer(ada, failure)))

test('gives the built-in answer when the model is silent, with one line that says why', () =>
  endsInAnAnswer(hastyFarmer, silence))

// A question for each tab. Both tabs answer questions about prices.
const questions = { market: 'What is maize worth?', assistant: 'How do I prune apple trees?' } as const
const builtIn = {
  market: [/^I have no price for maize/],
  assistant: [/^I don’t have reliable advice on sowing/],
} as const

async function endsInAnAnswer(farmer: Browser, [, behaviour, why]: Failure) {
  double.respond(behaviour)
  for (const topic of ['market', 'assistant'] as const) {
    const question = questions[topic]
    const whole = await askChat(farmer, question, { topic })
    expect(whole.statusCode).toBe(200)
    const { model, choices } = whole.json()
    expect([model, choices[0].finish_reason]).toEqual(['built-in', 'stop'])
    const { content } = choices[0].message
    expect(content.startsWith(`${why} A basic answer follows.\n\n`)).toBe(true)
    const answer = content.slice(content.indexOf('\n\n') + 2)
    for (const words of builtIn[topic]) expect(answer).toMatch(words)
    expect(answer).not.toMatch(/no AI model is connected/i)

    const response = await askChat(farmer, question, { topic, events: true })
    const { text, finish, last, chunks } = readAnswer(response.payload)
    expect([response.statusCode, text, finish, last]).toEqual([200, content, 'stop', 'data: [DONE]'])
    expect(chunks.at(-1)?.model).toBe('built-in')
  }
}

test('explains a problem with the question in its own language and logs no settings error', async () => {
  for (const [behaviour, why] of [
    [contextOverflows.vllm, 'Mazungumzo haya yamekuwa marefu mno. Tafadhali yafute.'],
    [
      openAiFailures.questionFiltered,
      'Huduma ya AI haikubali swali hili. Tafadhali uliza kwa maneno mengine.',
    ],
  ] as const) {
    double.respond(behaviour)
    const errors = product.logs.filter(({ level }) => level === 50).length
    const answer = (await askChat(ada, 'Bei ya mahindi ni ngapi leo?')).json()
    expect(answer.choices[0].message.content.startsWith(`${why} `)).toBe(true)
    expect(product.logs.filter(({ level }) => level === 50)).toHaveLength(errors)
  }
})

test.each<[string, Behaviour, string]>([
  ['breaks', streamFaults.cutOff('Dry.\nOr not'), noConnection],
  ['ends without [DONE]', streamFaults.endsWithoutDone('Dry.\nOr not'), noConnection],
  ['contains an error', streamFaults.errorAfterStart('Dry.\nOr not'), failed],
])('keeps the sentences of a stream that %s, and adds the built-in answer', async (_case, behaviour, why) => {
  double.respond(behaviour)
  const response = await askChat(ada, 'What is maize worth?', { events: true })
  expect(response.statusCode).toBe(200)
  const { text, last, chunks, finish } = readAnswer(response.payload)
  expect(text).toMatch(/^Dry\.\n/)
  expect(text).toContain(
    `\n\nThe AI model's answer was cut off here. ${why} A basic answer follows.\n\nI have no price for maize`,
  )
  expect([finish, last]).toEqual(['stop', 'data: [DONE]'])
  expect([chunks[0]?.model, chunks.at(-1)?.model]).toEqual(['gpt-4o-mini', 'built-in'])
  const whole = (await askChat(ada, 'What is maize worth?')).json()
  expect([whole.model, whole.choices[0].message.content]).toEqual(['built-in', text])
  expect(whole.notes).toEqual(['General advice from the AI model; not checked against a source.'])
})

test.each<[string, Behaviour, RegExp]>([
  ['a flood of words', says('Dry the grain well. '.repeat(10_000)), /^Dry the grain well\./],
  ['a flood without a full stop', says('x'.repeat(4_900_000)), /^/],
  ['a flood of prices', says('Maize is 777 dollars. '.repeat(10_000)), /could not be checked/],
  ['a flood of references', says('{{f1}} '.repeat(20_000)), /could not be checked/],
])('limits the answer when the model sends %s', async (_case, behaviour, begins) => {
  double.respond(behaviour)
  const { payload } = await askChat(ada, 'What is maize worth?', { events: true })
  const { text } = readAnswer(payload)
  expect(text).toMatch(begins)
  expect(text.length).toBeLessThan(17_000)
})

test('adds the built-in answer when the model stalls mid-answer', async () => {
  const engine = await EngineBench.start()
  try {
    engine.double.respond(inRounds(callsTools(maizeCall), streamFaults.stalls('{{f1}}.\nIt was USD 7.')))
    const fallback = new FallbackEngine(
      engine.engine({ totalMs: 1_000 }),
      new BuiltInEngine(nothingKnown, words),
      5_000,
      words,
    )
    const parts: AnswerPart[] = []
    for await (const part of fallback.answer(createQuestion(), new AbortController().signal)) parts.push(part)
    const text = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')
    expect(text).toMatch(
      /^USD 198.*\n.*cut off here\. The AI model did not answer in time\. .*Which crop or fertiliser do you mean\?/s,
    )
    expect(parts.at(-1)).toMatchObject({ kind: 'end', sources: [sampleSource] })
  } finally {
    await engine.close()
  }
})

async function whileLocked<T>(table: string, work: () => Promise<T>): Promise<T> {
  const locked = Promise.withResolvers<void>()
  const unlock = Promise.withResolvers<void>()
  const lock = product.sql.begin(async (sql) => {
    await sql`lock table ${sql(table)} in access exclusive mode`
    locked.resolve()
    await unlock.promise
  })
  await locked.promise
  try {
    return await work()
  } finally {
    unlock.resolve()
    await lock
  }
}

test.each(['chat_spending', 'chat_in_flight'])(
  'gives the built-in answer without asking the model when %s cannot be written',
  async (table) => {
    double.respond(says('Hello'))
    const calls = double.calls.length
    const answer = await whileLocked(table, () => askChat(hastyFarmer, 'What is maize worth?'))
    expect(answer.json().choices[0].message.content).toMatch(
      /^The AI model could not be asked just now\. A basic answer follows\.\n\nI have no price for maize/,
    )
    expect(double.calls).toHaveLength(calls)
  },
)

test('returns one 503 message when neither the model nor the stored prices answer', async () => {
  double.respond(openAiFailures.errorAsText)
  const answers = await whileLocked('price_imports', async () => [
    await askChat(hastyFarmer, 'What is maize worth?'),
    await askChat(hastyFarmer, 'What is maize worth?', { events: true }),
  ])
  for (const response of answers) {
    expect([response.statusCode, response.json()]).toEqual([
      503,
      {
        code: 'overloaded',
        message:
          'The AI model failed. The basic answer is not available either. Please ask again in a few minutes.',
        problem: { code: 'no_answer', why: 'The AI model failed.' },
        requestId: expect.any(String),
      },
    ])
  }
})
