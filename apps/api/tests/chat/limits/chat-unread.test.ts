import { fileURLToPath } from 'node:url'
import type { Double } from '@smart-farming/upstream-doubles/double'
import { startOpenAi } from '@smart-farming/upstream-doubles/openai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReadingPool } from '../../../src/reading-pool.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { askChat, readAnswer, signInFarmer } from '../../support/chat/chat.ts'

const script = fileURLToPath(new URL('../../support/chat/hanging-reader.ts', import.meta.url))
const reading = createReadingPool({ script, deadlineMs: 300, waitMs: 60_000 })
let double: Double
let product: TestApp
beforeAll(async () => {
  double = await startOpenAi()
  await reading.start()
  product = await startApp({ env: { OPENAI_BASE_URL: `${double.url}/v1` }, overrides: { reading } })
})
afterAll(async () => {
  await product.close()
  await reading.close()
  await double.close()
})

test('answers a message that takes too long to parse with one sentence, without the model', async () => {
  const ada = await signInFarmer(product)
  const french = await askChat(ada, 'Quel est le prix du maïs à la ferme ? '.repeat(10), { events: true })
  expect(readAnswer(french.payload).text).toBe(
    'Je n’ai pas pu lire ce message. Posez votre question en phrases plus courtes.',
  )
  const { choices, model } = await ada.client.chat.market({
    body: { message: 'What is the price of maize? '.repeat(10) },
  })
  expect(choices[0]?.message.content).toBe('I could not read that message. Please ask in shorter sentences.')
  expect(model).toBe('built-in')
  expect(double.calls).toEqual([])
})

test('limits the length of messages in the history', async () => {
  const ada = await signInFarmer(product)
  const send = (role: 'user' | 'assistant', length: number) =>
    ada.request({
      method: 'POST',
      url: '/api/chat/market',
      payload: { message: 'and tomorrow?', history: [{ role, content: 'x'.repeat(length) }] },
    })
  expect((await send('user', 4_000)).statusCode).toBe(200)
  expect((await send('user', 4_001)).statusCode).toBe(400)
  expect((await send('assistant', 16_000)).statusCode).toBe(200)
  expect((await send('assistant', 16_001)).statusCode).toBe(400)
})
