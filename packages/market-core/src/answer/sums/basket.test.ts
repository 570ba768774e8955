import { expect, test } from 'vitest'
import { understand } from '../../understand/question.ts'
import { compose } from '../compose.ts'
import { priceData, pricePlaces } from '../price-data.fixture.ts'

const tell = (text: string) =>
  compose(understand(text, pricePlaces), { ...priceData, local: [], today: '2026-09' }).statements

/** The results of the sums that are told, each with what it is for one of. */
const sums = (text: string) =>
  tell(text).flatMap((one) =>
    one.code === 'story_result' ? [[Number(one.values.value.value.toFixed(4)), one.values.per]] : [],
  )

// Maize 198.4, wheat 248 and urea 396.8 a tonne.
test.each([
  ['price me 3 tonnes of maize and 2 tonnes of wheat at the prices you hold', [[1091.2, undefined]]],
  ['I have 5 t wheat and 12 t maize. what is all of it worth at the world prices', [[3620.8, undefined]]],
  [
    'urea 50 kg and maize 20 kg per acre on 12 acres, total cost at world price',
    [
      [23.808, 'acre'],
      [285.696, undefined],
    ],
  ],
  [
    'each hectare gets 100 kg of urea and 150 kg of wheat. what does it cost at your prices, and on 30',
    [
      [76.88, 'ha'],
      [2306.4, undefined],
    ],
  ],
  [
    '500 kg urea and 300 kg maize for my 10 ha, what does that cost per hectare',
    [
      [257.92, undefined],
      [25.792, 'ha'],
    ],
  ],
  [
    '4 bags of 50 kg urea and 3 bags of 90 kg maize, what do they come to at your prices',
    [[132.928, undefined]],
  ],
])('N24 amounts of several goods are priced each with its own stored price: %s', (text, expected) => {
  expect(sums(text)).toEqual(expected)
})

test.each([
  'what is 30 kg lime and 120 kg urea worth',
  '4 bags urea and 2 bags wheat, what is the cost at your prices',
  'how much nitrogen is in 250 kg urea and 100 kg wheat',
  'I mix 200 kg maize with 50 kg wheat, what ratio is that at your prices',
  '200 kg urea and 70 kg maize on each hectare. what is that at your price, and with 12 men on 40',
])('N24 no amount is told of another good, nor divided by it: %s', (text) => {
  const told = tell(text)
  expect(sums(text)).toEqual([])
  expect(told.map(({ code }) => code)).not.toContain('worth')
})
