import { expect, test } from 'vitest'
import { compose } from '../../../answer/compose.ts'
import { priceData, pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'

const ask = (...turns: readonly string[]) => {
  const question = turns.reduce<ReturnType<typeof understand> | undefined>(
    (before, text) => understand(text, pricePlaces, before),
    undefined,
  )
  if (question === undefined) throw new Error('no turn')
  return compose(question, { ...priceData, local: [], today: '2026-09' }).statements
}
const results = (...turns: readonly string[]) =>
  ask(...turns).flatMap((one) => (one.code === 'story_result' ? [one.values.value.value] : []))

test.each<[string, number, number]>([
  [
    'seed rate 30 kg per acre, my land is 10 acre, it comes in 20 kg packets at 900. how many packets and cost?',
    15,
    13_500,
  ],
  [
    'I spread 100 kg of lime on a hectare, 6 hectares, bags of 50 kg at 400. How many bags, and what is the cost?',
    12,
    4800,
  ],
])('N35 of two questions one may leave out the money of the other: %s', (text, many, money) => {
  expect(results(text)).toEqual([expect.closeTo(many, 6), expect.closeTo(money, 6)])
})

test('N35 an amount that is asked of a told rate is priced in the next turn', () => {
  const told = results(
    'I want to spread 100 kg of urea a hectare on 10 ha and the bags are 50 kg. how many bags?',
    'and what would that come to at the world price',
  )
  expect(told[0]).toBeCloseTo(20, 6)
  expect(told).toHaveLength(2)
})

test('N35 an amount alone is of the price that was asked for before', () => {
  const told = ask('maize price per kg', 'so 30 bags of 60 kg is how much')
  expect(told.find(({ code }) => code === 'worth')).toMatchObject({
    values: { commodity: 'maize', amount: { count: 30, sackKg: 60 } },
  })
})

test('N35 what leaves out the figures of this turn is no answer to it', () => {
  const told = results('maize price', 'per 100 kg', 'and how many quintals for one bag of 50kg urea')
  expect(told).not.toContain(1)
})

test.each([
  ['I sold 20 bags at 3,225 shillings each, a dollar is 129 shillings. how many dollars is that', 500],
  [
    'Sold 2 tons of beans at 600,000 CFA a ton and paid 60,000 transport. 600 CFA to the dollar, how much in dollars do I have left?',
    1900,
  ],
])('N28 what a sum comes to is told at the rate that was told beside it: %s', (text, converted) => {
  expect(ask(text).find(({ code }) => code === 'money_conversion')).toMatchObject({
    values: { converted: expect.closeTo(converted, 6) },
  })
})

test('N28 a price in the farmer’s money is set against the world’s at his rate', () => {
  const told = ask(
    'maize is 42 shillings a kilo here, 129 shillings make a dollar. is it more than the world price?',
  )
  expect(told.find(({ code }) => code === 'own_price')).toMatchObject({
    code: 'own_price',
    values: { currency: 'KES', stored: { currency: 'KES' } },
  })
})

test('N19 a price a tonne makes no sum with what nobody weighed', () => {
  expect(results('We sell maize in 20 litre tins. What would one tin be at the world price?')).toEqual([])
})
