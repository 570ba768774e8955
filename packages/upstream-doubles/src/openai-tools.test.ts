import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Double } from './double.ts'
import { says, startOpenAi } from './openai.ts'
import {
  callsByteByByte,
  callsTools,
  callsWithoutId,
  ifOffered,
  inRounds,
  keepsCalling,
  saysFrom,
  toolRefusals,
} from './openai-tools.ts'

let double: Double
beforeEach(async () => {
  double = await startOpenAi()
})
afterEach(() => double.close())

const price = { name: 'get_price', arguments: '{"commodity":"maize"}' }
const asked = { role: 'user', content: 'Maize?' }
const called = {
  role: 'assistant',
  content: null,
  tool_calls: [{ id: 'call_1', type: 'function', function: price }],
}
const told = { role: 'tool', tool_call_id: 'call_1', content: '{"price":41.5}' }
const tools = [{ type: 'function', function: { name: 'get_price', description: '', parameters: {} } }]

const ask = (messages: object[], extra: object = {}) =>
  fetch(`${double.url}/v1/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'm', messages, ...extra }),
  })
const said = async (response: Response) => JSON.stringify(await response.json())

test('the OpenAI double calls tools in the first round and uses their results in the second', async () => {
  double.respond(
    inRounds(
      callsTools(price),
      saysFrom(([result]) => `It said ${result}`),
    ),
  )
  expect(await said(await ask([asked]))).toContain('"finish_reason":"tool_calls"')
  expect(await said(await ask([asked, called, told]))).toContain('It said {\\"price\\":41.5}')
})

test('the OpenAI double refuses a conversation with an unanswered tool call', async () => {
  double.respond(says('Hello'))
  expect((await ask([asked, called, asked])).status).toBe(400)
  expect((await ask([asked, called, told, asked])).status).toBe(200)
})

test('keepsCalling calls tools only while the request offers tools', async () => {
  double.respond(ifOffered(keepsCalling('get_price'), says('That is all I found.')))
  expect(await said(await ask([asked], { tools }))).toContain('"tool_calls"')
  expect(await said(await ask([asked]))).toContain('That is all I found.')
})

test('toolRefusals refuses only requests that offer tools', async () => {
  double.respond(ifOffered(toolRefusals.ollama, says('Hello')))
  expect((await ask([asked], { tools })).status).toBe(400)
  expect((await ask([asked])).status).toBe(200)
})

test('the OpenAI double streams a tool call in one piece without an id, or byte by byte', async () => {
  double.respond(callsWithoutId(price))
  const whole = await (await ask([asked], { stream: true })).text()
  expect(whole).not.toContain('"id":"call_1"')
  expect(whole.match(/"tool_calls":\[/g)).toHaveLength(1)
  expect(whole).toContain('{\\"commodity\\":\\"maize\\"}')
  double.respond(callsByteByByte(price))
  expect(await (await ask([asked], { stream: true })).text()).toMatch(
    /"finish_reason":"tool_calls".*\[DONE\]/s,
  )
})
