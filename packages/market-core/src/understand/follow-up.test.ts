import { expect, test } from 'vitest'
import { pricePlaces } from '../answer/price-data.fixture.ts'
import { understand } from './question.ts'
import type { Question } from './reading.ts'

const read = (...turns: string[]) =>
  turns.reduce<Question | undefined>((before, text) => understand(text, pricePlaces, before), undefined)

test.each([
  [
    ['what did maize do since feb 2024', 'and wheat?', 'and which of the two more'],
    ['maize', 'wheat'],
  ],
  [
    ['price of maize', 'and wheat?', 'which of them dropped more since last year'],
    ['maize', 'wheat'],
  ],
  [
    ['what is beef worth', 'and lamb?', 'and chicken?', 'rank them'],
    ['beef', 'lamb', 'chicken'],
  ],
])('Q15 which of two is of both that were named: %j', (turns, commodities) => {
  expect(read(...turns)?.commodities).toEqual(commodities)
})

test('Q15 two varieties of one thing are two', () => {
  expect(read('price of brent', 'and wti', 'which is dearer')).toMatchObject({
    intent: 'compare',
    variety: ['brent', 'wti'],
  })
})

test('Q15 a time, an amount and a question with them stay what they were', () => {
  expect(read('tea price in 2022', 'and maize?')).toMatchObject({
    period: { start: '2022-01', end: '2022-12' },
  })
  expect(read('price of fish meal', 'is it per 50 kg?')).toMatchObject({
    commodities: ['fish-meal'],
    figures: { amount: { value: 50, unit: 'kg' } },
  })
  expect(read('highest urea price ever?', 'and the lowest since then')).toMatchObject({
    sinceExtreme: 'highest',
  })
})

test.each([
  ['tea of Kolkata since last July it went where', { intent: 'change', period: { start: '--07' } }],
  ['has maize more than doubled between january 2023 and january 2025', { intent: 'change', multiple: 2 }],
])('Q16 a time is what it is said to be: %s', (text, expected) => {
  const question = read(text)
  expect(question).toMatchObject(expected)
  expect(question?.againstNow).toBeUndefined()
})

test.each([
  'my soya is in the shed 40 tonnes, bank wants its money in march, sell half now?',
  'is it worth keeping the maize until june',
  'better to hold my wheat or let it go',
  'when should i sell the cocoa',
  'will urea come down before the long rains? should I wait to buy',
  'good time to sell coffee?',
])('A4 to sell or to hold is asked in many words, and told no month that is not asked for: %s', (text) => {
  expect(read(text)).toMatchObject({ intent: 'advice', topic: 'price' })
})

test.each([
  'should I wait to spray my wheat',
  'sold 12 tonnes of wheat at 240 dollars a tonne, what do I get',
])('A4 what asks for neither is none: %s', (text) => {
  expect(read(text)?.intent === 'advice' && read(text)?.topic === 'price').toBe(false)
})

test.each([
  [
    ['what was urea in march 2026', 'and in june 2026', 'what is that in percent'],
    { start: '2026-03', end: '2026-06' },
  ],
  [['urea a year ago?', 'and now?', 'so how many percent is that'], { monthsAgo: 12 }],
  [['price of wheat', 'how much is that in percent'], { months: 12 }],
])('Q17 a share of what was told before is of its times: %j', (turns, period) => {
  expect(read(...turns)).toMatchObject({ intent: 'change', period })
})

test('Q17 a share of two things that were asked for one after the other sets them apart', () => {
  expect(read('price of maize', 'and of wheat?', 'how many percent more is that')).toMatchObject({
    intent: 'compare',
    commodities: ['maize', 'wheat'],
  })
})

test('Q17 "and now" leaves the time before', () => {
  expect(read('maize in 2022', 'and now?')?.period).toBeUndefined()
})

test('Q4 a sack and then a currency go on with what was asked', () => {
  expect(read('price of maize', 'for a sack of 70 kg?', 'and in dollars')).toMatchObject({
    commodities: ['maize'],
    wanted: { kind: 'sack', kg: 70 },
    currency: 'USD',
  })
})

test.each([
  [
    ['price of bananas', 'no i meant in europe, and the whole of 2022'],
    { commodities: ['bananas'], variety: ['europe'] },
  ],
  [['wheat price', 'sorry, in euro'], { commodities: ['wheat'], currency: 'EUR' }],
  [['wheat price', 'no, rice'], { commodities: ['rice'] }],
  [['maize in 2022', 'has that gone up since'], { intent: 'change', period: { start: '2022-01' } }],
  [
    ['what does dap cost', 'and 3 bags of 50 kg', 'and in rand'],
    { commodities: ['dap'], currency: 'ZAR', topic: 'price' },
  ],
  [['urea today', 'and same month last year'], { commodities: ['urea'], period: { monthsAgo: 12 } }],
  [
    ['soybean oil price', 'and the meal?', 'how many kilos of the meal buy one kilo of the oil'],
    { commodities: ['soybean-meal', 'soybean-oil'] },
  ],
  [['price of palm oil', 'and the meal?'], { unplaced: ['meal'] }],
])('Q32 what puts right, adds to or shortens a question is of it: %j', (turns, reading) => {
  expect(read(...turns)).toMatchObject(reading)
})
