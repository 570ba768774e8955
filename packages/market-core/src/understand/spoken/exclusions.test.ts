import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const ids = (text: string) => understand(text, pricePlaces).commodities

test.each([
  ['which is the cheapest fertiliser not counting urea', 'urea', 3],
  ['oils other than palm: which is dearest', 'palm-oil', 5],
  ['all grains except rice, which rose most over the last year', 'rice', 4],
  ['which grain is dearest, rice excluded', 'rice', 4],
  ["Quel est l'engrais le moins cher à part l'urée ?", 'urea', 3],
  ['¿qué aceite es más barato sin contar el aceite de palma?', 'palm-oil', 5],
  ['qual fertilizante é mais barato exceto a ureia?', 'urea', 3],
  ['mbolea ipi ni nafuu isipokuwa urea', 'urea', 3],
  ['urea ko chhodkar sabse sasti khad kaun si hai', 'urea', 3],
  ['यूरिया को छोड़कर सबसे सस्ती खाद कौन सी है', 'urea', 3],
])('Q24 what is left out of a kind is not asked about: %s', (text, excluded, count) => {
  expect(ids(text)).not.toContain(excluded)
  expect(ids(text)).toHaveLength(count)
})

test('Q24 of two that are left out neither is', () => {
  expect(ids('cheapest oil excluding palm oil and soybean oil')).toEqual([
    'sunflower-oil',
    'rapeseed-oil',
    'coconut-oil',
    'groundnut-oil',
  ])
})

test('Q24 however it is said, the others are the same', () => {
  const said = fc.constantFrom(
    'except',
    'excluding',
    'without',
    'not counting',
    'other than',
    'apart from',
    'leaving out',
  )
  const grain = fc.constantFrom('maize', 'wheat', 'rice', 'barley', 'sorghum')
  fc.assert(
    fc.property(said, grain, (except, one) => {
      expect(ids(`which grain is cheapest ${except} ${one}`)).not.toContain(one)
      expect(ids(`${except} ${one}, which grain is cheapest`)).toHaveLength(4)
    }),
  )
})

test('Q24 what is no commodity is told as it was', () => {
  const withOil = { ...pricePlaces, series: [{ commodity: null, name: 'Oil (vegetable)' }] }
  expect(understand('average price of maize in 2024 leaving out december', withOil).unreadTimes).toEqual([
    'december',
  ])
  expect(understand('maize without husk price', pricePlaces).unplaced).toEqual(['husk'])
})
