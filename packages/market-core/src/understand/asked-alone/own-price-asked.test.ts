import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

const read = (text: string) => understand(text, storedPlaces)

test.each([
  [
    "Elevator quoted me $4.62 and walked off to answer his phone, he's been like that since his divorce. What's world corn per bushel so I know how far off $4.62 is?",
    'maize',
    4.62,
  ],
  [
    'My uncle sends greetings, he has never seen a computer. We sold 23 quintals of coffee and the union paid 6.10 dollars per kilo. How much less is that than the world arabica price, for the whole lot?',
    'coffee-arabica',
    6.1,
  ],
  ['I am offered 1.20 a kilo for TSR20 rubber. Is that lower than the world price?', 'rubber', 1.2],
  ['The dealer asks 520 dollars a tonne for urea. How does that compare with the world price?', 'urea', 520],
  ['I was paid 210 euros per tonne of wheat; how much lower is that than your latest price?', 'wheat', 210],
  ['He wants 36 dollars per 50 kg bag of DAP, is that over the world price?', 'dap', 36],
])('N43 a told price is set against the stored one: %s', (text, commodity, value) => {
  const question = read(text)
  expect(question).toMatchObject({ topic: 'price', intent: 'price', commodities: [commodity] })
  expect(question.figures.given).toEqual([expect.objectContaining({ role: 'price', value })])
  expect(question.unplaced).toBeUndefined()
  expect(question.story).toBeUndefined()
})

test.each([
  'I sold 3 tonnes of maize at 210 dollars a tonne and spent 300 dollars on fuel. How much is left?',
  'He offers 200 dollars a tonne, she offers 220 dollars a tonne for my wheat. Which is better?',
])('N43 two prices, and what is left, are sums of their own: %s', (text) => {
  expect(read(text).told).not.toContain('How far off the world price')
})
