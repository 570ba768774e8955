import { invents, says, streamFaults } from '@smart-farming/upstream-doubles/openai'
import { callsTools, inRounds } from '@smart-farming/upstream-doubles/openai-tools'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asked, EngineBench, maizeCall } from '../../support/chat/engine.ts'

let bench: EngineBench
beforeEach(async () => {
  bench = await EngineBench.start()
})
afterEach(() => bench.close())

test('what is made up does not come, and is counted', async () => {
  bench.double.respond(inRounds(callsTools(maizeCall), invents))
  await expect(bench.answer()).rejects.toMatchObject({ cause: { name: 'Uncheckable' }, unverified: 3 })
})

test('the farmer’s own figures keep whose they are; those of earlier answers are nobody’s', async () => {
  const history = [
    { role: 'user', content: 'I have 40 bags.' },
    { role: 'assistant', content: 'They bring 7,000.' },
  ] as const
  bench.double.respond(
    says('You have 40 bags. Your 40 bags bring 7,000. Compare several buyers before you agree.'),
  )
  const { text, end } = await bench.answer(bench.engine(), asked({ message: 'At 3000 each?', history }))
  expect(text).toBe('You have 40 bags (your figure). Compare several buyers before you agree.')
  expect(end).toMatchObject({ unverified: 2 })
})

test('a sentence comes when it is over; one that breaks off does not come', async () => {
  for (const [written, heard] of [
    ['Maize 198', ''],
    ['Dry.\nMaize 198 is', 'Dry.\n'],
  ] as const) {
    bench.double.respond(streamFaults.errorAfterStart(written))
    const said: string[] = []
    await expect(bench.answer(bench.engine(), asked(), said)).rejects.toMatchObject({
      name: 'AnswerBrokenOff',
      cause: { kind: 'refused', status: 500 },
    })
    expect(said.join('')).toBe(heard)
  }
})

test('a long answer comes sentence by sentence', async () => {
  const text =
    'Maize was USD 198.4 per tonne in August 2026. Wheat was 250, and rose; dry it well.\n- Maize at 198 a tonne'
  bench.double.respond(inRounds(callsTools(maizeCall), says(text)))
  const said: string[] = []
  const { end } = await bench.answer(bench.engine(), asked(), said)
  expect(said.filter((piece) => piece !== '')).toEqual([
    'Maize was USD 198.4 per tonne in August 2026. ',
    'dry it well.\n',
    '- Maize at 198 a tonne',
  ])
  expect(end).toMatchObject({ unverified: 1 })
})

const cutShort = "\n\nThe AI model's answer was cut off here."

test('an answer ends at its length, whatever the model goes on to say', async () => {
  bench.double.respond(says('Dry the grain well. '.repeat(2_000)))
  const { text, end } = await bench.answer()
  expect(text.length).toBeLessThanOrEqual(1_000 + cutShort.length)
  expect(text.endsWith(cutShort)).toBe(true)
  expect(end).toMatchObject({ reason: 'length' })
})

test('a reference repeated without end makes no endless answer', async () => {
  bench.double.respond(inRounds(callsTools(maizeCall), says('Maize is at {{f1}}.\n'.repeat(40))))
  const { text, end } = await bench.answer()
  expect(text.length).toBeLessThanOrEqual(1_100 + cutShort.length)
  expect(end).toMatchObject({ reason: 'length' })
})

test('a model that thinks without end is cut off', async () => {
  bench.double.respond(says(`<think>${'so '.repeat(5_000)}`))
  await expect(bench.answer()).rejects.toMatchObject({ cause: { kind: 'malformed' } })
})
