import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Behaviour, Double } from '@smart-farming/upstream-doubles/double'
import { garbage, hang, redirect, reset, status, webPage } from '@smart-farming/upstream-doubles/faults'
import { openAiFailures, says, startOpenAi, streamFaults } from '@smart-farming/upstream-doubles/openai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, startApp, type TestApp } from './_app.ts'
import { ask, oneFarmer, readAnswer, signedIn } from './_chat.ts'
import { tenAtATime } from './_ten-at-a-time.ts'

let double: Double
let product: TestApp
let ada: Browser
let url: string
const settings = () => ({
  OPENAI_BASE_URL: `${double.url}/v1`,
  OPENAI_API_KEY: 'canary-key-4711',
  QUESTIONS_PER_MINUTE: '1000',
})
beforeAll(async () => {
  double = await startOpenAi()
  product = await startApp({ env: settings() })
  ada = await oneFarmer(product, 'Canary Farm')
  // Not the app's own `listen`: that loads the gazetteer behind it, and the database is busy with nothing else for seconds.
  await product.app.ready()
  await once(product.app.server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(product.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  product.app.server.closeAllConnections()
  product.app.server.close()
  await product.close()
  await double.close()
})

const echo = status(400, {
  error: { message: 'You said canary-question and canary-key-4711', type: 't', code: 'c' },
})
type Failure = readonly [what: string, behaviour: Behaviour, status: number, code: string, message: RegExp]
const cases: Failure[] = [
  ['a wrong key', openAiFailures.invalidKey, 502, 'bad_upstream', /could not answer/],
  ['an unknown model', openAiFailures.noSuchModel, 502, 'bad_upstream', /could not answer/],
  ['an unpaid bill', openAiFailures.quotaUsedUp, 502, 'bad_upstream', /could not answer/],
  ['a bad request that is quoted back', echo, 502, 'bad_upstream', /could not answer/],
  ['too many questions for the model', openAiFailures.rateLimited, 503, 'overloaded', /busy/],
  ['a model that is being loaded', openAiFailures.loading, 503, 'overloaded', /busy/],
  ['an error as a bare text', openAiFailures.errorAsText, 502, 'bad_upstream', /could not answer/],
  ['too long a conversation', openAiFailures.contextTooLong, 400, 'invalid_request', /clear it/],
  ['a redirect', redirect(), 502, 'bad_upstream', /could not answer/],
  ['a reset', reset, 502, 'bad_upstream', /could not answer/],
  ['a web page', webPage, 502, 'bad_upstream', /could not answer/],
  ['garbage', garbage, 502, 'bad_upstream', /could not answer/],
]
const silence: Failure = ['silence', hang, 504, 'upstream_timeout', /too long/]

test.each(cases)('%s is one honest sentence, plain or streamed', (...failure) => failsWith(ada, failure))

test('silence is one honest sentence, plain or streamed', async () => {
  // An instance of its own: the others have to be patient on a busy machine.
  const hasty = await startApp({ env: { ...settings(), CHAT_FIRST_WORD_SECONDS: '1' } })
  try {
    await failsWith(await oneFarmer(hasty), silence)
  } finally {
    await hasty.close()
  }
})

async function failsWith(farmer: Browser, [, behaviour, code, name, message]: Failure) {
  double.respond(behaviour)
  for (const events of [false, true]) {
    const response = await ask(farmer, 'canary-question', { events })
    expect(response.statusCode).toBe(code)
    expect(response.json()).toEqual({
      code: name,
      message: expect.stringMatching(message),
      requestId: expect.any(String),
    })
    if (code === 503) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  }
}

test.each<[string, Behaviour, string]>([
  ['breaks', streamFaults.cutOff('canary-answer words'), 'bad_upstream'],
  ['ends without a word', streamFaults.endsWithoutDone('canary-answer words'), 'bad_upstream'],
  ['holds an error', streamFaults.errorAfterStart('canary-answer words'), 'bad_upstream'],
])('a stream that %s keeps its text and says so in its last event', async (_case, behaviour, code) => {
  double.respond(behaviour)
  const response = await ask(ada, 'canary-question', { events: true })
  expect(response.statusCode).toBe(200)
  const { text, last } = readAnswer(response.payload)
  expect(text).toMatch(/^canary-answer /)
  expect(last).toMatch(/^event: error\ndata: /)
  expect(JSON.parse(last?.slice('event: error\ndata: '.length) ?? '')).toEqual({
    code,
    message: expect.stringMatching(/could not answer/),
    requestId: expect.any(String),
  })
  expect(response.payload).not.toContain('[DONE]')
  expect((await ask(ada, 'canary-question')).statusCode).toBe(502)
})

test('settings that the model server refuses are an error in the log, for those who can mend it', async () => {
  double.respond(openAiFailures.noSuchModel)
  await ask(ada, 'canary-question')
  expect(product.logs).toContainEqual(
    expect.objectContaining({
      level: 50,
      msg: 'the model server does not take our settings',
      err: expect.objectContaining({
        cause: expect.objectContaining({
          message: 'model: answered 404 model_not_found invalid_request_error',
        }),
      }),
    }),
  )
})

test('neither question, answer, farm nor key is in any log or refusal', async () => {
  double.respond(says('canary-answer'))
  await ask(ada, {
    message: 'canary-question',
    history: [
      { role: 'user', content: 'canary-history' },
      { role: 'assistant', content: 'x' },
    ],
  })
  double.respond(echo)
  const refused = await ask(ada, 'canary-question')
  expect(refused.payload).not.toMatch(/canary/)
  expect(product.logs.length).toBeGreaterThan(20)
  expect(JSON.stringify(product.logs)).not.toMatch(/canary/i)
})

/** Asks over a real connection. */
function askOverTheWire(browser: Browser, leave: AbortController, events: boolean) {
  const [[name, value] = ['', '']] = browser.cookies
  return fetch(`${url}/api/chat/market`, {
    method: 'POST',
    headers: {
      cookie: `${name}=${value}`,
      'content-type': 'application/json',
      ...(events && { accept: 'text/event-stream' }),
    },
    body: JSON.stringify({ message: 'Hi' }),
    signal: leave.signal,
  })
}
const placesTaken = async () => (await product.sql`select 1 from chat_in_flight`).length
const warnings = () => product.logs.filter(({ level }) => Number(level) >= 40).length

test.each<[string, Behaviour, boolean]>([
  ['waits for a whole answer', streamFaults.stalls('one two three'), false],
  ['waits for the first word', hang, true],
])('a reader who %s and leaves: the model is cut off within a second', async (_case, behaviour, events) => {
  double.respond(behaviour)
  const [calls, warned] = [double.calls.length, warnings()]
  const leave = new AbortController()
  const asked = askOverTheWire(ada, leave, events).catch((error: unknown) => error)
  await expect.poll(() => double.calls.length, { interval: 5 }).toBe(calls + 1)
  leave.abort()
  expect(await Promise.race([double.calls[calls]?.ended, wait(1_000, 'late')])).toBe('aborted')
  await asked
  await expect.poll(placesTaken, { interval: 5 }).toBe(0)
  expect(warnings()).toBe(warned)
})

test('a hundred readers who leave in the middle of a stream: a hundred models are cut off within a second', async () => {
  double.respond(streamFaults.stalls('one two three'))
  const [calls, warned] = [double.calls.length, warnings()]
  const farmers = await signedIn(product, 100)
  const leaves = await tenAtATime(farmers, async (farmer) => {
    const leave = new AbortController()
    const response = await askOverTheWire(farmer, leave, true)
    expect(response.status).toBe(200)
    await response.body?.getReader().read()
    return leave
  })
  for (const leave of leaves) leave.abort()
  const ended = Promise.all(double.calls.slice(calls).map((call) => call.ended))
  expect(await Promise.race([ended, wait(1_000, 'late')])).toEqual(Array(100).fill('aborted'))
  await expect.poll(placesTaken, { interval: 5 }).toBe(0)
  expect(warnings()).toBe(warned)
})
