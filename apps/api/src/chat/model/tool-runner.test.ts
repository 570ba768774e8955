import { checkRows } from '@smart-farming/vectors/check-rows'
import { server as words } from '@smart-farming/words/en/server'
import { expect, test } from 'vitest'
import { serializeError } from '../../http/log/request-log.ts'
import type { ChatQuestion } from '../engine.ts'
import { readFigures } from '../reading/chat-tasks.ts'
import { type Tool, ToolRefusal, type ToolResult } from '../tools/tool.ts'
import { AnswerEvidence } from './answer-evidence.ts'
import { ToolRunner } from './tool-runner.ts'

const limits = { callsARound: 3, callMs: 10_000, callBytes: 100, answerBytes: 150 }
const logged: { err?: unknown; what?: string }[] = []
const question: ChatQuestion = {
  topic: 'market',
  message: 'canary-question',
  history: [],
  asker: { id: 1, farmName: 'Hill Farm', location: 'Nakuru' },
  address: '192.0.2.1',
  at: new Date('2026-09-21T14:20:00Z'),
  log: { error: () => {}, warn: (details, what) => void logged.push({ ...details, what }) },
}
const gives = (data: unknown, value?: number): ToolResult => ({
  data,
  facts: value === undefined ? [] : [{ value, kind: 'count' }],
  sources: [],
})
const tool = (name: string, run: Tool['run']): Tool => ({ name, description: '', parameters: {}, run })

const tools: Tool[] = [
  tool('echo', async (args) => gives(args, (args as { at?: number }).at)),
  { ...tool('sum', async () => gives('done')), figures: ['price'] },
  tool('long', async () => gives('x'.repeat(200))),
  tool('endless', () => new Promise(() => {})),
  tool('refuses', () => Promise.reject(new ToolRefusal('unknown commodity; known are maize, wheat'))),
  tool('throws', () => Promise.reject(new RangeError('Invalid currency code: canary-argument'))),
  tool('throws_at_once', () => {
    throw new TypeError('canary-argument')
  }),
  tool('odd', async () => gives({ price: 1n })),
  tool('nothing', async () => gives(undefined)),
]
/** A context that mentions none of the facts. */
const nobody = { asked: [], language: 'en', pointers: { label: '', vet: '', emergency: '' } } as const
function start(more: Partial<typeof limits> = {}) {
  const evidence = new AnswerEvidence(question.at, [], words.chat.claims, nobody)
  return { evidence, runs: new ToolRunner(tools, question, evidence, { ...limits, ...more }) }
}
const patience = new AbortController().signal
const call = (name: string, args = '{}', id = 'c') => ({ id, name, args })
async function contents(runs: ToolRunner, ...calls: ReturnType<typeof call>[]) {
  const messages = await runs.run(calls, patience)
  return messages.map(({ content }) => JSON.parse(content) as { error?: string })
}

test('a call that cannot run returns an error to the model and adds no evidence', () =>
  checkRows(
    [
      ['arguments that are no JSON', 'echo', '{"commodity": maize', /no JSON object/],
      ['arguments that are a list', 'echo', '[1]', /no JSON object/],
      ['an unknown tool', 'get_weather', '{}', /no such tool; there are echo, sum/],
      ['a tool that refuses', 'refuses', '{}', /^unknown commodity; known are maize, wheat$/],
      [
        'a tool that fails',
        'throws',
        '{"currency":"canary-argument"}',
        /could not be looked up now \(it failed\)/,
      ],
      ['a tool that fails at once', 'throws_at_once', '{}', /could not be looked up/],
      ['a result that is no JSON', 'odd', '{}', /could not be looked up/],
      ['a result that is too long', 'long', '{}', /ask more narrowly/],
    ],
    async ([, name, args, error]) => {
      const { runs, evidence } = start()
      const [content] = await contents(runs, call(name, args))
      expect(content?.error).toMatch(error)
      expect(evidence.referables).toEqual([])
      expect(runs.given).toEqual([])
    },
  ))

test('logs tool failures by their kind, without any words of the question', async () => {
  logged.length = 0
  await contents(start().runs, call('throws'), call('refuses'))
  await contents(start().runs, call('throws_at_once'))
  expect(logged).toMatchObject([
    { tool: 'throws', err: { message: 'RangeError' } },
    { tool: 'throws_at_once', err: { message: 'TypeError' } },
  ])
  const lines = JSON.stringify(logged.map(({ err, ...line }) => ({ ...line, err: serializeError(err) })))
  expect(lines).toMatch(/tool-runner\.test\.ts/)
  expect(lines).not.toMatch(/canary/)
})

test('a tool that hangs times out without delaying the others', async () => {
  const { runs } = start({ callMs: 200 })
  const [endless, echo] = await contents(runs, call('endless'), call('echo', '{"a":1}'))
  expect(endless?.error).toMatch(/took too long/)
  expect(echo).toEqual({ a: 1 })
})

test.each(['', 'null', '{}', ' '])('reads arguments written as %j as an empty object', async (args) => {
  expect(await contents(start().runs, call('echo', args))).toEqual([{}])
})

test('sends null when a tool returns undefined', async () => {
  const [message] = await start().runs.run([call('nothing')], patience)
  expect(message?.content).toBe('null')
})

test('answers each call under its own id, including the calls over the limit', async () => {
  const { runs, evidence } = start()
  const calls = ['a', 'b', 'c', 'd', 'e'].map((id, at) => call('echo', `{"at":${at + 2}}`, id))
  const messages = await runs.run(calls, patience)
  expect(messages.map((message) => 'callId' in message && message.callId)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(messages.map(({ content }) => content.includes('too many'))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
  expect(evidence.referables).toHaveLength(3)
  expect(runs.given).toHaveLength(3)
  expect(runs.repeats(calls)).toBe(false)
  expect(runs.repeats(calls.slice(0, 3))).toBe(true)
})

test('treats calls with the same arguments as one, and runs that call once', async () => {
  const { runs } = start()
  await runs.run([call('echo', '{"a":1,"b":2}')], patience)
  expect(runs.repeats([call('echo', '{ "b": 2, "a": 1 }')])).toBe(true)
  expect(runs.repeats([call('echo', '{"a":2,"b":2}')])).toBe(false)
  const [again] = await contents(runs, call('echo', '{"b":2,"a":1}'))
  expect(again?.error).toMatch(/made already/)
})

test('limits the total size of all tool results in one answer', async () => {
  const { runs } = start()
  const text = 'x'.repeat(70)
  const results = await contents(runs, call('echo', `{"a":"${text}"}`), call('echo', `{"b":"${text}"}`))
  expect(results).toEqual([{ a: text }, { error: expect.stringMatching(/no room/) }])
})

test('numbers facts across calls, after the farmer’s own numbers', async () => {
  const asked = { ...question, message: 'I have 40 bags.' }
  const evidence = new AnswerEvidence(asked.at, readFigures([asked.message]), words.chat.claims, nobody)
  const runs = new ToolRunner(tools, asked, evidence, limits)
  expect(evidence.yours).toEqual({ f1: '40 bags (your figure)' })
  expect(await contents(runs, call('echo', '{"at":7}'), call('echo', '{"at":9}'))).toEqual([
    { at: 7, facts: { f2: '7.00' } },
    { at: 9, facts: { f3: '9.00' } },
  ])
})

test('refuses a calculation with a number that neither the farmer nor a tool gave', async () => {
  const asked = { ...question, message: 'At 40 a bag?' }
  const runs = new ToolRunner(
    tools,
    asked,
    new AnswerEvidence(asked.at, readFigures([asked.message]), words.chat.claims, nobody),
    limits,
  )
  const results = await contents(runs, call('sum', '{"price":999}'), call('sum', '{"price":40}'))
  expect(results).toEqual([
    { error: expect.stringMatching(/neither the farmer nor a tool gave 999/) },
    'done',
  ])
})
