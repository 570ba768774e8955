import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'
import data from './measures.json' with { type: 'json' }

const read = (text: string) => understand(text, storedPlaces)

/** How a measure is asked for, by what it is filled with. */
const ways: readonly (readonly [ask: (measure: string) => string, crop: string])[] = [
  [(measure) => `price of one ${measure} of maize`, 'maize'],
  [(measure) => `how much is a ${measure} of rice`, 'rice'],
  [(measure) => `wheat price per ${measure}`, 'wheat'],
  [(measure) => `${measure} of beans price`, 'beans'],
]
const latin = data.own.flatMap(({ words }) => words.split(', ').filter((word) => /^[a-z ]+$/.test(word)))

test('Q43 a measure without a weight is told to be one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...latin), fc.constantFrom(...ways), (word, [ask, crop]) => {
      const { topic, commodities, ownMeasure, unplaced = [], product } = read(ask(word))
      const isTold = ownMeasure !== undefined || unplaced.length > 0 || product !== undefined
      expect([ask(word), topic === 'price' && commodities.includes(crop) && !isTold]).toEqual([
        ask(word),
        false,
      ])
    }),
  )
})

test.each([
  ['debe moja la mahindi ni bei gani', 'maize', 'debe'],
  ['precio de una lata de maíz', 'maize', 'lata'],
  ['cuánto vale un almud de maíz', 'maize', 'almud'],
  ["prix d'une tine de riz", 'rice', 'tine'],
  ['um balaio de café preço', 'coffee-arabica', 'balaio'],
  ['كم سعر كيلة القمح', 'wheat', 'كيله'],
  ['price per rubber of rice', 'rice', 'rubber'],
  ['milk tin of rice price', 'rice', 'milk tin'],
])('Q43 %s', (text, id, word) => {
  expect(read(text)).toMatchObject({ topic: 'price', commodities: [id], unit: 'kg', ownMeasure: { word } })
})

test('Q43 it is told first, and then what a kilogram is', () => {
  const { statements } = compose(read('price of 3 mudu of maize'), priceData)
  expect(statements.map(({ code }) => code).slice(0, 2)).toEqual(['own_measure', 'price'])
})

test.each([
  'price of a debe of 18 kg of maize',
  'a crate of 30 eggs price',
  '16 debes of maize at 300 each, how much is that?',
  'what does a bunch of traders say of maize',
])('Q43 a weight that is told, a count or a sum needs none: %s', (text) => {
  expect(read(text).ownMeasure).toBeUndefined()
})

test.each([
  ['cavan of rice price', 50],
  ['price of a stone of wheat', 6.35029],
  ['price per candy of cotton', 355.62],
])('Q43 a measure that an office fixes is its weight: %s', (text, kg) => {
  const { ownMeasure, wanted, figures } = read(text)
  expect(ownMeasure).toBeUndefined()
  expect(wanted ?? figures.given?.[0]?.measure).toMatchObject({ kg })
})

test('Q43 each fixed weight names its source', () => {
  for (const { kg, source, where } of data.fixed) {
    expect(kg).toBeGreaterThan(0)
    expect(source.length).toBeGreaterThan(20)
    expect(where).toMatch(/^[A-Z]{2}(?: [A-Z]{2})*$/)
  }
})
