import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Behaviour, Double } from '@smart-farming/upstream-doubles/double'
import { hang, status } from '@smart-farming/upstream-doubles/faults'
import { openAiFailures, says, startOpenAi, streamFaults } from '@smart-farming/upstream-doubles/openai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, startApp, type TestApp } from '../../support/app.ts'
import { askChat, signInFarmer, signInFarmers } from '../../support/chat/chat.ts'
import { runInBatches } from '../../support/http/run-in-batches.ts'

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
  ada = await signInFarmer(product, 'Canary Farm')
  // Bypasses the app's own `listen`, which loads the gazetteer and keeps the database busy for
  // seconds.
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
test('logs an error for the operator when the model server rejects our settings', async () => {
  double.respond(openAiFailures.noSuchModel)
  await askChat(ada, 'canary-question')
  expect(product.logs).toContainEqual(
    expect.objectContaining({
      level: 50,
      msg: 'the model server rejects our settings',
      err: expect.objectContaining({
        message: 'model: answered 404 model_not_found invalid_request_error',
      }),
    }),
  )
})

test('no log line or error contains the question, answer, farm or key', async () => {
  double.respond(says('canary-answer'))
  await askChat(ada, {
    message: 'canary-question',
    history: [
      { role: 'user', content: 'canary-history' },
      { role: 'assistant', content: 'x' },
    ],
  })
  const failures = [echo, ...Object.values(openAiFailures), streamFaults.errorAfterStart('one two three')]
  for (const failure of failures) {
    double.respond(failure)
    for (const events of [false, true])
      expect((await askChat(ada, 'canary-question', { events })).payload).not.toMatch(/canary/)
  }
  expect(product.logs.length).toBeGreaterThan(20)
  expect(JSON.stringify(product.logs)).not.toMatch(/canary/i)
})

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
/** Long before any deadline that would end a call, but long enough for a busy machine. */
const late = () => wait(10_000, 'late', { ref: false })
const placesTaken = async () => (await product.sql`select 1 from chat_in_flight`).length
const warnings = () => product.logs.filter(({ level }) => Number(level) >= 40).length

test.each<[string, Behaviour, boolean]>([
  ['waits for a whole answer', streamFaults.stalls('one two three'), false],
  ['waits for the first word', hang, true],
])('aborts the model call at once when a reader who %s leaves', async (_case, behaviour, events) => {
  double.respond(behaviour)
  const [calls, warned] = [double.calls.length, warnings()]
  const leave = new AbortController()
  const asked = askOverTheWire(ada, leave, events).catch((error: unknown) => error)
  await expect.poll(() => double.calls.length, { interval: 5 }).toBe(calls + 1)
  leave.abort()
  expect(await Promise.race([double.calls[calls]?.ended, late()])).toBe('aborted')
  await asked
  await expect.poll(placesTaken, { interval: 5 }).toBe(0)
  expect(warnings()).toBe(warned)
})

test('aborts a hundred model calls at once when a hundred readers leave mid-stream', async () => {
  double.respond(streamFaults.stalls('one two three'))
  const [calls, warned] = [double.calls.length, warnings()]
  const farmers = await signInFarmers(product, 100)
  const leaves = await runInBatches(farmers, async (farmer) => {
    const leave = new AbortController()
    const response = await askOverTheWire(farmer, leave, true)
    expect(response.status).toBe(200)
    await response.body?.getReader().read()
    return leave
  })
  for (const leave of leaves) leave.abort()
  const ended = Promise.all(double.calls.slice(calls).map((call) => call.ended))
  expect(await Promise.race([ended, late()])).toEqual(Array(100).fill('aborted'))
  await expect.poll(placesTaken, { interval: 5 }).toBe(0)
  expect(warnings()).toBe(warned)
})
