import { expect, test } from 'vitest'
import { understand } from '../../question.ts'
import { withUnitsBeforeYears } from './year-units.ts'

const nowhere = { countries: [], markets: [] }

test.each([
  'average cocoa price all of 2024 kg',
  'cocoa price 2024 kg',
  'avg cocoa 2024 kg?',
  'cocoa in 2024 kilo',
  'mean cocoa price for 2024 tonne',
  'cocoa during 2024 tonnes, the average',
  'precio medio del cacao en 2024 tonelada',
  'preço médio do cacau em 2024 kg',
  'prix moyen du cacao en 2024 kg',
  'bei ya kakao mwaka 2024 kilo',
])('P8 a year before a unit is no amount: %s', (text) => {
  const { period, figures, commodities } = understand(text, nowhere)
  expect({ period, figures, commodities }).toEqual({
    period: { start: '2024-01', end: '2024-12' },
    figures: {},
    commodities: ['cocoa'],
  })
})

test.each([
  'I sold 2024 kg of cocoa',
  '2000 kg maize at 30',
  'price of 2000 kg',
  'what are 2010 kg of tea worth',
])('P8 an amount is one: %s', (text) => {
  expect(withUnitsBeforeYears(text)).toBe(text)
})
