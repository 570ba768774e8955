import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

test.each([
  ["What's HRW wheat at, and how many acres is 6 hectares?", 'wheat'],
  ['how many acres is 6 hectares and what is maize at?', 'maize'],
  ['Maize price? And how many kg in 3 bags of 90 kg?', 'maize'],
  ['100 acres in hectares, also the cocoa price', 'cocoa'],
])('Y1 a price and a conversion are both told: %s', (text, commodity) => {
  const { topic, commodities, alsoAsked } = understand(text, storedPlaces)
  expect({ topic, commodities, also: alsoAsked?.map(({ intent }) => intent) }).toEqual({
    topic: 'price',
    commodities: [commodity],
    also: ['convert'],
  })
})

test('Y1 one question is no two', () => {
  expect(understand('price of maize per 90 kg bag and in euros', storedPlaces).alsoAsked).toBeUndefined()
})
