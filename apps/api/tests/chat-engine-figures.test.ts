import { invents, says, streamFaults } from '@smart-farming/upstream-doubles/openai'
import { callsTools, inRounds } from '@smart-farming/upstream-doubles/openai-tools'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asked, EngineBench, maizeCall, source } from './_engine.ts'

let bench: EngineBench
beforeEach(async () => {
  bench = await EngineBench.start()
})
afterEach(() => bench.close())

test('a made-up figure is marked where it stands, and counted', async () => {
  bench.double.respond(inRounds(callsTools(maizeCall), invents))
  const { text, end } = await bench.answer()
  expect(text).toBe(
    'Maize is 987,654.32 KES [unverified] per tonne in Nakuru today and will rise by 41 % [unverified] next week. Sell nothing.',
  )
  expect(end).toMatchObject({ unverified: 2, sources: [source] })
})

test('the farmer’s own figures are no inventions, those of earlier answers are', async () => {
  const history = [
    { role: 'user', content: 'I have 40 bags.' },
    { role: 'assistant', content: 'They bring 7,000.' },
  ] as const
  bench.double.respond(says('40 bags at 3,000 bring 7,000.'))
  const { text } = await bench.answer(bench.engine(), asked({ message: 'At 3000 each?', history }))
  expect(text).toBe('40 bags at 3,000 bring 7,000 [unverified].')
})

test('words come as the model says them, a figure with its sentence; what was held back of a broken answer still comes', async () => {
  for (const [written, heard] of [
    ['Maize 198', 'Maize '],
    ['12 bags', '12 [unverified] '],
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

test('a long answer comes in many pieces, and is the same whole', async () => {
  const text =
    'Maize was USD 198.4 per tonne in August 2026. Wheat was 250, and rose; beans were 3 % up.\n- 198 a tonne'
  bench.double.respond(inRounds(callsTools(maizeCall), says(text)))
  const said: string[] = []
  const { end } = await bench.answer(bench.engine(), asked(), said)
  expect(said.length).toBeGreaterThan(6)
  expect(said.join('')).toBe(
    'Maize was USD 198.4 per tonne in August 2026. Wheat was 250 [unverified], and rose; beans were 3 % [unverified] up.\n- 198 a tonne',
  )
  expect(end).toMatchObject({ unverified: 2 })
})
