import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const ask = (text: string) => understand(text, pricePlaces)

test.each([
  ['cotton low point of 2020', { period: { start: '2020-01', end: '2020-12' }, intent: 'range' }],
  ['maize peak level in 2022', { period: { start: '2022-01', end: '2022-12' }, intent: 'range' }],
  ['wheat price back in August 2012', { period: { start: '2012-08', end: '2012-08' }, intent: 'price' }],
  ['I am about to contract 64 tonnes of wheat, what is it worth', { commodities: ['wheat'] }],
  ['DAP, TSP and urea side by side please', { commodities: ['dap', 'tsp', 'urea'], intent: 'compare' }],
])('Q96 what a time, an extreme or an amount is said with is used: %s', (text, reading) => {
  expect(ask(text)).toMatchObject({ topic: 'price', ...reading })
  expect(ask(text).unplaced).toBeUndefined()
})

test.each([
  ['wheat low grade 2020', 'grade'],
  ['wheat back yard 2020', 'yard'],
  ['organic wheat back in August 2012', 'organic'],
  ['price to Kitale 64 tonnes of maize', 'kitale'],
])('Q96 a word of goods, trade or place is left: %s', (text, word) => {
  expect(ask(text).unplaced).toContain(word)
})
