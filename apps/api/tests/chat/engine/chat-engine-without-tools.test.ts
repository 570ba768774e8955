import { openAiFailures, says } from '@smart-farming/upstream-doubles/openai'
import { callsTools, ifOffered, inRounds, toolRefusals } from '@smart-farming/upstream-doubles/openai-tools'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  createQuestion,
  EngineBench,
  maizeCall,
  maizeResult,
  sampleSource,
} from '../../support/chat/engine.ts'

let bench: EngineBench
beforeEach(async () => {
  bench = await EngineBench.start()
})
afterEach(() => bench.close())

test.each(Object.entries(toolRefusals))(
  'gives a server without tools (%s) the facts in the prompt, and offers no tools for a while',
  async (_case, refusal) => {
    bench.double.respond(
      ifOffered(refusal, says('It is 198.4 USD. Maize costs 205 USD elsewhere. Ask at your market.')),
    )
    const engine = bench.engine({
      factsFor: async () => ({ ...maizeResult, data: { prices: 'Maize: USD 198.4' } }),
    })
    const { text, end } = await bench.answer(engine)
    expect(text).toBe(
      'It is 198.4 USD. Maize, world price: USD 198 per tonne in August 2026 (World Bank Pink Sheet). Ask at your market.',
    )
    expect(end).toMatchObject({ sources: [sampleSource] })
    expect(bench.double.calls).toHaveLength(2)
    expect(bench.brief(1)).toContain(
      'Looked up for this question: {"prices":"Maize: USD 198.4","facts":{"f1":',
    )

    await bench.answer(engine, createQuestion({ at: new Date('2026-09-21T14:29:00Z') }))
    expect(bench.double.calls).toHaveLength(3)
    await bench.answer(engine, createQuestion({ at: new Date('2026-09-21T14:31:00Z') }))
    expect(bench.double.calls).toHaveLength(5)
  },
)

test('also puts the facts in the prompt for a server that refuses tool results', async () => {
  const withTools = inRounds(callsTools(maizeCall), toolRefusals.llamaCpp)
  bench.double.respond(ifOffered(withTools, says('Maize: 198.4')))
  expect(await bench.answer()).toMatchObject({ text: 'Maize: 198.4', end: { sources: [sampleSource] } })
  expect(bench.brief(2)).toContain('"tool":"get_price"')
})

test('fails on any other refusal', async () => {
  for (const failure of [openAiFailures.noSuchModel, openAiFailures.contextTooLong, openAiFailures.loading]) {
    bench.double.respond(failure)
    await expect(bench.answer()).rejects.toMatchObject({ name: 'AnswerInterrupted' })
  }
  expect(bench.prompts.every(({ tools }) => tools !== undefined)).toBe(true)
})

test('answers even when the fact lookup fails', async () => {
  const engine = bench.engine({ factsFor: () => Promise.reject(new Error('no database')) })
  const warned: string[] = []
  const log = { warn: (_details: object, what: string) => void warned.push(what), error: () => {} }
  bench.double.respond(ifOffered(toolRefusals.vllm, says('I do not have it.')))
  expect((await bench.answer(engine, createQuestion({ log }))).text).toBe('I do not have it.')
  expect(warned).toHaveLength(2)
  expect(bench.brief(1)).toMatch(/You have no current prices/)
})
