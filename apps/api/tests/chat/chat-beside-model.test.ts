import type { Double } from '@smart-farming/upstream-doubles/double'
import { startOpenAi } from '@smart-farming/upstream-doubles/openai'
import { loadAnswerWords } from '@smart-farming/words/catalogues'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, startApp, type TestApp } from '../support/app.ts'
import { oneFarmer } from '../support/chat/chat.ts'

let double: Double
let connected: TestApp
let alone: TestApp
let farmers: Record<'connected' | 'alone', Browser>
beforeAll(async () => {
  double = await startOpenAi()
  connected = await startApp({ env: { OPENAI_BASE_URL: `${double.url}/v1`, QUESTIONS_PER_MINUTE: '1000' } })
  alone = await startApp({ env: { QUESTIONS_PER_MINUTE: '1000' } })
  farmers = { connected: await oneFarmer(connected), alone: await oneFarmer(alone) }
})
afterAll(async () => {
  await connected.close()
  await alone.close()
  await double.close()
})

const questions = [
  ['en', 'Should I sell my wheat now?'],
  ['en', 'Will the price of maize go up next month?'],
  ['fr', 'Dois-je vendre mon blé maintenant ?'],
  ['es', '¿Debo vender mi trigo ahora?'],
  ['pt', 'Devo vender o meu trigo agora?'],
  ['sw', 'Je, niuze ngano yangu sasa?'],
  ['hi', 'क्या मुझे अपना गेहूं अभी बेचना चाहिए?'],
  ['ar', 'هل أبيع القمح الآن؟'],
] as const

test('what no model is asked says that none is connected only where none is, in every language', async () => {
  for (const [language, message] of questions) {
    const { withoutModel, besideModel } = (await loadAnswerWords(language)).chat.builtIn
    const said = async (farmer: Browser) => {
      const { model, choices } = await farmer.client.chat.market({ body: { message } })
      expect(model, message).toBe('built-in')
      return choices[0]?.message.content ?? ''
    }
    expect(await said(farmers.alone)).toContain(withoutModel.market)
    const content = await said(farmers.connected)
    expect(content).toContain(besideModel.market)
    expect(content).not.toContain(withoutModel.market)
  }
  const { choices } = await farmers.connected.client.chat.market({
    body: { message: 'How much glyphosate per litre?' },
  })
  expect(choices[0]?.message.content).toMatch(/^I give no doses/)
  expect(choices[0]?.message.content).not.toMatch(/AI model/)
  expect(double.calls).toEqual([])
})
