import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

test.each([
  ['tomatoes in Matagalpa', 'tomatoes', 'matagalpa'],
  ['tomatoes Matagalpa price', 'tomatoes', 'matagalpa'],
  ['onions in jinotega', 'onions', 'jinotega'],
  ['potatoes in Nyahururu', 'potatoes', 'nyahururu'],
  ['onion price in Arusha today', 'onions', 'arusha'],
  ['Rate of onion Lasalgaon today', 'onions', 'lasalgaon'],
  ['tomato rate Kolar', 'tomatoes', 'kolar'],
  ['cabbage price Karatina', 'cabbage', 'karatina'],
  ['tomatoes Morogoro', 'tomatoes', 'morogoro'],
  ['bei ya vitunguu Arusha leo', 'onions', 'Arusha'],
  ['lasalgaon me pyaz ka bhav', 'onions', 'lasalgaon'],
  ['आज लासलगांव में प्याज का भाव', 'onions', 'लासलगांव'],
  ['precio del tomate en Matagalpa', 'tomatoes', 'Matagalpa'],
  ['prix de la tomate à Rungis', 'tomatoes', 'Rungis'],
  ['preço do tomate em Petrópolis', 'tomatoes', 'Petrópolis'],
  ['سعر الطماطم في طنطا', 'tomatoes', 'طنطا'],
])('Q50 an unknown place beside a known thing is one: %s', (text, id, place) => {
  expect(understand(text, storedPlaces)).toMatchObject({
    topic: 'price',
    commodities: [id],
    isSomewhere: true,
    placesNamed: [place],
  })
})

test.each([
  'maize in tins',
  'price of Irish potatoes',
  'Maize Sheller Price',
  'plantain price anywhere in africa',
  'maize price from my cousin',
])('Q50 what is no place stays what it was: %s', (text) => {
  expect(understand(text, storedPlaces).placesNamed).toBeUndefined()
})

test('Q50 of a place that is not had nothing of another country is told, and who knows it is named', () => {
  const question = understand('onion price in Arusha today', storedPlaces)
  const elsewhere = {
    ...priceData,
    local: ['TZ'],
    series: priceData.series
      .filter(({ country }) => country === 'NI')
      .map((one) => ({ ...one, commodity: 'onions', name: 'Onions (white)' })),
  }
  const { statements, series } = compose(question, elsewhere)
  expect(series).toEqual([])
  expect(statements.map(({ code }) => code)).toEqual(['kind_not_stored', 'not_found', 'ask_whom'])
  expect(statements[0]?.values).toEqual({ kind: 'market', words: ['arusha'] })
  expect(statements[1]?.values).toMatchObject({ commodity: 'onions', others: [] })
})

test('Q50 the nearest of its own country is told as the nearest', () => {
  const { statements } = compose(understand('maize in Matagalpa', storedPlaces), {
    ...priceData,
    local: ['NI'],
  })
  expect(statements.find(({ code }) => code === 'nearest')?.values).toEqual({ words: ['matagalpa'] })
  expect(statements.find(({ code }) => code === 'price')?.values).toMatchObject({ series: { country: 'NI' } })
})
