import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

test.each([
  ['maize in Kenyan shilling a bag', 'KES'],
  ['maize in mexico pesos per tonne', 'MXN'],
  ['maize a tonne in brazilian real', 'BRL'],
  ['maize per tonne, american dollars', 'USD'],
])('N11 money is known by its country and its coin, which name no place: %s', (text, currency) => {
  const question = understand(text, {
    countries: [
      { code: 'KE', names: ['Kenya'] },
      { code: 'MX', names: ['Mexico'] },
    ],
    markets: [],
  })
  expect(question.currency).toBe(currency)
  expect(question).not.toHaveProperty('place')
})

test.each([
  'It costs me 38,000 Kenya shillings an acre, I cut 1,700 kg, the buyer gives 0.28 US dollar a kilo. Margin?',
  'cost 300 euro per hectare, 6 t/ha, offered 250 american dollar a ton. margin?',
])('N2 money of two countries is never taken from each other: %s', (text) => {
  const { statements, answered } = compose(understand(text, pricePlaces), priceData)
  expect(statements.map(({ code }) => code)).toEqual(['given', 'mixed_currencies'])
  expect(answered).toBe(false)
})
