import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { KnownPlaces } from './find-place.ts'
import { type Question, understand } from './question.ts'

const places: KnownPlaces = {
  countries: [
    { code: 'NIC', names: ['Nicaragua'] },
    { code: 'COG', names: ['Congo', 'Republic of Congo'] },
  ],
  markets: [{ name: 'Managua', country: 'NIC' }],
}
const ask = (text: string, previous?: Question) => understand(text, places, previous)

test.each([
  ['What is maize worth?', { intent: 'price', commodities: ['maize'] }],
  ['price of corn per bushel', { intent: 'price', commodities: ['maize'], unit: 'bushel' }],
  ['Quel est le prix du maïs ?', { intent: 'price', commodities: ['maize'] }],
  ['mahindi bei gani', { intent: 'price', commodities: ['maize'] }],
  ['whats teh wheet price', { intent: 'price', commodities: ['wheat'] }],
  ['Maize in Nicaragua', { intent: 'price', commodities: ['maize'], place: { country: 'NIC' } }],
  ['beans at Managua market', { commodities: ['beans'], place: { country: 'NIC', market: 'Managua' } }],
  [
    'How has maize moved over the last year?',
    { intent: 'change', commodities: ['maize'], period: { months: 12 } },
  ],
  [
    'Highest and lowest wheat price in 5 years',
    { intent: 'range', commodities: ['wheat'], period: { months: 60 } },
  ],
  ['Compare maize and wheat', { intent: 'compare', commodities: ['maize', 'wheat'] }],
  ['Is maize usually higher at this time of year?', { intent: 'season', commodities: ['maize'] }],
  ['What do fertilisers cost?', { intent: 'fertilisers', commodities: ['urea', 'dap', 'tsp', 'potash'] }],
  ['How many kg of maize buy a kg of urea?', { intent: 'input-ratio', commodities: ['maize', 'urea'] }],
  ['What can you answer?', { intent: 'capabilities', commodities: [] }],
  ['Will maize go up next month?', { intent: 'forecast' }],
  ['Should I sell my wheat now?', { intent: 'advice' }],
  ['palm oil and soybean meal', { intent: 'compare', commodities: ['palm-oil', 'soybean-meal'] }],
  ['wheat price in March 2024', { commodities: ['wheat'], period: { start: '2024-03', end: '2024-03' } }],
  ['sorghum in euros per tonne', { commodities: ['sorghum'], currency: 'EUR', unit: 't' }],
  ['Tell me a joke', { intent: 'unknown', commodities: [] }],
])('Q1 understands %j', (text, expected) => {
  expect(ask(text)).toMatchObject(expected)
})

test('Q3 reads the figures of a margin', () => {
  expect(
    ask('Gross margin of wheat at 8 t/ha, costs 900 per hectare, price 200 per tonne').figures,
  ).toMatchObject({
    yieldTPerHa: 8,
    costPerHa: 900,
    pricePerT: 200,
  })
  const american = ask('break-even for corn: yield 180 bushels per acre, cost $920 per acre').figures
  expect(american.yieldTPerHa).toBeCloseTo(11.298, 3)
  expect(american.costPerHa).toBeCloseTo(2273.37, 2)
})

test('Q4 a follow-up takes from the question before what it leaves out', () => {
  const first = ask('How has maize moved over the last year in Nicaragua?')
  expect(ask('and wheat?', first)).toMatchObject({
    intent: 'change',
    commodities: ['wheat'],
    period: { months: 12 },
    place: { country: 'NIC' },
  })
  expect(ask('per bushel?', first)).toMatchObject({
    intent: 'change',
    commodities: ['maize'],
    unit: 'bushel',
  })
  expect(ask('What is rice worth?', first)).toMatchObject({ intent: 'price', commodities: ['rice'] })
  expect(ask('What is rice worth?', first).period).toBeUndefined()
})

test('Q5 case, spaces and punctuation change nothing', () => {
  const questions = fc.constantFrom(
    'what is maize worth',
    'compare wheat and rice',
    'how has urea moved in the last year',
  )
  const noise = fc.constantFrom('', ' ', '  ', '!', '?', ' ...')
  fc.assert(
    fc.property(questions, noise, noise, fc.boolean(), (text, before, after, loud) => {
      const noisy = `${before}${(loud ? text.toUpperCase() : text).replaceAll(' ', '  ')}${after}`
      expect(ask(noisy)).toEqual(ask(text))
    }),
  )
})

test('Q6 any text at all is understood as something', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void ask(text)))
})
