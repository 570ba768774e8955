import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const read = (text: string) => understand(text, pricePlaces)

test.each([
  ['सोयाबीन के तेल का भाव', 'soybean-oil'],
  ['soyabean ka tel kitne ka hai', 'soybean-oil'],
  ['सोयाबीन की खली का भाव', 'soybean-meal'],
  ['soya khali ka bhav', 'soybean-meal'],
  ['soya oilcake per tonne please, man', 'soybean-meal'],
  ['rui ka bhav rupaye mein prati quintal kitna baithta hai', 'cotton'],
])('Q18 what is made of a thing is named with "of" or without: %s', (text, id) => {
  const { commodities, unplaced } = read(text)
  expect({ commodities, unplaced }).toEqual({ commodities: [id], unplaced: undefined })
})

test.each([
  ['maize per kg in pence', 'GBP'],
  ['maize per kg in paise', 'INR'],
  ['maize per kg in kobo', 'NGN'],
])('Q19 a coin asks for its currency: %s', (text, currency) => {
  const { currency: asked, unplaced } = read(text)
  expect({ asked, unplaced }).toEqual({ asked: currency, unplaced: undefined })
})

test('Q19 the coin of a figure is no currency that an answer is wanted in', () => {
  const { currency, unplaced } = read('price of maize at 38 pence per kg')
  expect(currency).toBeUndefined()
  expect(unplaced).toContain('pence')
})
