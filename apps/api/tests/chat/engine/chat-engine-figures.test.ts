import type { RejectedSentence } from '@smart-farming/market-core/claims/referable'
import { says, streamFaults } from '@smart-farming/upstream-doubles/openai'
import { callsTools, inRounds } from '@smart-farming/upstream-doubles/openai-tools'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createQuestion, EngineBench, maizeCall } from '../../support/chat/engine.ts'

let bench: EngineBench
beforeEach(async () => {
  bench = await EngineBench.start()
})
afterEach(() => bench.close())

test('fails when no sentence in the answer can be checked', async () => {
  bench.double.respond(inRounds(callsTools(maizeCall), says('Wheat costs USD 999 a tonne now.')))
  await expect(bench.answer()).rejects.toMatchObject({ cause: { name: 'UncheckableAnswer' }, sources: [] })
})

test('keeps the farmer’s own numbers and sums of them, and removes altered ones', async () => {
  bench.double.respond(
    says('Your 40 bags at 3,000 bring 120,000. Your 45 bags at 3,000 bring 135,000. Compare several buyers.'),
  )
  const leftOut: RejectedSentence[] = []
  const { text } = await bench.answer(
    bench.engine(),
    createQuestion({ message: 'I have 40 bags, at 3000 each?', onLeftOut: (one) => void leftOut.push(one) }),
  )
  expect(text).toBe('Your 40 bags at 3,000 bring 120,000. Compare several buyers.')
  expect(leftOut).toMatchObject([{ kind: 'own_figures', replacedBy: '' }])
})

test('passes on only complete sentences, and drops one that breaks off', async () => {
  for (const [written, heard] of [
    ['Maize 198', ''],
    ['Dry.\nMaize 198 is', 'Dry.'],
  ] as const) {
    bench.double.respond(streamFaults.errorAfterStart(written))
    const said: string[] = []
    await expect(bench.answer(bench.engine(), createQuestion(), said)).rejects.toMatchObject({
      name: 'AnswerInterrupted',
      cause: { kind: 'refused', status: 500 },
    })
    expect(said.join('')).toBe(heard)
  }
})

test('streams a long answer sentence by sentence', async () => {
  const text =
    'Maize was USD 198.4 per tonne in August 2026. Wheat was USD 250 a tonne. Dry it well.\n- Maize at 198 a tonne'
  bench.double.respond(inRounds(callsTools(maizeCall), says(text)))
  const said: string[] = []
  const leftOut: RejectedSentence[] = []
  await bench.answer(bench.engine(), createQuestion({ onLeftOut: (one) => void leftOut.push(one) }), said)
  expect(said.filter((piece) => piece !== '')).toEqual([
    'Maize was USD 198.4 per tonne in August 2026.',
    ' Dry it well.',
    '\n- Maize at 198 a tonne',
  ])
  expect(leftOut).toMatchObject([{ sentence: 'Wheat was USD 250 a tonne.', kind: 'price' }])
})

const cutShort = "\n\nThe AI model's answer was cut off here."

test('cuts an answer at its maximum length', async () => {
  bench.double.respond(says('Dry the grain well. '.repeat(2_000)))
  const { text, end } = await bench.answer()
  expect(text.length).toBeLessThanOrEqual(1_000 + cutShort.length)
  expect(text.endsWith(cutShort)).toBe(true)
  expect(end).toMatchObject({ reason: 'length' })
})

test('cuts off an answer that repeats a reference endlessly', async () => {
  bench.double.respond(inRounds(callsTools(maizeCall), says('Maize is at {{f1}}.\n'.repeat(40))))
  const { text, end } = await bench.answer()
  expect(text.length).toBeLessThanOrEqual(1_100 + cutShort.length)
  expect(end).toMatchObject({ reason: 'length' })
})

test('stops a model that thinks endlessly', async () => {
  bench.double.respond(says(`<think>${'so '.repeat(5_000)}`))
  await expect(bench.answer()).rejects.toMatchObject({ cause: { kind: 'malformed' } })
})
