import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSnapshot } from '../src/market/imports/load-snapshot.ts'
import { type Browser, startApp, type TestApp } from './_app.ts'
import { ask, oneFarmer, readAnswer } from './_chat.ts'

let product: TestApp
let ada: Browser
beforeAll(async () => {
  product = await startApp()
  ada = await oneFarmer(product)
})
afterAll(() => product.close())

test.each([
  ['assistant', 'When do I sow?', /^No AI model is connected/],
  ['market', 'What is maize worth?', /^I have no price for maize\..*simple mode/s],
] as const)('says so, in the same shape, whole and as events: %s', async (topic, message, expected) => {
  const completion = await ada.client.chat[topic]({ body: { message } })
  expect(completion).toMatchObject({ object: 'chat.completion', model: 'built-in' })
  const content = completion.choices[0]?.message.content ?? ''
  expect(content).toMatch(expected)
  const { text, finish, last } = readAnswer((await ask(ada, message, { topic, events: true })).payload)
  expect([text, finish, last]).toEqual([content, 'stop', 'data: [DONE]'])
})

test('answers from stored prices, with their sources beside the answer', async () => {
  await loadSnapshot(product.deps.database)
  const completion = await ada.client.chat.market({
    body: {
      message: 'and wheat?',
      history: [
        { role: 'user', content: 'How has maize moved over the last year?' },
        { role: 'assistant', content: 'Up a little.' },
      ],
    },
  })
  expect(completion.choices[0]?.message.content).toMatch(
    /^Wheat \(world price, Wheat, US HRW\) went from USD /,
  )
  expect(completion.sources).toMatchObject([{ name: 'World Bank Pink Sheet', series: 'Wheat, US HRW' }])
  const events = (await ask(ada, 'What is urea worth?', { topic: 'market', events: true })).payload
  expect(events).toContain('"series":"Urea"')
})
