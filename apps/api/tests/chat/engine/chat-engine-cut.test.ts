import { says, streamFaults } from '@smart-farming/upstream-doubles/openai'
import {
  completeFinishReasons,
  truncatedFinishReasons,
  unopenedReasoning,
} from '@smart-farming/upstream-doubles/openai-forms'
import { streamsDeltas, streamsSplitAt } from '@smart-farming/upstream-doubles/openai-stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AnswerPart } from '../../../src/chat/engine.ts'
import { createQuestion, EngineBench } from '../../support/chat/engine.ts'

let bench: EngineBench
beforeEach(async () => {
  bench = await EngineBench.start()
})
afterEach(() => bench.close())

const halved = [{ content: 'Keep the sacks on pallets. ' }, { content: 'Never put fresh hay against' }]
const cutOff = "The AI model's answer was cut off here."

test('removes the half sentence at the end of a cut-off answer, and says that it was cut off', async () => {
  for (const reason of truncatedFinishReasons) {
    bench.double.respond(streamsDeltas(halved, { reasons: [reason] }))
    const { text, end } = await bench.answer()
    expect([reason, text]).toEqual([reason, `Keep the sacks on pallets.\n\n${cutOff}`])
    expect(['length', 'content_filter']).toContain((end as { reason?: string }).reason)
  }
  for (const reasons of [
    ...completeFinishReasons.map((reason) => [reason]),
    [null],
    ['length', '', 'stop', null],
  ]) {
    bench.double.respond(streamsDeltas(halved, { reasons }))
    const { text } = await bench.answer()
    expect([reasons, text]).toEqual([reasons, 'Keep the sacks on pallets. Never put fresh hay against'])
  }
})

test.each([
  [
    'keeps a whole last sentence',
    'Dry it. Turn the sacks weekly.',
    `Dry it. Turn the sacks weekly.\n\n${cutOff}`,
  ],
  [
    'keeps a last sentence in brackets',
    'Dry it. (Then weigh it.) After that',
    `Dry it. (Then weigh it.)\n\n${cutOff}`,
  ],
  ['drops a number that breaks off', 'Dry it. Add 2.', `Dry it.\n\n${cutOff}`],
  ['drops half a sentence in Hindi', 'बोरी सूखी रखें। दीवार से', `बोरी सूखी रखें।\n\n${cutOff}`],
])('a cut-off reply: %s', async (_case, content, answer) => {
  bench.double.respond(streamsDeltas([{ content }], { reasons: ['length'] }))
  expect((await bench.answer()).text).toBe(answer)
})

test('says that the answer was cut in the language of the question', async () => {
  bench.double.respond(streamsDeltas([{ content: 'Kausha mahindi. Kisha uyaweke' }], { reasons: ['length'] }))
  const { text } = await bench.answer(
    bench.engine(),
    createQuestion({ message: 'Bei ya mahindi ni ngapi leo?', language: 'sw' }),
  )
  expect(text).toBe('Kausha mahindi.\n\nJibu la modeli ya AI limekatika hapa.')
})

test('fails when only half a sentence arrives, or when the reply ends with an error', async () => {
  bench.double.respond(streamsDeltas([{ content: 'Never put fresh hay against' }], { reasons: ['SAFETY'] }))
  await expect(bench.answer()).rejects.toMatchObject({ cause: { kind: 'no_data' } })
  bench.double.respond(streamFaults.flatErrorAfterStart('Dry it. Then weigh it. Then'))
  await expect(bench.answer()).rejects.toMatchObject({ cause: { kind: 'refused', status: 500 } })
})

test('replaces thoughts without an opening tag, and hides them in the model’s next answer', async () => {
  const engine = bench.engine()
  const answer = async () => {
    const parts: AnswerPart[] = []
    for await (const part of engine.answer(createQuestion(), new AbortController().signal)) parts.push(part)
    return parts
  }
  bench.double.respond(streamsSplitAt(unopenedReasoning, [12, 20, 30, 45, 60]))
  const first = await answer()
  const at = first.findIndex(({ kind }) => kind === 'replace')
  expect(JSON.stringify(first.slice(0, at))).toContain('Maize?')
  const textIn = (parts: AnswerPart[]) => parts.map((part) => ('text' in part ? part.text : '')).join('')
  expect(textIn(first.slice(at))).toBe('Dry the maize. Then weigh it.')
  const next = await answer()
  expect(next.some(({ kind }) => kind === 'replace')).toBe(false)
  expect(textIn(next)).toBe('Dry the maize. Then weigh it.')
  bench.double.respond(says('Weigh it.'))
  expect(textIn(await answer())).toBe('Weigh it.')
})
