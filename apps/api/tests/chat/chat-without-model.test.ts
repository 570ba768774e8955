import { renderAnswer } from '@smart-farming/words/answers/answer-texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSnapshot } from '../../src/market/bundled/load-snapshot.ts'
import { PriceAnswerer } from '../../src/market/stored/price-answerer.ts'
import { StoredPrices } from '../../src/market/stored/stored-prices.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'
import { askChat, readAnswer, signInFarmer } from '../support/chat/chat.ts'
import { createWfpFile, importInto } from '../support/prices/prices.ts'

let product: TestApp
let ada: Browser
beforeAll(async () => {
  product = await startApp({ overrides: { now: () => new Date('2026-09-21T14:20:00Z') } })
  ada = await signInFarmer(product)
})
afterAll(() => product.close())

test.each([
  ['assistant', 'When do I sow?', /^I don’t have reliable advice on sowing/],
  ['market', 'What is maize worth?', /^I have no price for maize\./],
] as const)(
  'gives the same answer, streamed or not, when it knows nothing: %s',
  async (topic, message, expected) => {
    const completion = await ada.client.chat[topic]({ body: { message } })
    expect(completion).toMatchObject({ object: 'chat.completion', model: 'built-in' })
    const content = completion.choices[0]?.message.content ?? ''
    expect(content).toMatch(expected)
    const { text, finish, last } = readAnswer((await askChat(ada, message, { topic, events: true })).payload)
    expect([text, finish, last]).toEqual([content, 'stop', 'data: [DONE]'])
  },
)

test('answers from stored prices with their sources', async () => {
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
    /^Wheat \(world price, Wheat, US HRW\): from USD .*The latest price is 7 months old\./s,
  )
  expect(completion.sources).toMatchObject([{ name: 'World Bank Pink Sheet', series: 'Wheat, US HRW' }])
  const events = (await askChat(ada, 'What is urea worth?', { topic: 'market', events: true })).payload
  expect(events).toContain('"series":"Urea"')
})

test('answers thanks politely', async () => {
  for (const topic of ['market', 'assistant'] as const) {
    const thanked = await ada.client.chat[topic]({ body: { message: 'Thanks!' } })
    expect(thanked.choices[0]?.message.content).toBe('You’re welcome.')
  }
})

test('finds the price of a food that appears only in the price list, not of a similar crop', async () => {
  const bread = createWfpFile([['2026-08-15', 'Nakuru', 5400]], 'Bread')
  await importInto(product, 'wfp', bread, { country: 'KE' })
  const fresh = new PriceAnswerer(
    new StoredPrices(product.deps.prices, product.deps.database, product.deps.words),
    { run: product.deps.reading.run },
  )
  const { parts } = await fresh.read('price of bread in Nakuru per kg')
  const { statements, sources } = await fresh.answer(parts, [])
  expect(renderAnswer(product.deps.words.said, statements)).toMatch(
    /^.*Bread \(wholesale price, Nakuru, Kenya\): KES 60/,
  )
  expect(sources).toMatchObject([{ series: 'Bread', market: 'Nakuru' }])
})

test('says how it read a misspelt word', async () => {
  const completion = await ada.client.chat.market({
    body: { message: 'wats da prise of maizze and suger plz' },
  })
  expect(completion.choices[0]?.message.content).toMatch(
    /^Maize \(world price\).*I took “maizze” to mean maize and “suger” to mean sugar\./s,
  )
})
