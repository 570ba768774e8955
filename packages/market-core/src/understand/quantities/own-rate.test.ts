import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'
import { withHomeCoin } from './home-coin.ts'
import { rateTold } from './own-rate.ts'

test.each([
  ['a dollar is 129 shillings. maize in shillings?', { of: 'USD', rate: 129, currency: 'KES' }],
  ['1 euro = 655.96 francs, urea in francs', { of: 'EUR', rate: 655.96, currency: 'XAF' }],
  ['1 USD = 3,700 UGX, maize in shillings', { of: 'USD', rate: 3700, currency: 'UGX' }],
  ['$1 of maize'],
  ['maize is 40 shillings a kilo'],
  ['a dollar costs 129 shillings'],
  ['the pound is 3 dollars per kg'],
])('N28 a rate is read where it is told beside something else: %s', (text, rate?: object) => {
  expect(rateTold(text).rate).toEqual(rate)
})

test.each([
  ['1 dollar = 130 bob, what is maize in bob', 130],
  ['with the dollar at 132 shillings how much is a tonne of maize in shillings', 132],
  ['un dollar = 600 francs, le prix du maïs en francs', 600],
])('C1 the farmer’s own rate stands before the stored ones: %s', (text, rate) => {
  const question = understand(text, pricePlaces)
  const currency = question.currency ?? ''
  const stored = [{ base: 'USD', quote: currency, rate: 1, date: '2026-09-01' }]
  const told = compose(question, { ...priceData, rates: stored, local: [] }).statements
  expect(told.find(({ code }) => code === 'converted')).toMatchObject({
    values: { rates: [{ base: 'USD', quote: currency, rate, date: '' }] },
  })
  expect(told.map(({ code }) => code)).not.toContain('nearest')
})

test('N28 shillings of a told rate are those of the farm’s own country', () => {
  const text = 'a dollar is 3700 shillings, maize in shillings'
  expect(withHomeCoin(understand(text, pricePlaces), text, ['UG'])).toMatchObject({
    currency: 'UGX',
    ownRate: { of: 'USD', currency: 'UGX' },
  })
})

test('N8 a rate beside a sum of the farmer’s own stays a figure of it', () => {
  expect(understand('a dollar is 129 shillings and I have 40 dollars', pricePlaces)).not.toHaveProperty(
    'ownRate',
  )
})
