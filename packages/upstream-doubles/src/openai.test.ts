import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Behaviour, Double } from './double.ts'
import { openAiFailures, says, startOpenAi, streamFaults } from './openai.ts'
import { brokenToolArguments, callsTools } from './openai-tools.ts'

interface Completion {
  choices: { message: { tool_calls?: { function: { arguments: string } }[] } }[]
}
const argumentsOf = (said: Completion) =>
  said.choices[0]?.message.tool_calls?.[0]?.function.arguments ?? 'none'

let double: Double
beforeEach(async () => {
  double = await startOpenAi({ key: 'secret' })
})
afterEach(() => double.close())

const ask = (extra: object = {}, key = 'secret') =>
  fetch(`${double.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'Preis für Mais?' }], ...extra }),
  })

async function streamed(behaviour?: Behaviour): Promise<string> {
  if (behaviour) double.respond(behaviour)
  return (await ask({ stream: true, stream_options: { include_usage: true } })).text()
}

function textOf(events: string): string {
  const chunks = events.split(/\r?\n/).filter((line) => line.startsWith('data:') && !line.includes('[DONE]'))
  return chunks.map((line) => JSON.parse(line.slice(5)).choices[0]?.delta.content ?? '').join('')
}

test('the OpenAI double answers with plain JSON and requires the API key', async () => {
  expect(await (await ask()).json()).toMatchObject({
    choices: [{ message: { content: 'You asked: Preis für Mais?' } }],
  })
  expect((await ask({}, 'wrong')).status).toBe(401)
})

test('the OpenAI double streams the same text, then usage and [DONE]', async () => {
  const events = await streamed()
  expect(textOf(events)).toBe('You asked: Preis für Mais?')
  expect(events).toMatch(/"usage":\{.*\}\n\ndata: \[DONE\]\n\n$/)
})

test('the OpenAI double sends tool calls in one piece, or in parts that join up again', async () => {
  double.respond(callsTools({ name: 'get_price', arguments: '{"commodity":"maize"}' }))
  const whole = (await (await ask()).json()) as Completion
  expect(argumentsOf(whole)).toBe('{"commodity":"maize"}')
  const pieces = [...(await streamed()).matchAll(/"arguments":("(?:[^"\\]|\\.)*")/g)].map((match) =>
    JSON.parse(match[1] ?? '""'),
  )
  expect(pieces.join('')).toBe('{"commodity":"maize"}')
  double.respond(brokenToolArguments)
  const broken = (await (await ask()).json()) as Completion
  expect(() => JSON.parse(argumentsOf(broken))).toThrow()
})

test('valid streams stay readable when bytes are split or packets unusual', async () => {
  expect(textOf(await streamed(streamFaults.splitBytes('Mais für 190 €')))).toBe('Mais für 190 €')
  expect(textOf(await streamed(streamFaults.oddButSound('Mais für 190 €')))).toBe('Mais für 190 €')
})

test('broken streams lack [DONE], send an error or drop the connection', async () => {
  expect(await streamed(streamFaults.endsWithoutDone('a b'))).not.toMatch(/\[DONE\]|"finish_reason":"stop"/)
  expect(await streamed(streamFaults.errorAfterStart('a b'))).toMatch(/data: \{"error"/)
  await expect(streamed(streamFaults.cutOff('a b'))).rejects.toThrow()
})

test('the OpenAI double records an aborted call when the caller cancels', async () => {
  double.respond(streamFaults.stalls('a b'))
  const response = await ask({ stream: true })
  await response.body?.cancel()
  expect(await double.calls[0]?.ended).toBe('aborted')
})

test.each([
  ['rateLimited', 429],
  ['quotaUsedUp', 429],
  ['loading', 503],
  ['errorAsText', 500],
] as const)('the OpenAI failure %s returns status %i', async (failure, status) => {
  double.respond(openAiFailures[failure])
  expect((await ask()).status).toBe(status)
  double.respond(says('fine again'))
  expect((await ask()).status).toBe(200)
})
