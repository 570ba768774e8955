import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

test.each([
  ['maize in ghana cedis', 'GHS'],
  ['maize in cedi', 'GHS'],
  ['wheat price in thai baht per tonne', 'THB'],
  ['maize in turkish lira', 'TRY'],
  ['wheat in zambian kwacha', 'ZMW'],
  ['wheat in kenya shillings', 'KES'],
])('N22 %s', (text, currency) => {
  const question = understand(text, pricePlaces)
  expect(question).toMatchObject({ topic: 'price', currency })
  expect(question.unplaced).toBeUndefined()
})

test.each(['try maize', 'all maize prices', 'real maize price'])(
  'N22 a word of every day is no money: %s',
  (text) => {
    expect(understand(text, pricePlaces).currency).toBeUndefined()
  },
)

test.each([
  ['how much is 250 euro in rand', 250, 'EUR', 'ZAR'],
  ['2.5 lakh rupees in dollars', 250_000, 'INR', 'USD'],
  ['100 dollars in cedis', 100, 'USD', 'GHS'],
])('N22 money in other money is no farm sum: %s', (text, value, currency, to) => {
  expect(understand(text, pricePlaces)).toMatchObject({ money: { value, currency }, currency: to })
})
