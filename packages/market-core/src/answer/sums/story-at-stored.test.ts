import { expect, test } from 'vitest'
import { understand } from '../../understand/question.ts'
import { compose } from '../compose.ts'
import { priceData, pricePlaces } from '../price-data.fixture.ts'

const tell = (text: string) =>
  compose(understand(text, pricePlaces), { ...priceData, local: [], today: '2026-09' }).statements

test.each([
  [
    'I borrowed 900 dollars at 10 percent and have 20 tonnes of maize. At your last price, what is left?',
    2978,
  ],
  ['I must pay 400 dollars. At the maize price you hold, how many 50 kg bags must I sell?', 40.322_580_645],
  ['The fees are 992 dollars. At the world price of maize how many tonnes must go?', 5],
])('N19 a sum asks for the stored price, and is made with it: %s', (text, value) => {
  const told = tell(text)
  expect(told.map(({ code }) => code)).toEqual(['price', 'story_figures', 'story_result', 'not_your_price'])
  expect(told[0]).toMatchObject({ values: { price: { month: '2026-08' } } })
  expect(told[2]).toMatchObject({ values: { value: { value: expect.closeTo(value, 6) } } })
})

test('N19 where the farmer has money of another kind, no sum is made across the two', () => {
  const told = tell('I owe 40000 naira. At your last maize price how many bags of 90 kg must I sell?')
  expect(told.map(({ code }) => code)).not.toContain('story_result')
})

test.each([
  [
    'per hectare i put seed 120, fertiliser 300, spraying 90 and diesel 140 into the wheat. reckon on 6.5 t. what do i need a tonne to get out even',
    100,
  ],
  [
    'Rent 200 an acre plus 540 an acre inputs, 25 acres of barley, whole crop weighed in at 60 t. what per ton covers it',
    308.333_333,
  ],
])('N20 costs by their names and a harvest are a sum, whatever the costs are for: %s', (text, value) => {
  expect(tell(text).at(-1)).toMatchObject({ values: { value: { value: expect.closeTo(value, 5) } } })
})

test('N20 how much of a fertiliser to give stays no sum', () => {
  const { topic } = understand('how much urea and dap per acre for wheat, 120 60 40?', pricePlaces)
  expect(topic).toBe('nutrients')
})

test.each<[string, number]>([
  ['yield 3.4 t/ha on 60 ha of maize, how many tonnes and what is that worth now', 40_473.6],
  [
    'I carry 12 sacks of maize, 50 kg a sack, to town. Using the market price you have there, how much money is that? Transport eats 30 dollars.',
    89.04,
  ],
])(
  'N72 what it is worth now is told at the stored price, less the costs that are told: %s',
  (text, value) => {
    const told = tell(text).filter(({ code }) => code === 'story_result')
    expect(told.at(-1)?.facts.at(-1)?.value).toBeCloseTo(value, 4)
  },
)

test('N72 where the farmer tells a price, what it is worth now is not the stored one', () => {
  const told = tell('I sold 40 t of maize at 210 dollars a tonne, what is that worth now?')
  expect(told.map(({ code }) => code)).not.toContain('price')
})

test.each([
  "12 tonnes of maize at the price you've got less 2000 shillings a tonne, what do i get",
  '12 tonnes of maize at your latest price less 2000 shillings a tonne, what do i get',
  'what do i get for 12 tonnes of maize at the price you have, less 2000 shillings a tonne',
])('N77 what is taken off the stored price is no price of its own: %s', (text) => {
  const { statements } = compose(understand(text, pricePlaces), priceData)
  const codes = statements.map(({ code }) => code)
  expect(codes).not.toContain('worth')
  expect(codes).toContain('price')
  expect(statements.flatMap((one) => (one.code === 'nearest' ? one.values.words : []))).toContain('2000')
})

test('N77 in the money of the stored price the sum is made', () => {
  const text = "12 tonnes of maize at the price you've got less 20 dollars a tonne, what do i get"
  const codes = compose(understand(text, pricePlaces), priceData).statements.map(({ code }) => code)
  expect(codes).toContain('story_result')
})
